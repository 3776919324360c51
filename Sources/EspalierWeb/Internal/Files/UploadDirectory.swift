internal import Foundation
internal import NIOCore

/// Where files from browsers are while they arrive and while their page looks at them.
struct UploadDirectory: Sendable {
  private let directory: URL

  /// Makes the directory, or empties it of what a killed process has left.
  init(_ directory: URL) throws {
    self.directory = directory
    try PrivateFile.makeDirectory(directory)
    for left in (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? [] {
      _ = unlink(left.path)
    }
  }

  /// Makes a directory for this process alone, and removes those of processes that are gone.
  init(ofWorkerIn directory: URL) throws {
    try PrivateFile.makeDirectory(directory)
    for left in (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? [] {
      let owner = pid_t(left.lastPathComponent)
      if let owner, kill(owner, 0) == 0 || errno == EPERM { continue }
      try? FileManager.default.removeItem(at: left)
    }
    try self.init(directory.appending(path: "\(getpid())"))
  }

  /// Writes a body of `size` bytes into a new file, gives it to `use`, and removes it in any case.
  ///
  /// A body that comes more slowly than the pace allows is given up: the descriptor is closed and the file removed before
  /// this throws.
  /// - Throws: ``UploadFailure`` when the body ends too early, goes on too long, or comes too slowly;
  ///   ``WebServerError`` when it cannot be written.
  func withFile<Body: AsyncSequence & Sendable, Value: Sendable>(
    of body: Body, size: Int, pace: TransferPace, time: ServiceTime, use: (_ path: String) async -> Value
  ) async throws -> Value where Body.Element == ByteBuffer {
    let file = directory.appending(path: Base64URL.random(bytes: 16))
    let descriptor = try PrivateFile.create(file)
    defer { _ = unlink(file.path) }
    do {
      defer { _ = close(descriptor) }
      let written = await time.run(until: { pace.deadline }) { () -> Result<Void, any Error> in
        do {
          return .success(try await write(body, of: size, to: descriptor, path: file.path, pace: pace, time: time))
        } catch {
          return .failure(error)
        }
      }
      guard let written else { throw UploadFailure.tooSlow }
      try written.get()
    }
    return await use(file.path)
  }

  private func write<Body: AsyncSequence & Sendable>(
    _ body: Body, of size: Int, to descriptor: Int32, path: String, pace: TransferPace,
    time: ServiceTime
  ) async throws where Body.Element == ByteBuffer {
    var count = 0
    for try await part in body {
      count += part.readableBytes
      guard count <= size else { throw UploadFailure.tooLong }
      try part.withUnsafeReadableBytes { try PrivateFile.write($0, to: descriptor, path: path) }
      pace.add(part.readableBytes, at: time.elapsed())
    }
    guard count == size else { throw UploadFailure.endedEarly }
  }
}

/// Why a body is not the file it was said to be.
enum UploadFailure: Error {
  case endedEarly
  case tooLong
  case tooSlow
}
