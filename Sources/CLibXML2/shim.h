// What Swift cannot import from libxml2 by itself: macros, mutable global function pointers, functions whose types
// differ between versions (errors became const in 2.12), and settings that are to be the same for every caller.
#include <string.h>

#include <libxml/xmlversion.h>

// Debian's headers would draw in the system's ICU, whose enumerations clash with those of Foundation's own ICU.
// Only the inside of a structure that is never used here depends on it.
#undef LIBXML_ICU_ENABLED

#include <libxml/catalog.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/valid.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemas.h>
#include <libxml/xmlschemastypes.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

/// Receives an error of a parser or validator; the error is gone when it returns.
typedef void (*shim_error_handler)(void *context, const xmlError *error);

/// Makes libxml2 ready for several threads, cuts the network off and ignores the system's catalogs.
static inline void shim_initialize(void) {
#ifdef LIBXML_CATALOG_ENABLED
  xmlCatalogSetDefaults(XML_CATA_ALLOW_NONE);
#endif
  xmlInitParser();
  // These set up tables on first use, without a lock.
  xmlSchemaInitTypes();
  xmlXPathInit();
  xmlSetExternalEntityLoader(xmlNoNetExternalEntityLoader);
}

static inline const char *shim_version(void) { return LIBXML_DOTTED_VERSION; }

/// Sets where this thread's errors go; NULL sends them to standard error again.
static inline void shim_setErrorHandler(void *context, shim_error_handler handler) {
  xmlSetStructuredErrorFunc(context, (xmlStructuredErrorFunc)handler);
}

/// Whether a document may declare entities. The characters of its markup are spelled in this one way only, as it is
/// read as UTF-8.
static inline int shim_declaresEntities(const char *bytes, int length) {
  static const char declaration[] = "<!ENTITY";
  const int size = sizeof(declaration) - 1;
  const char *end = bytes + length;
  for (const char *at = bytes; end - at >= size && (at = memchr(at, '<', end - at - size + 1)) != NULL; at++) {
    if (memcmp(at, declaration, size) == 0) return 1;
  }
  return 0;
}

/// Parses a document without network, external entities or DTD loading.
///
/// What the library limits against entities, texts of 10 MB and 256 levels, may be of any size in a document that
/// declares none. Short texts are kept in their nodes, which saves most of the memory that the library asks for.
static inline xmlDocPtr shim_parse(const char *bytes, int length) {
  int options = XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_COMPACT;
  if (!shim_declaresEntities(bytes, length)) options |= XML_PARSE_HUGE;
  return xmlReadMemory(bytes, length, NULL, "UTF-8", options);
}

/// Parses a DTD from text; what it refers to must be a file named by its absolute path.
static inline xmlDtdPtr shim_parseDTD(const char *bytes, int length) {
  xmlParserInputBufferPtr input = xmlParserInputBufferCreateMem(bytes, length, XML_CHAR_ENCODING_UTF8);
  return input == NULL ? NULL : xmlIOParseDTD(NULL, input, XML_CHAR_ENCODING_UTF8);
}

static inline void shim_setSchemaErrorHandler(
    xmlSchemaValidCtxtPtr validator, void *context, shim_error_handler handler) {
  xmlSchemaSetValidStructuredErrors(validator, (xmlStructuredErrorFunc)handler, context);
}

static inline void shim_setSchemaParserErrorHandler(
    xmlSchemaParserCtxtPtr parser, void *context, shim_error_handler handler) {
  xmlSchemaSetParserStructuredErrors(parser, (xmlStructuredErrorFunc)handler, context);
}

/// How many bytes a text has.
static inline long shim_length(const xmlChar *text) { return (long)strlen((const char *)text); }

/// Whether so many bytes are the same, none of which may be nowhere.
static inline int shim_equals(const void *bytes, long count, const void *others, long other_count) {
  return count == other_count && (count == 0 || memcmp(bytes, others, (size_t)count) == 0);
}

/// Whether a text contains another.
static inline int shim_contains(const xmlChar *text, const unsigned char *part) {
  return strstr((const char *)text, (const char *)part) != NULL;
}

/// Whether a text begins with another.
static inline int shim_begins(const xmlChar *text, const unsigned char *part) {
  while (*part != 0 && *text == *part) text++, part++;
  return *part == 0;
}

/// `xmlFree` is a variable that holds a function.
static inline void shim_free(void *memory) { xmlFree(memory); }

/// The node an error belongs to; for a parse error the innermost open element.
static inline xmlNodePtr shim_errorNode(const xmlError *error) {
  if (error->node != NULL) return (xmlNodePtr)error->node;
  if (error->ctxt == NULL) return NULL;
  if (error->domain != XML_FROM_PARSER && error->domain != XML_FROM_NAMESPACE) return NULL;
  return ((xmlParserCtxtPtr)error->ctxt)->node;
}

/// The node as an element, or NULL when it is none.
static inline xmlNodePtr shim_element(xmlNodePtr node) {
  while (node != NULL && node->type != XML_ELEMENT_NODE) node = node->parent;
  return node;
}
