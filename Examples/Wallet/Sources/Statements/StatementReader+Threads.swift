import Foundation

extension StatementReader {
  /// Reads a whole file on a thread of its own; others that are being read at the same time may have to end first.
  ///
  /// A cancelled task gets its error within some ten milliseconds, and the thread ends with it.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: The file's name. It names the account of a file that names none.
  ///   - threads: The threads of which one is used.
  ///   - onProgress: Is told how much of the work is done, from 0 to 1, rising, a hundred times at most. It is called
  ///     on the thread that reads, which waits for it.
  /// - Throws: `StatementError` when there is nothing to read or something only a person can settle,
  ///   `StatementError.busy` when too much waits for a thread already; `CancellationError` when the task is cancelled.
  public func read(
    _ bytes: [UInt8], name: String, on threads: ReadingThreads = .shared,
    onProgress: (@Sendable (Double) -> Void)? = nil
  ) async throws -> Statement {
    try await statement(on: threads, held: bytes.count, onProgress) { (_) throws(StatementError) in (bytes, name) }
  }

  /// Reads a file that lies on disk, as `read(_:name:on:onProgress:)` does. It is loaded on the same thread, after it
  /// has been seen to be no larger than the limits allow.
  ///
  /// - Parameters:
  ///   - path: Where the file lies.
  ///   - name: The file's name; nil for the last part of the path.
  /// - Throws: As the other does, and `StatementError.unreadable` when the file cannot be opened or read.
  public func read(
    fileAt path: String, name: String? = nil, on threads: ReadingThreads = .shared,
    onProgress: (@Sendable (Double) -> Void)? = nil
  ) async throws -> Statement {
    try await statement(on: threads, held: 0, onProgress) { (watch) throws(StatementError) in
      (try FileContent.bytes(at: path, watch: watch), name ?? URL(filePath: path).lastPathComponent)
    }
  }

  private func statement(
    on threads: ReadingThreads, held: Int, _ onProgress: (@Sendable (Double) -> Void)?,
    _ content: @escaping @Sendable (ReadingWatch) throws(StatementError) -> (bytes: [UInt8], name: String)
  ) async throws -> Statement {
    let result = await threads.run(held: held) { [self] isCancelled in
      do throws(StatementError) {
        let watch = ReadingWatch(limits: limits, isCancelled: isCancelled, onProgress: onProgress)
        let (bytes, name) = try content(watch)
        return .success(try read(bytes, name: name, watch: watch))
      } catch {
        return .failure(error)
      }
    }
    do {
      return try result.get()
    } catch StatementError.cancelled {
      throw CancellationError()
    }
  }
}
