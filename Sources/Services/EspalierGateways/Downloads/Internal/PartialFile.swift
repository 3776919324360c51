#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The file beside a target that holds the stored bytes of a download. While the file is open, only one download uses
/// it.
///
/// A note beside it describes the stored bytes, and counts only bytes that have reached the disk. If a process or a
/// machine stops at any moment, a correct beginning remains, or none.
actor PartialFile {
  private struct Note: Codable {
    var identity: String
    var validator: DownloadValidator
    var total: Int?
    var source: String?
    var bytes: Int
  }

  private let target: URL
  private let identity: DownloadIdentity
  private var handle: Int32 = -1
  private var bytes = 0
  private var note: Note?
  private var hasBegun = false
  /// The number of received bytes after which the file is synced to the disk. A killed process loses at most this
  /// number of bytes.
  private static let bytesBetweenNotes = 16 * 1024 * 1024

  init(beside target: URL, of identity: DownloadIdentity) {
    self.target = target
    self.identity = identity
  }

  deinit { if handle >= 0 { _ = Self.closeFile(handle) } }

  private var path: String { target.path + ".partial" }
  private var notePath: String { path + ".json" }

  /// The stored beginning; nil if the file has no beginning that this download can continue.
  var beginning: DownloadBeginning? {
    guard let note, bytes > 0 else { return nil }
    return DownloadBeginning(bytes: bytes, total: note.total, validator: note.validator, source: note.source)
  }

  /// Opens the file for this download alone.
  ///
  /// - Throws: ``DownloadError/underWay(file:)`` while another download uses it.
  func open() throws {
    var isFolder = stat()
    if stat(target.path, &isFolder) == 0, isFolder.st_mode & S_IFMT == S_IFDIR {
      throw DownloadError.file(target.path, why: "it is a folder")
    }
    repeat { try openOnce() } while handle < 0
    guard let data = FileManager.default.contents(atPath: notePath),
      let found = try? JSONDecoder().decode(Note.self, from: data), found.identity == identity.text,
      found.bytes > 0, found.bytes <= size, found.total.map({ found.bytes <= $0 }) ?? true
    else { return }
    // If the file is complete, request its last byte, so that the server has a range to answer with.
    bytes = found.total == found.bytes ? found.bytes - 1 : found.bytes
    note = found
  }

  /// Prepares the file for a part that will be added.
  func begin(_ part: DownloadPart) throws {
    hasBegun = true
    bytes = part.start
    if bytes == 0 { dropNote() }
    // The bytes beyond the note may not have been written in order.
    guard ftruncate(handle, off_t(bytes)) == 0, lseek(handle, off_t(bytes), SEEK_SET) == off_t(bytes) else {
      throw failure()
    }
    note = nil
    if let validator = part.validator, let identity = identity.text {
      note = Note(identity: identity, validator: validator, total: part.total, source: part.source, bytes: bytes)
    }
  }

  func write(_ data: Data) throws {
    try data.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Self.writeBytes(handle, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw failure() }
        rest = rest.dropFirst(count)
        bytes += count
      }
    }
    if let note, bytes - note.bytes >= Self.bytesBetweenNotes { try keepNote() }
  }

  /// Replaces the target with the complete file, and closes it.
  func finish() throws {
    guard fsync(handle) == 0, rename(path, target.path) == 0 else { throw failure() }
    dropNote()
    release()
    // The new name is on the disk once its folder is synced.
    let folder = Self.openFile(target.deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
    if folder >= 0 {
      _ = fsync(folder)
      _ = Self.closeFile(folder)
    }
  }

  /// Closes the file, and keeps the stored bytes if a later download can continue from them.
  func close() {
    guard handle >= 0 else { return }
    defer { release() }
    // If nothing was received, the bytes of an earlier download are kept.
    if !hasBegun, size > 0 { return }
    // If the disk is full, an older note with fewer bytes remains.
    if note != nil, bytes > 0 {
      try? keepNote()
    } else {
      unlink(path)
      dropNote()
    }
  }

  /// Discards the received bytes, so that the next download begins again.
  func forget() {
    note = nil
    bytes = 0
  }

  // MARK: The file system

  private func openOnce() throws {
    // Links are not followed, because another user may have put one there.
    let opened = Self.openFile(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC)
    guard opened >= 0 else { throw failure() }
    handle = opened
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      release()
      if code == EWOULDBLOCK { throw DownloadError.underWay(file: target.path) }
      throw DownloadError.file(path, why: String(cString: strerror(code)))
    }
    // Between the two calls the first download may have ended and renamed this file to its target.
    var mine = stat()
    var named = stat()
    if fstat(opened, &mine) != 0 || lstat(path, &named) != 0 || mine.st_ino != named.st_ino
      || mine.st_dev != named.st_dev
    {
      release()
    }
  }

  private var size: Int {
    var found = stat()
    return fstat(handle, &found) == 0 ? Int(found.st_size) : 0
  }

  private func keepNote() throws {
    guard var kept = note else { return }
    guard fsync(handle) == 0 else { throw failure() }
    kept.bytes = bytes
    do {
      let encoder = JSONCoding.encoder()
      encoder.outputFormatting.insert(.prettyPrinted)
      try encoder.encode(kept).write(to: URL(filePath: notePath), options: .atomic)
    } catch {
      throw DownloadError.file(notePath, why: "\(error)")
    }
    note = kept
  }

  private func dropNote() { unlink(notePath) }

  private func release() {
    _ = Self.closeFile(handle)
    handle = -1
  }

  private func failure() -> DownloadError { .file(path, why: String(cString: strerror(errno))) }
}

// Outside the actor, because its own functions have the same names.
extension PartialFile {
  private static func openFile(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, flags, 0o666)
    #elseif canImport(Musl)
      Musl.open(path, flags, 0o666)
    #else
      Darwin.open(path, flags, 0o666)
    #endif
  }

  private static func writeBytes(_ handle: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(handle, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(handle, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(handle, bytes.baseAddress, bytes.count)
    #endif
  }

  private static func closeFile(_ handle: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.close(handle)
    #elseif canImport(Musl)
      Musl.close(handle)
    #else
      Darwin.close(handle)
    #endif
  }
}
