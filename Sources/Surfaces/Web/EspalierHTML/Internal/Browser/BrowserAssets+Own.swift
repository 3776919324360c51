internal import CEspalierBrowser
package import EspalierViews

extension BrowserAssets {
  /// The module for rows with additional functions: handles, context menus, and watching.
  ///
  /// A page loads it when one of its rows needs it.
  package static let rows = module("rows", espalier_rows_js())

  /// The module for refreshing a screen by pulling it down. A page loads it when the screen can be refreshed.
  package static let pull = module("pull", espalier_pull_js())

  /// The module that asks before a page with unsaved changes is closed. A page loads it when it has unsaved changes.
  package static let leave = module("leave", espalier_leave_js())

  /// The module for a person's actions: it adds the values of the surrounding form to an action, and reports the keys
  /// that a control handles. Every page loads it after everything else. It contains the address of ``prefetch``.
  package static let acts = module("acts", espalier_acts_js()) {
    $0.replacing(Array("./prefetch.js".utf8), with: prefetch.modulePath.utf8)
  }

  /// The module for places that are prepared before their links are tapped. A page loads it after everything else.
  package static let prefetch = module("prefetch", espalier_prefetch_js())

  /// The module that steps number fields with the arrow keys. A page loads it when it has such a field.
  package static let numbers = module("numbers", espalier_numbers_js())

  /// The module for the buttons that clear a field. A page loads it when it has such a button.
  package static let clear = module("clear", espalier_clear_js())

  /// The module for views that scroll to an offset or report it. A page loads it when it has such a view.
  package static let scroll = module("scroll", espalier_scroll_js())

  /// The module for files that are chosen or dropped. A page loads it when it has a file picker.
  package static let files = module("files", espalier_files_js())

  /// The module of functions that every page has but does not need at first: events that outlive a reload, and the full
  /// text of truncated texts. It contains the address of ``line``.
  package static let later = module("later", espalier_later_js()) {
    $0.replacing(Array("./line.js".utf8), with: line.modulePath.utf8)
  }

  /// The module for live connections over plain requests. A page loads it when WebSockets are blocked.
  package static let line = module("line", espalier_line_js())

  /// The module for long lists, which contain only their visible rows. A page loads it when it has such a list.
  package static let lists = Asset(
    name: "lists", suffix: "js", contentType: "text/javascript; charset=utf-8",
    bytes: withoutComments(Array(espalier_lists_js())))

  /// The module for the app's scripts that manage elements. A page loads it when it has such an element.
  package static let scripts = module("scripts", espalier_scripts_js())

  /// The script that leads from an element to the inspector. Only a server with an inspector in a debug build sends it.
  package static let inspect = module("inspect", espalier_inspect_js())

  /// The modules that pages load only when they need them, or after everything else.
  package static let modules = [
    rows, pull, leave, numbers, clear, scroll, files, lists, scripts, later, acts, prefetch, line,
  ]

  private static func module(
    _ name: String, _ file: EspalierBrowserFile, changing change: ([UInt8]) -> [UInt8] = { $0 }
  ) -> Asset {
    let modules = ScriptModules([name: change(Array(file)), "wire": Array(espalier_wire_js())])
    return Asset(
      name: name, suffix: "js", contentType: "text/javascript; charset=utf-8",
      bytes: withoutComments(modules.joined(from: name)))
  }

  /// The script that every page has: the modules in `Browser/Script/`, joined in one function.
  static var script: [UInt8] {
    let modules = ScriptModules([
      "beginning": Array(espalier_beginning_js()), "clicks": Array(espalier_clicks_js()),
      "connection": Array(espalier_connection_js()), "controls": Array(espalier_controls_js()),
      "edits": Array(espalier_edits_js()), "ending": Array(espalier_ending_js()),
      "events": Array(espalier_events_js()), "forms": Array(espalier_forms_js()),
      "fresh": Array(espalier_fresh_js()), "history": Array(espalier_history_js()),
      "modals": Array(espalier_modals_js()), "nodes": Array(espalier_nodes_js()),
      "patches": Array(espalier_patches_js()), "sight": Array(espalier_sight_js()),
      "slots": Array(espalier_slots_js()), "status": Array(espalier_status_js()),
      "structure": Array(espalier_structure_js()), "surroundings": Array(espalier_surroundings_js()),
      "templates": Array(espalier_templates_js()), "wire": Array(espalier_wire_js()),
    ])
    return Array("(() => {\n\"use strict\";\n".utf8) + modules.joined(from: "beginning") + Array("})();\n".utf8)
  }

  /// Returns the scripts and styles in `Browser/`, with the theme's colours and sizes before them and the app's own
  /// rules after them.
  package static func own(theme: Theme, adding rules: String) -> BrowserAssets {
    let sheets = [
      espalier_espalier_css(), espalier_displays_css(), espalier_inputs_css(), espalier_lists_css(),
      espalier_screens_css(),
    ].map(Array.init)
    let rulesOfTheme = [Array(ThemeStylesheet.rules(of: theme).utf8)]
    return BrowserAssets(
      script: ScriptNames.shortened(withoutComments(script)),
      stylesheet: Array((rulesOfTheme + sheets).joined(separator: [0x0A]))
    )
    .adding(rules: rules)
  }

  /// Returns a script without the parts that only human readers need: indentation, blanks, line breaks, comments, and
  /// long words. No text in the script may span several lines or contain two slashes between blanks.
  package static func withoutComments(_ script: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    for line in script.split(separator: 0x0A) {
      let code = line.drop { $0 == 0x20 }
      guard !code.isEmpty, !code.starts(with: Array("//".utf8)) else { continue }
      // The end of a block ends its last statement.
      if code.first == UInt8(ascii: "}"), let last = result.last, ";\n".utf8.contains(last) { result.removeLast() }
      result += ScriptLine.served(code.firstRange(of: Array(" // ".utf8)).map { code[..<$0.lowerBound] } ?? code)
      // A statement that continues, or has ended, needs no line break after it.
      if let last = result.last, !";{,(".utf8.contains(last) { result.append(0x0A) }
    }
    return result
  }
}

extension [UInt8] {
  /// Copies the bytes of a file that the program was built with.
  fileprivate init(_ file: EspalierBrowserFile) { self.init(UnsafeBufferPointer(start: file.bytes, count: file.count)) }
}
