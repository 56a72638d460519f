// zlib. A stream of it must not move in memory, and the functions to begin with are macros: neither is for Swift.
#include <string.h>

#include <zlib.h>

/// Compresses bytes in gzip's format, with a header that tells neither a time nor a name nor a system.
///
/// Returns how many bytes it took, 0 when there is no memory or not that much room.
static inline size_t shim_gzip(const unsigned char *bytes, size_t count, unsigned char *room, size_t size) {
  z_stream stream;
  gz_header header;
  memset(&stream, 0, sizeof stream);
  memset(&header, 0, sizeof header);
  header.os = 255;
  // At level 3 a record is a fifth larger than at the usual level, and takes half of the time. 15 is the largest window,
  // and 16 asks for gzip's header and sum around the data.
  if (deflateInit2(&stream, 3, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  deflateSetHeader(&stream, &header);
  stream.next_in = (unsigned char *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = room;
  stream.avail_out = (uInt)size;
  size_t length = deflate(&stream, Z_FINISH) == Z_STREAM_END ? stream.total_out : 0;
  deflateEnd(&stream);
  return length;
}

/// Room that is enough for so many bytes compressed: gzip's header and sum take 18.
static inline size_t shim_gzipBound(size_t count) { return compressBound(count) + 18; }
