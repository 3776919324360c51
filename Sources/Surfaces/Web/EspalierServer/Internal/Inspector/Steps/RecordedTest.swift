internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierScreens

/// A recorded page as the source of a test that repeats it.
struct RecordedTest {
  /// The type of the app; nil for a server that was made with windows.
  let app: String?
  let visitor: Visitor
  let steps: [RecordedStep]
  /// The number of steps before these that are no longer stored.
  let dropped: Int
  /// The title of the screen that the page shows now.
  let title: String
  /// The path that the page shows now.
  let path: String

  /// The lines of the test.
  var source: String {
    var lines = ["@MainActor @Test func repeatsWhatWasDone() async throws {"]
    lines += beginning.map { "  " + $0 }
    for (index, step) in steps.enumerated() {
      if index == 1, dropped > 0 {
        lines.append(
          "  // \(dropped) earlier steps are no longer stored: the test begins where the page was after them.")
      }
      let next = steps.indices.contains(index + 1) ? steps[index + 1] : nil
      lines += step.lines(leaves: !step.staysInField(before: next)).map { "  " + $0 }
    }
    lines.append(
      title.isEmpty
        ? "  #expect(try await app.path() == \(RecordedStep.quoted(path)))"
        : "  #expect(try await app.text().contains(\(RecordedStep.quoted(title))))")
    return (lines + ["}"]).joined(separator: "\n")
  }

  private var beginning: [String] {
    var person: [String] = []
    if let identity = visitor.identity { person.append("identity: \(RecordedStep.quoted(identity))") }
    if visitor.locale != Visitor().locale { person.append("locale: \(RecordedStep.quoted(visitor.locale))") }
    if visitor.timeZone != Visitor().timeZone { person.append("timeZone: \(RecordedStep.quoted(visitor.timeZone))") }
    let visitor = person.isEmpty ? "" : "Visitor(\(person.joined(separator: ", ")))"
    guard let app else {
      let window = "makeWindow(for: \(visitor.isEmpty ? "Visitor()" : visitor))"
      return ["// The server was made with windows and not with an app.", "let app = TestApp(\(window))"]
    }
    return ["let app = await TestApp(AppHost(\(app)())\(visitor.isEmpty ? "" : ", for: \(visitor)"))"]
  }
}

extension RecordedTest {
  /// Creates the test of a page; nil for a page whose steps are not recorded.
  @MainActor init?(of page: WindowPage) {
    guard let recorder = page.record?.steps as? StepRecorder else { return nil }
    self.init(
      app: recorder.app, visitor: recorder.visitor, steps: recorder.steps, dropped: recorder.dropped,
      title: StepNames(page.window).title, path: page.path)
  }
}

extension RecordedStep {
  /// Returns true if the next step is a key in the field that this step types in.
  fileprivate func staysInField(before next: RecordedStep?) -> Bool {
    guard case .press(_, let control) = next else { return false }
    switch self {
    case .type(_, let field), .typeSecret(let field): return field == control
    default: return false
    }
  }
}
