internal import EspalierViews

/// The reports of problems with what a tree shows, each sent once.
@MainActor
final class NodeProblems {
  private let send: (String) -> Void
  private let silentHandlers: SilentHandlers
  private var known: Set<String> = []

  /// The largest number of rows at once that a section may show without a report.
  static let sensibleRows = 5_000

  init(report: @escaping (String) -> Void) {
    send = report
    silentHandlers = SilentHandlers(report: report)
  }

  /// Reports a problem, unless it was reported before.
  func report(_ problem: String) { if known.insert(problem).inserted { send(problem) } }

  /// Reports the problems with the children of the classes and the styles that a node shows.
  func look(at node: TreeNode) {
    guard ViewSchema.hasProblems else { return }
    let problems = ViewSchema.problems(of: node.component.type) + StyleProblems.problems(of: node.component)
    for problem in problems where known.insert(problem).inserted { send("\(problem) It is seen at \(node.path).") }
  }

  /// Reports handlers for events that their views never raise.
  func lookForSilentHandlers(in node: TreeNode) {
    guard !node.component.handlers.isEmpty else { return }
    silentHandlers.look(at: node.component, form: node.form, path: { node.path }, raised: { $0.type.raisedEvents })
  }

  /// Reports a section that shows more rows at once than is sensible.
  func look(at section: Section) {
    let count = section.content.count
    guard count > Self.sensibleRows, !section.isPulled, known.insert("rows of \(section.id)").inserted else { return }
    send(
      """
      Section “\(section.id)” shows \(count) rows at once; each is made, held and sent, whether it is seen or not. A \
      section that does not show all its rows, and is no form, makes those around the places in sight.
      """)
  }

  /// Reports a row with handlers for moves in a section whose rows cannot be moved.
  func look(at row: Row, below parent: TreeNode) {
    guard row.willMove != nil || row.didMove != nil, !row.component.value(of: RowProperties.isMovable) else { return }
    report(
      "A row at \(parent.path) has `willMove` or `didMove`, but its section has no `onMove`, so nobody can move it. Give the "
        + "section an `onMove`, or remove them.")
  }

  /// Reports two items of a list with the same identity.
  func reportRepetition(of key: String, in list: String, of node: TreeNode) {
    report(
      "The items “\(list)” at \(node.path) have two parts with the identity \(key). Both are shown. Give each item an "
        + "identity of its own.")
  }

  /// Reports two rows of a section with the same identity.
  func reportRepetition(of key: String, at position: Int, in section: Section) {
    send(
      """
      Section “\(section.id)” has two rows with the identity \(key); the second stands at \(position). Both are shown. Give \
      each row an identity of its own.
      """)
  }
}
