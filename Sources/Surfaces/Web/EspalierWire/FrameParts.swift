package import EspalierHTML

/// The operations of a change, divided into parts if the change is too large for one frame. A change is divided between
/// operations and between rows. Each part is a separate frame.
///
/// A browser applies each part when it arrives. The page is consistent after each part.
package struct FrameParts {
  /// The last part, to which operations are added.
  private var steps = OperationWriter()
  private var earlier: [OperationWriter] = []

  package init() {}

  /// The size in bytes above which a part ends and the next part begins.
  package static let maximumBytes = 256 * 1024

  package var isEmpty: Bool { steps.isEmpty && earlier.isEmpty }
  package var count: Int { earlier.reduce(steps.count) { $0 + $1.count } }
  package var all: [OperationWriter] { steps.isEmpty && !earlier.isEmpty ? earlier : earlier + [steps] }

  /// Adds an operation.
  package mutating func append(_ operation: Operation, in context: HTMLContext) {
    var left: Operation? = operation
    while let step = left {
      left = steps.append(step, until: FrameParts.maximumBytes, in: context)
      cut()
    }
  }

  package mutating func append(_ other: FrameParts) {
    for part in other.all {
      steps.append(part)
      cut()
    }
  }

  /// Begins another part if the current one is large enough.
  private mutating func cut() {
    guard steps.count > FrameParts.maximumBytes else { return }
    earlier.append(steps)
    steps = OperationWriter()
  }
}
