#pragma once

#include <stddef.h>

/// A file for the browser, as it stands in `Sources/Surfaces/Web/CEspalierBrowser/Browser`. The bytes are there for as long as the program runs.
struct EspalierBrowserFile {
  const unsigned char *bytes;
  size_t count;
};

struct EspalierBrowserFile espalier_beginning_js(void);
struct EspalierBrowserFile espalier_clear_js(void);
struct EspalierBrowserFile espalier_clicks_js(void);
struct EspalierBrowserFile espalier_scroll_js(void);
struct EspalierBrowserFile espalier_connection_js(void);
struct EspalierBrowserFile espalier_controls_js(void);
struct EspalierBrowserFile espalier_edits_js(void);
struct EspalierBrowserFile espalier_ending_js(void);
struct EspalierBrowserFile espalier_events_js(void);
struct EspalierBrowserFile espalier_forms_js(void);
struct EspalierBrowserFile espalier_fresh_js(void);
struct EspalierBrowserFile espalier_history_js(void);
struct EspalierBrowserFile espalier_modals_js(void);
struct EspalierBrowserFile espalier_nodes_js(void);
struct EspalierBrowserFile espalier_patches_js(void);
struct EspalierBrowserFile espalier_sight_js(void);
struct EspalierBrowserFile espalier_slots_js(void);
struct EspalierBrowserFile espalier_status_js(void);
struct EspalierBrowserFile espalier_structure_js(void);
struct EspalierBrowserFile espalier_surroundings_js(void);
struct EspalierBrowserFile espalier_templates_js(void);
struct EspalierBrowserFile espalier_wire_js(void);
struct EspalierBrowserFile espalier_displays_css(void);
struct EspalierBrowserFile espalier_espalier_css(void);
struct EspalierBrowserFile espalier_files_js(void);
struct EspalierBrowserFile espalier_inspect_js(void);
struct EspalierBrowserFile espalier_inputs_css(void);
struct EspalierBrowserFile espalier_later_js(void);
struct EspalierBrowserFile espalier_acts_js(void);
struct EspalierBrowserFile espalier_prefetch_js(void);
struct EspalierBrowserFile espalier_leave_js(void);
struct EspalierBrowserFile espalier_line_js(void);
struct EspalierBrowserFile espalier_numbers_js(void);
struct EspalierBrowserFile espalier_lists_css(void);
struct EspalierBrowserFile espalier_lists_js(void);
struct EspalierBrowserFile espalier_pull_js(void);
struct EspalierBrowserFile espalier_rows_js(void);
struct EspalierBrowserFile espalier_screens_css(void);
struct EspalierBrowserFile espalier_scripts_js(void);
