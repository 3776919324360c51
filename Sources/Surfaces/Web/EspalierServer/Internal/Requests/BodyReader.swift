internal import EspalierLivePage
internal import HummingbirdCore
internal import NIOCore

/// A reader of complete request bodies, within limits of size and time.
struct BodyReader: Sendable {
  /// The reason why the body is incomplete.
  enum Failure: Error {
    case tooLarge
    case endedEarly
  }

  /// The time that a whole body may take to arrive.
  let patience: Duration
  let time: ServerClock

  /// Returns the whole body. If the browser sends it too slowly, the read fails.
  ///
  /// - Parameter length: The length that the head of the request has announced.
  func collect(_ body: RequestBody, of length: Int?, upTo limit: Int) async throws(Failure) -> [UInt8] {
    let deadline = time.elapsed() + patience
    let result = await time.run(until: { deadline }) { () -> Result<[UInt8], Failure> in
      var bytes: [UInt8] = []
      do {
        for try await part in body {
          guard bytes.count + part.readableBytes <= limit else { return .failure(.tooLarge) }
          bytes.append(contentsOf: part.readableBytesView)
        }
        return Task.isCancelled || bytes.count != length ?? bytes.count ? .failure(.endedEarly) : .success(bytes)
      } catch {
        return .failure(.endedEarly)
      }
    }
    return try (result ?? .failure(.endedEarly)).get()
  }
}
