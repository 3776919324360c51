internal import EspalierScreens

/// The steps of a frame that may be too large for one: it is cut between steps, and its parts are frames of their own.
///
/// A browser takes each part as it comes. Whole at each moment is what was inserted until then.
struct FrameParts {
  /// The last part, to which steps are added.
  var steps = OperationWriter()
  private var earlier: [OperationWriter] = []

  /// A part that is larger is cut.
  static let maximalBytes = 256 * 1024

  var isEmpty: Bool { steps.isEmpty && earlier.isEmpty }
  var count: Int { earlier.reduce(steps.count) { $0 + $1.count } }
  var all: [OperationWriter] { steps.isEmpty && !earlier.isEmpty ? earlier : earlier + [steps] }

  /// Begins another part if this one is large enough.
  mutating func cut() {
    guard steps.count > FrameParts.maximalBytes else { return }
    earlier.append(steps)
    steps = OperationWriter()
  }

  mutating func append(_ other: FrameParts) {
    for part in other.all {
      steps.append(part)
      cut()
    }
  }

  /// Inserts rows, as many in one step as a part takes.
  mutating func insert(
    _ rows: [(node: Node, template: HTMLTemplate)], parent: Int, before: Int, context: HTMLContext
  ) {
    var start = 0
    while start < rows.count {
      start = steps.insert(
        rows, from: start, parent: parent, before: before, until: FrameParts.maximalBytes, context: context)
      cut()
    }
  }
}
