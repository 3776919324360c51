internal import EspalierBase
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
internal import Synchronization

/// The address of a server or a similar part that runs in one process of a program. All processes of the program share
/// it.
///
/// A program that serves with several workers does its ``BackgroundWork`` in one of them. The others reach what runs
/// there by its address, which that process announces in a file that all share:
///
/// ```swift
/// let address = SharedAddress(of: "the bank", in: URL(filePath: "/var/lib/wallet/bank/address"))
///
/// func serve(at port: Int) throws {
///   try address.announce("http://127.0.0.1:\(port)")  // in the process that listens
/// }
/// func bank() async throws -> String {
///   try await address.current(within: .seconds(10))  // in any process
/// }
/// ```
///
/// - An address counts until the process that announced it ends or withdraws it: that process holds a system lock on
///   the file. An address that a killed process has left is never used, because another program may have its port by
///   then.
/// - The file is readable by this user alone. A file of another user is not read.
/// - Isolation: Any thread.
public final class SharedAddress: Sendable {
  /// The name of the part that has the address, for use within a sentence: “the bank”.
  public let subject: String
  private let file: URL
  private let own = Mutex<(address: String, file: AnnouncedFile)?>(nil)
  /// The time between two reads of the file.
  private static let pause = Duration.milliseconds(50)

  /// Creates an address that is shared in a file. Nothing is read or written yet.
  public init(of subject: String, in file: URL) { (self.subject, self.file) = (subject, file) }

  /// Announces the address of a part that runs in this process. It replaces any other address until ``withdraw()`` or
  /// the end of the process.
  ///
  /// - Throws: ``SharedAddressError`` if the file cannot be written.
  public func announce(_ address: String) throws {
    let announced = try AnnouncedFile(address, at: file)
    own.withLock { $0 = (address, announced) }
  }

  /// Withdraws the address that this process has announced.
  public func withdraw() { own.withLock { $0 = nil } }

  /// Returns the address that a running process has announced. If no process has announced an address yet, it waits for
  /// one.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait.
  ///   - clock: The clock that measures it.
  /// - Throws: `WaitLimitError` if no process has announced one by then; ``SharedAddressError`` if the file cannot be
  ///   read.
  public func current(
    within limit: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> String {
    if let address = try announced() { return address }
    return try await BoundedWait(
      for: "the address of \(subject), which the process that runs it writes to \(file.path)", within: limit,
      clock: clock
    ).value {
      while true {
        if let address = try self.announced() { return address }
        try await clock.sleep(for: Self.pause)
      }
    }
  }

  /// Returns the address that a running process has announced; nil if there is none.
  private func announced() throws -> String? {
    try own.withLock { $0?.address } ?? AnnouncedFile.read(file)
  }
}
