internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierViews

/// The recorder of a person's last steps on a page, in the words of `TestApp`. It exists only in a debug build with an
/// inspector, because it keeps the texts that the person enters, except those in fields for secrets.
@MainActor
final class StepRecorder: StepRecording {
  /// A step, with the place that the page showed before it.
  private struct Kept {
    var step: RecordedStep
    let path: String
    /// The element that the step was taken on.
    let position: Position?

    var isImpossible: Bool { if case .impossible = step { true } else { false } }
  }

  struct Position: Hashable {
    let node: Int
    let element: Int
  }

  private static let maximumSteps = 200

  /// The type of the app; nil for a server that was made with windows.
  let app: String?
  let visitor: Visitor
  /// The path that the page was opened at.
  private let start: String
  private var kept: [Kept] = []
  /// The number of steps that are no longer kept.
  private(set) var dropped = 0
  /// True if the event that was reported last is the last step.
  private var hasRecorded = false

  /// - Parameters:
  ///   - app: The type of the app; nil for a server that was made with windows.
  ///   - visitor: The person whom the window was made for.
  ///   - start: The path that the page was opened at.
  ///   - rejected: The name of the form that was rejected before, whose problems the page shows.
  init(app: String?, visitor: Visitor, start: String, rejected: String?) {
    self.app = app
    self.visitor = visitor
    self.start = start
    if let rejected { add(.impossible("the form “\(rejected)” was sent and rejected before this page"), start) }
  }

  /// The steps, the first of which opens the page.
  var steps: [RecordedStep] {
    [.open(dropped == 0 ? start : kept.first?.path ?? start)] + kept.map(\.step)
  }

  func record(_ step: PageStep, in window: Window) {
    let path = window.path.description
    hasRecorded = false
    guard let (steps, position) = StepReading(window).steps(of: step, last: kept.last.map { ($0.step, $0.position) })
    else {
      return
    }
    for step in steps { add(step, path, position) }
    hasRecorded = true
  }

  func wasIgnored() {
    guard hasRecorded, let last = kept.last, !last.isImpossible else { return }
    kept[kept.count - 1].step = .impossible("\(last.step.lines(leaves: true).last ?? ""), which met nothing")
  }

  /// Adds a step, or replaces the last one, if this one continues it.
  private func add(_ step: RecordedStep, _ path: String, _ position: Position? = nil) {
    if let last = kept.last, let position, last.position == position, let whole = last.step.continued(by: step) {
      kept[kept.count - 1].step = whole
      return
    }
    if kept.count == Self.maximumSteps {
      kept.removeFirst()
      dropped += 1
    }
    kept.append(Kept(step: step, path: path, position: position))
  }
}

extension RecordedStep {
  /// Returns the step that stands for this one and the next on the same element; nil if both count.
  fileprivate func continued(by next: RecordedStep) -> RecordedStep? {
    switch (self, next) {
    case (.type, .type), (.typeSecret, .typeSecret), (.slide, .slide), (.scroll, .scroll): next
    case (.step(let name, let count), .step(_, let more)) where (count > 0) == (more > 0): .step(name, by: count + more)
    default: nil
    }
  }
}
