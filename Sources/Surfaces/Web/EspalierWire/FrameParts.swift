package import EspalierHTML

/// The steps of a change that may be too large for one frame: it is cut between steps and between rows, and its parts
/// are frames of their own.
///
/// A browser takes each part as it comes. Whole at each moment is what was inserted until then.
package struct FrameParts {
  /// The last part, to which steps are added.
  private var steps = OperationWriter()
  private var earlier: [OperationWriter] = []

  package init() {}

  /// A part that is larger is cut.
  package static let maximumBytes = 256 * 1024

  package var isEmpty: Bool { steps.isEmpty && earlier.isEmpty }
  package var count: Int { earlier.reduce(steps.count) { $0 + $1.count } }
  package var all: [OperationWriter] { steps.isEmpty && !earlier.isEmpty ? earlier : earlier + [steps] }

  /// Adds a step.
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

  /// Begins another part if this one is large enough.
  private mutating func cut() {
    guard steps.count > FrameParts.maximumBytes else { return }
    earlier.append(steps)
    steps = OperationWriter()
  }
}
