internal import EspalierViews

/// The search for rows that read a value besides their item, and are not created again when it changes.
@MainActor
enum StaleRow {
  /// Creates some of the unchanged rows of a section again, and returns the problem of one that would look different
  /// now; nil if there is none.
  ///
  /// - Parameters:
  ///   - node: The node of the section.
  ///   - section: The section that the node shows.
  ///   - worded: Returns the component that a row shows in the window.
  ///   - isUnchanged: Returns true if the row at a position has been kept as it was.
  static func problem(
    in node: TreeNode, _ section: Section, worded: (Row) -> AnyComponent, isUnchanged: (Int) -> Bool
  ) -> String? {
    guard section.content.isMadeFromItems, section.content.count == node.children.count else { return nil }
    let last = node.children.count - 1
    for position in Set([0, last / 2, last]).sorted() where position >= 0 && isUnchanged(position) {
      let child = node.children[position]
      let row = section.content.row(at: position)
      guard !child.isNoted, child.suits(row), (child.own ?? child.component) != worded(row) else { continue }
      return """
        The row at \(child.path) would look different if it were created again, although its item has not changed. It \
        reads another value: say `reading: value` in the section “\(section.id)”, so that its rows are created again when \
        the value changes.
        """
    }
    return nil
  }
}
