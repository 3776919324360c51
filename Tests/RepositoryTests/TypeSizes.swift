/// The sizes of types with all their extensions in a target: lines of code, without blank lines and comments.
enum TypeSizes {
  /// The number of lines that a type has at most.
  static let most = 500

  /// The types that are larger, with their size and the reason. None is added, and none grows.
  static let larger: [String: (most: Int, reason: String)] = [
    "AnyModule": (
      560, "A module's life, children, tasks and contexts; its children are to become a part of their own."
    ),
    "HTMLElement": (810, "A drawing for each kind of control, and the words of markup."),
    "NodeTree": (570, "The comparison of trees. The windows of long lists are to become a part."),
    "Style": (800, "A setter for each property."),
    "SurfaceConformance": (1_100, "A case for each behaviour of a surface."),
  ]

  /// Returns the number of lines of each type.
  static func all(in files: [SourceFile]) -> [String: Int] {
    let declaration =
      /(?:@\w+(?:\([^)]*\))? )*(?:\w+ )*(?:struct|class|enum|protocol|actor|extension) (?:\w+\.)*(\w+)/
    var sizes: [String: Int] = [:]
    for file in files {
      var type: Substring?
      for line in SourceCode(file.text).lines where !line.allSatisfy(\.isWhitespace) {
        // Most lines are within a type, and the look at the first character is much faster than matching.
        if type == nil, line.first?.isWhitespace == false { type = line.prefixMatch(of: declaration)?.output.1 }
        if let type { sizes["\(file.target).\(type)", default: 0] += 1 }
        if line.first == "}" || (line.first?.isWhitespace == false && line.hasSuffix("}")) { type = nil }
      }
    }
    return sizes
  }
}
