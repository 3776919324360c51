/// The folders of some files, with the folders whose types each of them names.
struct FolderUses {
  private var uses: [String: Set<String>] = [:]

  init(_ files: [SourceFile]) {
    let declaration =
      /^(?:@\w+ )*(?:public |package |final |indirect |nonisolated )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
    let sources = files.map { (folder: Self.folder($0), lines: SourceCode($0.text).lines) }
    var folders: [Substring: String] = [:]
    for (folder, lines) in sources {
      for line in lines {
        if let name = line.firstMatch(of: declaration)?.1 { folders[name] = folder }
      }
    }
    for (folder, lines) in sources {
      for word in lines.joined(separator: "\n").split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        if let other = folders[word], other != folder { uses[folder, default: []].insert(other) }
      }
    }
  }

  /// Returns the folder of a file.
  static func folder(_ file: SourceFile) -> String {
    file.path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The folders that lead back to themselves, by way of the others or directly.
  var circles: [String] {
    uses.keys.filter { reached(from: $0).contains($0) }.sorted()
  }

  private func reached(from folder: String) -> Set<String> {
    var reached: Set<String> = []
    var open = Array(uses[folder] ?? [])
    while let next = open.popLast() {
      if reached.insert(next).inserted { open += uses[next] ?? [] }
    }
    return reached
  }
}
