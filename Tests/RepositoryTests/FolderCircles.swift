/// The folders of a target that know each other in a circle, by the names of their types.
///
/// A folder knows another one when its code names a type that is declared there. `Internal` belongs to the folder that it
/// stands in, and a type within another one is named by that: the `Form` of `Row.Form` is no type of another folder.
enum FolderCircles {
  /// The folders that still know each other in a circle, by their target, with the reason. Each that comes out of it goes
  /// from this list, and none is added. A target's own name stands for its files in no folder.
  static let known: [String: (folders: Set<String>, reason: String)] = [
    "EspalierViews": (
      ["Components", "EspalierViews", "Events", "Styles", "Values"],
      "A style's value may be the styles of a child and its handlers, which are given a day, which may be a style's value."
    )
  ]

  /// The targets whose files beside their folders are the face of the whole, which no folder is below or above.
  static let targetsWithFace: Set<String> = ["EspalierServer"]

  /// Returns the circles by the folders that they go through, one sentence each: the names that lead around.
  static func circles(of target: String, in files: [SourceFile]) -> [String: String] {
    let files = files.filter { $0.target == target && !(targetsWithFace.contains(target) && folder(of: $0) == target) }
      .map { ($0, code: SourceCode($0.text).lines) }
    var homes: [Substring: Set<String>] = [:]
    for (file, code) in files {
      for type in code.compactMap(declaredType) where !type.isPrivate {
        homes[type.name, default: []].insert(folder(of: file))
      }
    }
    // What one folder knows of another.
    var arrows: [String: [String: Set<Substring>]] = [:]
    for (file, code) in files {
      let own = folder(of: file)
      let ownNames = Set(code.compactMap(declaredType).filter(\.isPrivate).map(\.name) + code.compactMap(innerType))
      for name in code.flatMap(namedTypes) where !ownNames.contains(name) {
        // A name that several folders have is nobody's.
        guard let home = homes[name], home.count == 1, let other = home.first, other != own else { continue }
        arrows[own, default: [:]][other, default: []].insert(name)
      }
    }
    var circles: [String: String] = [:]
    for start in arrows.keys {
      guard let circle = circle(through: start, along: arrows) else { continue }
      let steps = zip(circle, circle.dropFirst()).map { from, to in
        "\(from) names \(arrows[from]?[to]?.sorted().joined(separator: ", ") ?? "") of \(to)"
      }
      circles[start] = "\(target): \(steps.joined(separator: "; "))"
    }
    return circles
  }

  /// The shortest way from a folder back to it; nil when there is none.
  private static func circle(through start: String, along arrows: [String: [String: Set<Substring>]]) -> [String]? {
    var ways = [[start]]
    var seen: Set<String> = []
    while !ways.isEmpty {
      let way = ways.removeFirst()
      for next in (arrows[way.last ?? ""] ?? [:]).keys.sorted() {
        if next == start { return way + [next] }
        if seen.insert(next).inserted { ways.append(way + [next]) }
      }
    }
    return nil
  }

  /// The folder in its target that a file stands in; the target's own name for a file that stands in none.
  private static func folder(of file: SourceFile) -> String {
    let parts = file.path.split(separator: "/").map(String.init)
    let inTarget = parts.drop { $0 != file.target }.dropFirst().dropLast()
    return inTarget.first { $0 != "Internal" } ?? file.target
  }

  /// The type that a line declares, unless it stands in another type.
  private static func declaredType(_ line: String) -> (name: Substring, isPrivate: Bool)? {
    guard let first = line.first, first.isLetter || first == "@" else { return nil }
    return type(declaredBy: line)
  }

  /// The type that a line declares within another one.
  private static func innerType(_ line: String) -> Substring? {
    line.first == " " ? type(declaredBy: line)?.name : nil
  }

  private static func type(declaredBy line: String) -> (name: Substring, isPrivate: Bool)? {
    let words = line.split { !isOfName($0) }
    guard let kind = words.firstIndex(where: kinds.contains), words.indices.contains(kind + 1) else { return nil }
    let before = words[..<kind]
    guard !before.contains("extension") else { return nil }
    return (words[kind + 1], isPrivate: before.contains("private") || before.contains("fileprivate"))
  }

  private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  /// The types that a line names, each by the outermost one; a module before it is none.
  private static func namedTypes(_ line: String) -> [Substring] {
    line.split { !(isOfName($0) || $0 == ".") }.compactMap { path in
      path.split(separator: ".").first { $0.first?.isUppercase == true && !$0.hasPrefix("Espalier") }
    }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
