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

  /// Writes a body of `size` bytes into a new file, gives it to `use`, and removes it in any case.
  /// - Throws: ``UploadFailure`` when the body ends too early or goes on too long.
  func withFile<Body: AsyncSequence & Sendable>(
    of body: Body, size: Int, use: (_ path: String) async -> Void
  ) async throws where Body.Element == ByteBuffer {
    let file = directory.appending(path: Base64URL.random(bytes: 16))
    let descriptor = try PrivateFile.create(file)
    defer { _ = unlink(file.path) }
    do {
      defer { _ = close(descriptor) }
      var count = 0
      for try await part in body {
        count += part.readableBytes
        guard count <= size else { throw UploadFailure.tooLong }
        try part.withUnsafeReadableBytes { try PrivateFile.write($0, to: descriptor, path: file.path) }
      }
      guard count == size else { throw UploadFailure.endedEarly }
    }
    await use(file.path)
  }
}

/// Why a body is not the file it was said to be.
enum UploadFailure: Error {
  case endedEarly
  case tooLong
}
