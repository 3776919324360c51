// The files for the browser, as bytes of the program. An array literal in Swift would take the compiler ten seconds.
#include "CEspalierBrowser.h"

#ifndef __has_embed
#error "The files for the browser need a Clang that knows #embed, as that of Swift 6.2 or newer."
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_FUNCTION(name) \
  struct EspalierBrowserFile espalier_##name(void) { return (struct EspalierBrowserFile){name, sizeof name}; }

static const unsigned char beginning_js[] = {
#embed "Browser/Script/beginning.js"
};
FILE_FUNCTION(beginning_js)

static const unsigned char clicks_js[] = {
#embed "Browser/Script/clicks.js"
};
FILE_FUNCTION(clicks_js)

static const unsigned char connection_js[] = {
#embed "Browser/Script/connection.js"
};
FILE_FUNCTION(connection_js)

static const unsigned char controls_js[] = {
#embed "Browser/Script/controls.js"
};
FILE_FUNCTION(controls_js)

static const unsigned char edits_js[] = {
#embed "Browser/Script/edits.js"
};
FILE_FUNCTION(edits_js)

static const unsigned char ending_js[] = {
#embed "Browser/Script/ending.js"
};
FILE_FUNCTION(ending_js)

static const unsigned char events_js[] = {
#embed "Browser/Script/events.js"
};
FILE_FUNCTION(events_js)

static const unsigned char forms_js[] = {
#embed "Browser/Script/forms.js"
};
FILE_FUNCTION(forms_js)

static const unsigned char fresh_js[] = {
#embed "Browser/Script/fresh.js"
};
FILE_FUNCTION(fresh_js)

static const unsigned char history_js[] = {
#embed "Browser/Script/history.js"
};
FILE_FUNCTION(history_js)

static const unsigned char modals_js[] = {
#embed "Browser/Script/modals.js"
};
FILE_FUNCTION(modals_js)

static const unsigned char nodes_js[] = {
#embed "Browser/Script/nodes.js"
};
FILE_FUNCTION(nodes_js)

static const unsigned char patches_js[] = {
#embed "Browser/Script/patches.js"
};
FILE_FUNCTION(patches_js)

static const unsigned char sight_js[] = {
#embed "Browser/Script/sight.js"
};
FILE_FUNCTION(sight_js)

static const unsigned char slots_js[] = {
#embed "Browser/Script/slots.js"
};
FILE_FUNCTION(slots_js)

static const unsigned char status_js[] = {
#embed "Browser/Script/status.js"
};
FILE_FUNCTION(status_js)

static const unsigned char structure_js[] = {
#embed "Browser/Script/structure.js"
};
FILE_FUNCTION(structure_js)

static const unsigned char surroundings_js[] = {
#embed "Browser/Script/surroundings.js"
};
FILE_FUNCTION(surroundings_js)

static const unsigned char templates_js[] = {
#embed "Browser/Script/templates.js"
};
FILE_FUNCTION(templates_js)

static const unsigned char displays_css[] = {
#embed "Browser/displays.css"
};
FILE_FUNCTION(displays_css)

static const unsigned char espalier_css[] = {
#embed "Browser/espalier.css"
};
FILE_FUNCTION(espalier_css)

static const unsigned char inspect_js[] = {
#embed "Browser/inspect.js"
};
FILE_FUNCTION(inspect_js)

static const unsigned char files_js[] = {
#embed "Browser/files.js"
};
FILE_FUNCTION(files_js)

static const unsigned char inputs_css[] = {
#embed "Browser/inputs.css"
};
FILE_FUNCTION(inputs_css)

static const unsigned char later_js[] = {
#embed "Browser/later.js"
};
FILE_FUNCTION(later_js)

static const unsigned char acts_js[] = {
#embed "Browser/acts.js"
};
FILE_FUNCTION(acts_js)

static const unsigned char prefetch_js[] = {
#embed "Browser/prefetch.js"
};
FILE_FUNCTION(prefetch_js)

static const unsigned char leave_js[] = {
#embed "Browser/leave.js"
};
FILE_FUNCTION(leave_js)

static const unsigned char line_js[] = {
#embed "Browser/line.js"
};
FILE_FUNCTION(line_js)

static const unsigned char clear_js[] = {
#embed "Browser/clear.js"
};
FILE_FUNCTION(clear_js)

static const unsigned char scroll_js[] = {
#embed "Browser/scroll.js"
};
FILE_FUNCTION(scroll_js)

static const unsigned char numbers_js[] = {
#embed "Browser/numbers.js"
};
FILE_FUNCTION(numbers_js)

static const unsigned char lists_css[] = {
#embed "Browser/lists.css"
};
FILE_FUNCTION(lists_css)

static const unsigned char lists_js[] = {
#embed "Browser/lists.js"
};
FILE_FUNCTION(lists_js)

static const unsigned char pull_js[] = {
#embed "Browser/pull.js"
};
FILE_FUNCTION(pull_js)

static const unsigned char rows_js[] = {
#embed "Browser/rows.js"
};
FILE_FUNCTION(rows_js)

static const unsigned char screens_css[] = {
#embed "Browser/screens.css"
};
FILE_FUNCTION(screens_css)

static const unsigned char scripts_js[] = {
#embed "Browser/scripts.js"
};
FILE_FUNCTION(scripts_js)

static const unsigned char wire_js[] = {
#embed "Browser/Script/wire.js"
};
FILE_FUNCTION(wire_js)
