// GitHub's fork of cmark, with its extensions.
#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>

// Macros that Swift does not import by themselves.
static inline int shim_options(void) { return CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_FOOTNOTES; }

/// Whether the node is an item of a list with a box to check.
static inline int shim_isTask(cmark_node *node, cmark_syntax_extension *tasks) {
  return tasks != NULL && cmark_node_get_type(node) == CMARK_NODE_ITEM && cmark_node_get_syntax_extension(node) == tasks;
}
