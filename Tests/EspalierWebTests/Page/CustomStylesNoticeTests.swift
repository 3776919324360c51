import EspalierViews
import Logging
import Synchronization
import Testing

@testable import EspalierLivePage

struct CustomStylesNoticeTests {
  private final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  private struct Handler: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }
    func log(event: LogEvent) { lines.all.withLock { $0.append("\(event.message)") } }
  }

  @Test func `a custom style that browsers cannot show is named once in the log`() {
    let lines = Lines()
    let logger = Logger(label: "test") { _ in Handler(lines: lines) }
    let notice = CustomStylesNotice()
    _ = Label.with(.custom("shimmer of the tests", 1, default: 0) { _, _ in })
    notice.log(to: logger)
    notice.log(to: logger)
    _ = Label.with(.custom("shimmer of the tests", 2, default: 0) { _, _ in })
    notice.log(to: logger)
    #expect(lines.all.withLock { $0.count { $0.contains("“shimmer of the tests”") } } == 1)
  }
}
