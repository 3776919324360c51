import Foundation

/// The promises of one architecture, each with the test that shows it; read from a file in `Documentation/Promises`.
struct PromiseTable {
  /// One row of the table.
  enum Row: Equatable {
    case heading(String)
    case promise(String, suite: String, test: String)
    /// A promise that is not kept, with the reason.
    case gap(String, reason: String)
  }

  /// The title of the table.
  let title: String
  let rows: [Row]

  /// Reads a table: its title, then a row on each line, with its parts between tabulators.
  init?(text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    guard let title = lines.first, !title.contains("\t") else { return nil }
    self.title = title
    var rows: [Row] = []
    for line in lines.dropFirst() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch parts.count {
      case 1 where line.hasPrefix("# "): rows.append(.heading(String(line.dropFirst(2))))
      case 3 where parts[1] == "-": rows.append(.gap(parts[0], reason: parts[2]))
      case 3: rows.append(.promise(parts[0], suite: parts[1], test: parts[2]))
      default: return nil
      }
    }
    self.rows = rows
  }

  /// Returns the table in Markdown.
  ///
  /// - Parameter path: Returns the path of the file that has a test; nil for a test that is not there.
  func markdown(path: (_ suite: String, _ test: String) -> String?) -> String {
    var text = "## \(title)\n"
    for row in rows {
      switch row {
      case .heading(let heading): text += "\n### \(heading)\n\n| promise | shown by |\n|---|---|\n"
      case .promise(let claim, let suite, let test):
        text += "| \(claim) | [\(test)](../\(path(suite, test) ?? "")) |\n"
      case .gap(let claim, let reason): text += "| \(claim) | — \(reason) |\n"
      }
    }
    return text
  }
}

/// The tests of the repository, by the names of their suites.
struct TestIndex {
  private var files: [String: [SourceFile]] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      for word in ["struct", "class", "enum", "actor"] {
        for piece in file.text.components(separatedBy: "\(word) ").dropFirst() {
          let name = piece.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          if !name.isEmpty { self.files[String(name), default: []].append(file) }
        }
      }
    }
  }

  /// Returns the path of the file that has a test; nil if there is none.
  func path(of test: String, in suite: String) -> String? {
    let forms = ["func `\(test)`(", "func \(test)("]
    return files[suite]?.first { file in forms.contains { file.text.contains($0) } }?.path
  }
}
