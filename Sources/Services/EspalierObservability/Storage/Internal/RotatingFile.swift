internal import EspalierFiles
internal import EspalierStorage
internal import Foundation
internal import Glibc

/// A file of lines that is replaced by a new one when it is full. Only its owner can read it and its predecessors.
///
/// `errors.jsonl` becomes `errors.1.jsonl`, and so on. The last file is removed.
///
/// A line is written completely or not at all.
final class RotatingFile {
  /// A function that writes bytes to a file. A test can replace it with one that fails.
  typealias Write = @Sendable (_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int

  private let directory: URL
  private let maximumSize: Int
  private let maximumFiles: Int
  private let write: Write
  private var file: Int32?
  private var size = 0

  init(directory: URL, maximumSize: Int, maximumFiles: Int, write: @escaping Write) {
    self.directory = directory
    self.maximumSize = maximumSize
    self.maximumFiles = max(1, maximumFiles)
    self.write = write
  }

  deinit { if let file { close(file) } }

  static func path(in directory: URL, number: Int = 0) -> String {
    directory.appending(path: number == 0 ? "errors.jsonl" : "errors.\(number).jsonl").path
  }

  /// Creates the folder and opens the file.
  func open() throws {
    try PrivateFolder.make(directory)
    _ = try opened()
  }

  /// Appends a line, and begins a new file first if there is not enough room.
  func append(_ line: [UInt8]) throws {
    var file = try opened()
    if size > 0, size + line.count > maximumSize {
      try rotate()
      file = try opened()
    }
    var rest = line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in bytes.baseAddress.map { write(file, $0, bytes.count) } ?? 0 }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = FileError(code: count == 0 ? ENOSPC : errno)
        // Half a line would spoil the next one.
        ftruncate(file, off_t(size))
        throw error
      }
      rest = rest.dropFirst(count)
    }
    size += line.count
  }

  /// Returns the open file, and opens it again if another program has removed it.
  private func opened() throws -> Int32 {
    var status = stat()
    if let file {
      if fstat(file, &status) == 0, status.st_nlink > 0 { return file }
      shut()
    }
    let path = Self.path(in: directory)
    let opened = try PrivateFile.open(URL(filePath: path), flags: O_RDWR | O_APPEND | O_CREAT)
    guard fstat(opened, &status) == 0 else {
      let error = FileError.last
      close(opened)
      throw error
    }
    file = opened
    size = try Self.wholeLines(of: opened, size: Int(status.st_size))
    return opened
  }

  /// Cuts off the last line if it is incomplete, because the process ended while it wrote the line. Returns the
  /// remaining size.
  private static func wholeLines(of file: Int32, size: Int) throws -> Int {
    var end = size
    var byte: UInt8 = 0
    while end > 0, pread(file, &byte, 1, off_t(end - 1)) == 1, byte != UInt8(ascii: "\n") { end -= 1 }
    if end < size, ftruncate(file, off_t(end)) != 0 { throw FileError.last }
    return end
  }

  private func rotate() throws {
    shut()
    unlink(Self.path(in: directory, number: maximumFiles - 1))
    for number in stride(from: maximumFiles - 2, through: 0, by: -1) {
      let result = rename(Self.path(in: directory, number: number), Self.path(in: directory, number: number + 1))
      guard result == 0 || errno == ENOENT else { throw FileError.last }
    }
  }

  private func shut() {
    if let file { close(file) }
    file = nil
  }
}
