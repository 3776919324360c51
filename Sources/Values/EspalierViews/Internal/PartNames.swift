/// The names of a view's elements in descriptions.
enum PartNames {
  /// Returns the names of all elements of a class, by their numbers.
  ///
  /// A part of a container without a class of its own is named by its index, unless a component tags it. Then its tag is
  /// its name.
  static func names(of type: View.Type, in entries: [StyleEntry]) -> [String] {
    let elements = ViewSchema.of(type).elements
    var tags: [Int: String] = [:]
    for entry in entries where entry.property == View.tag.number {
      if case .text(let tag) = entry.value, !tag.isEmpty { tags[entry.element] = tag }
    }
    guard !tags.isEmpty else { return elements.map(\.path) }
    var names: [String: String] = ["": ""]
    return elements.map { element in
      guard !element.path.isEmpty else { return "" }
      let parts = element.path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let holder = parts.dropLast().joined(separator: ".")
      let isNumbered = parts.last.map(isNumbered) ?? false
      let own = isNumbered ? tags[element.element] ?? parts.last ?? "" : parts.last ?? ""
      let above = names[holder] ?? holder
      let name = above.isEmpty ? own : "\(above).\(own)"
      names[element.path] = name
      return name
    }
  }

  /// Returns true for a name that `StackParts` has given.
  private static func isNumbered(_ name: String) -> Bool {
    name.hasPrefix("part") && !name.dropFirst(4).isEmpty && name.dropFirst(4).allSatisfy(\.isNumber)
  }
}
