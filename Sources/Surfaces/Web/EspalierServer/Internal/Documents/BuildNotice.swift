internal import EspalierScreens
internal import EspalierViews
internal import Foundation
internal import Observation

/// A notice that the running program is outdated. It shows the compiler's messages about the current sources.
///
/// The tool that rebuilds the program writes the messages into a file.
///
/// The notice is shown above every screen until the file is empty again.
@MainActor @Observable final class BuildNotice {
  private static let interval = Duration.milliseconds(500)
  private static let maximumLines = 40
  private static let maximumBytes = 20_000

  private(set) var lines: [String] = []
  @ObservationIgnored private let file: URL

  nonisolated init(_ file: URL) { self.file = file }

  /// Reads the file now, and repeatedly until the task is cancelled.
  func follow(by clock: any Clock<Duration> = ContinuousClock()) async {
    repeat {
      read()
    } while (try? await clock.sleep(for: Self.interval)) != nil
  }

  private func read() {
    let bytes = FileManager.default.contents(atPath: file.path)?.prefix(Self.maximumBytes) ?? Data()
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(whereSeparator: \.isNewline).map(String.init)
    if lines.count > Self.maximumLines {
      lines = lines.prefix(Self.maximumLines) + ["… The rest is in the terminal."]
    }
    if lines != self.lines { self.lines = lines }
  }

  /// Returns the screen with the notice above it, if there is one.
  func surround(_ screen: Screen) -> Screen {
    guard !lines.isEmpty else { return screen }
    var screen = screen
    let notice = Section("espalier-build", header: "Not built", footer: "This is the program as it was built last.") {
      for (number, line) in lines.enumerated() {
        // The compiler's marker is written below the code that it points at.
        let text = line.replacing(" ", with: "\u{A0}")
        if line.contains("error:") {
          Row(Label.with(.text(text), .color(.negative))).id("\(number)")
        } else {
          Row(Label.with(.text(text))).id("\(number)")
        }
      }
    }
    screen.sections.insert(notice.undeclared(), at: 0)
    return screen
  }
}
