import Espalier
import EspalierTesting
import TestSupport
import Testing

/// The words around the steps of a flow.
@MainActor @Suite struct FlowWordsTests: FlowWatching {
  let log = Log()

  @Test func `words and names are in the person's language, and an app can say them otherwise`() async throws {
    let gate = Gate()
    let flow = Flow<Journey>("Import") { Step("Read") { _ in await gate.pass() } }
    let german = TextTable(language: "de", ["Import": "Einlesen", "Read": "Lesen", "flow.cancel": "Lieber nicht"])
    let run = FlowRun(flow, state: Journey())
    let app = app(locale: "de-AT", tables: [german]) { FlowScene(run) }
    #expect(try await shows(app, "# Lesen (1 von 1)"))
    #expect(app.windowTitle == "Einlesen – App")
    #expect((try await lines(app)).contains("[Lieber nicht]"))
    gate.open()
    _ = await run.outcome
    #expect(try await shows(app, "# Einlesen: fertig"))
    var words = FlowWords.english
    words.completed = "All is in."
    let other = FlowRun(flow, state: Journey())
    let said = self.app { FlowScene(other, words: words) }
    _ = await other.outcome
    #expect(try await shows(said, "# All is in."))
  }

  @Test func `German says everything that English says`() {
    let (english, german) = (FlowWords.english, FlowWords.german)
    for (left, right) in zip(Mirror(reflecting: english).children, Mirror(reflecting: german).children) {
      #expect(left.label == right.label)
      if let text = left.value as? String { #expect(text != right.value as? String, "\(left.label ?? "")") }
    }
    #expect(Set(german.statuses.keys) == Set(FlowProgress.Status.allCases))
    #expect(Set(english.statuses.keys) == Set(FlowProgress.Status.allCases))
  }
}
