import EspalierBase
import EspalierViews
import Testing

@testable import EspalierScreens

/// A person reads words that are meant for them; everything else of an error is for the log.
@MainActor @Suite struct FailureLogTests {
  /// Foundation's error for a file that cannot be read.
  struct RawError: Error, CustomStringConvertible {
    var description = "Error Domain=NSCocoaErrorDomain Code=260 NSFilePath=/var/lib/wallet/secret.sqlite"
  }

  struct Refused: ExplainedError {
    var explanation: String? = "The limit is reached. Nothing was sent."
    var belongsInLog = false
  }

  struct Wrapped: ExplainedError {
    let error: any Error
    var explanation: String? { (error as? any ExplainedError)?.explanation }
    var belongsInLog: Bool { (error as? any ExplainedError)?.belongsInLog ?? true }
  }

  final class Reports {
    var lines: [String] = []
    var numbers = ["AAAA-2222", "BBBB-3333", "CCCC-4444"]
  }

  let reports = Reports()

  private func log() -> FailureLog {
    FailureLog(
      makeNumber: { [reports] in reports.numbers.removeFirst() }, report: { [reports] in reports.lines.append("\($0)") }
    )
  }

  private func texts(_ section: Section) -> [String] {
    let component = section.content.row(at: 0).component
    return ViewSchema.of(component.type).elements.compactMap { element in
      element.type == Label.self ? component.value(of: Label.text, element: element.element) : nil
    }
  }

  @Test func `an error without words for a person is a number to them, and whole in the log`() {
    let shown = FailureLog.$current.withValue(log()) { texts(.failure(RawError()) {}) }
    #expect(!shown.joined().contains("NSCocoa") && !shown.joined().contains("/var/lib"))
    #expect(shown.contains { $0.contains("AAAA-2222") })
    #expect(reports.lines == ["Error AAAA-2222: RawError: \(RawError())"])
  }

  @Test func `an error is one line of the log, whatever it says of itself`() {
    _ = log().number(of: RawError(description: "first\nError AAAA-2222: forged\r\n\u{1b}[2J\u{2028}last"))
    #expect(reports.lines == ["Error AAAA-2222: RawError: first␤Error AAAA-2222: forged␤␤␤[2J␤last"])
  }

  @Test func `an error that describes itself without end is cut in the log, and told apart by its beginning`() {
    let log = log()
    let long = RawError(description: String(repeating: "x", count: 1_000_000))
    #expect(log.number(of: long) == "AAAA-2222")
    #expect(log.number(of: RawError(description: long.description + "y")) == "AAAA-2222")
    #expect(log.number(of: RawError(description: "y" + long.description)) == "BBBB-3333")
    #expect(reports.lines.map(\.count) == [2_018, 2_018] && reports.lines[0].hasSuffix("xx…"))
    log.forget(long)
    #expect(log.number(of: long) == "CCCC-4444")
  }

  @Test func `an explained error is told in its own words, without a number`() {
    let shown = FailureLog.$current.withValue(log()) { texts(.failure(Refused()) {}) }
    #expect(shown.contains("The limit is reached. Nothing was sent."))
    #expect(reports.lines.isEmpty)
  }

  @Test func `an explained error that belongs in the log has both`() {
    let error = Refused(explanation: "It was not stored.", belongsInLog: true)
    let words = FailureLog.$current.withValue(log()) { FailureLog.words(for: error) }
    #expect(words.hasPrefix("It was not stored.") && words.contains("AAAA-2222"))
    #expect(reports.lines.count == 1)
  }

  @Test func `a wrapper hands on what the error inside says`() {
    FailureLog.$current.withValue(log()) {
      #expect(FailureLog.words(for: Wrapped(error: Refused())) == "The limit is reached. Nothing was sent.")
      #expect(!FailureLog.words(for: Wrapped(error: RawError())).contains("NSCocoa"))
    }
    #expect(reports.lines.count == 1)
  }

  @Test func `an error that is drawn again keeps its number and is told once, until it is tried again`() async throws {
    let log = log()
    let section = FailureLog.$current.withValue(log) {
      _ = texts(.failure(RawError()) {})
      return Section.failure(RawError()) {}
    }
    #expect(texts(section).contains { $0.contains("AAAA-2222") })
    #expect(reports.lines.count == 1)
    let retry = try #require(section.content.row(at: 0).component.handlers.first { $0.event == .tap })
    guard case .task(let action) = retry.body else {
      Issue.record("A retry takes its time")
      return
    }
    try await action(.none)
    let again = FailureLog.$current.withValue(log) { texts(.failure(RawError()) {}) }
    #expect(again.contains { $0.contains("BBBB-3333") })
    #expect(reports.lines.count == 2)
  }

  @Test func `outside of a window a person is still shown no raw error`() {
    #expect(FailureLog.words(for: RawError()) == ChromeWords.english.failedMessage)
  }

  @Test func `a log of very many errors holds the last hundred`() {
    let log = FailureLog(makeNumber: FailureLog.randomNumber) { [reports] in reports.lines.append("\($0)") }
    for number in 0..<1_000 { _ = log.number(of: RawError(description: "\(number)")) }
    #expect(reports.lines.count == 1_000)
    _ = log.number(of: RawError(description: "999"))
    #expect(reports.lines.count == 1_000)
    _ = log.number(of: RawError(description: "0"))
    #expect(reports.lines.count == 1_001)
  }

  @Test func `numbers are eight letters and digits that are not taken for each other`() {
    let number = FailureLog.randomNumber()
    #expect(number.count == 9 && !number.contains { "01OIL".contains($0) })
  }
}
