import Espalier
import Foundation
import Observation
import Wallet

/// Reports the progress of the start on standard error, when it takes longer than a moment.
@MainActor
struct StartReport {
  /// The time that a start may take before its steps are reported.
  private static let moment = Duration.seconds(1)

  let start: FlowRun<WalletStart>
  /// True if every step is reported at once.
  let isVerbose: Bool

  /// Reports the steps until the start has ended or the task is cancelled.
  func run() async {
    if !isVerbose {
      do { try await Task.sleep(for: Self.moment) } catch { return }
    }
    for await step in steps() where !step.isEmpty {
      FileHandle.standardError.write(Data("Starting: \(step)…\n".utf8))
    }
  }

  /// Returns the name of the step under way, now and each time that it changes; the stream ends with the start.
  private func steps() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    track(continuation)
    return stream
  }

  private func track(_ continuation: AsyncStream<String>.Continuation) {
    let step = withObservationTracking {
      start.end == nil ? start.progress.current.joined(separator: ", ") : nil
    } onChange: {
      Task { @MainActor in track(continuation) }
    }
    if let step { continuation.yield(step) } else { continuation.finish() }
  }
}
