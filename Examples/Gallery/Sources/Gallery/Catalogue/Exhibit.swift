package import Espalier

/// A view in one of its states or variants, alive, with the very code that made it.
///
/// ```swift
/// Exhibit("Busy", "Takes no other tap meanwhile.") {
///   Row(Button.with(.title("Saving"), .isBusy()))
/// }
/// ```
///
/// The code is cut out of the file in which the exhibit is written, so that it cannot be other than what runs.
@MainActor
package struct Exhibit {
  /// The title of the exhibit.
  package let title: String
  /// A remark on when to use the view, or on what to try.
  package let note: String
  /// The code between the braces, as it stands in the source.
  package let code: String
  /// The sections that the exhibit shows, built anew with each render.
  package let content: @MainActor () -> [Section]
  /// A function that adds something to the screen of the exhibit, such as a dialog.
  let over: @MainActor (Screen) -> Screen

  /// An exhibit of rows.
  package init(
    _ title: String, _ note: String = "", layout: Section.Layout = .list, file: String = #filePath, line: Int = #line,
    @RowBuilder rows: @escaping @MainActor () -> [Row], over: @escaping @MainActor (Screen) -> Screen = { $0 }
  ) {
    let id = Exhibit.id(of: title)
    self.title = title
    self.note = note
    self.over = over
    code = SourceCode.code(of: title, file: file, line: line)
    content = {
      let rows = rows()
      return [Section(id, header: title, footer: note, layout: layout) { for row in rows { row } }]
    }
  }

  private init(_ title: String, _ note: String, code: String, content: @escaping @MainActor () -> [Section]) {
    self.title = title
    self.note = note
    self.code = code
    self.content = content
    over = { $0 }
  }

  /// An exhibit of whole sections.
  static func sections(
    _ title: String, _ note: String = "", file: String = #filePath, line: Int = #line,
    @ScreenBuilder content: @escaping @MainActor () -> [Section]
  ) -> Exhibit {
    let id = Exhibit.id(of: title)
    let code = SourceCode.code(of: title, file: file, line: line)
    return Exhibit(title, note, code: code) {
      [Section(id, header: title, footer: note, layout: .plain) {}] + content()
    }
  }

  /// The name of the exhibit in its page: its title in lower-case letters and hyphens.
  package var id: String { Exhibit.id(of: title) }

  /// The content, and below it the code.
  package var sections: [Section] {
    content() + [Section(id + "-code", layout: .plain) { Row(CodeView.with(.child(\.code, .text(code)))) }]
  }

  private static func id(of title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
