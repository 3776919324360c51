/// The limits within which a file is read, so that no file takes the memory or the time of others.
///
/// Going over a limit ends the reading with ``StatementError/beyondLimit(_:most:line:)``; nothing is dropped in
/// silence. The standard limits leave ample room for what banks export: a quarter of a million operations are a hundred
/// a day for seven years.
///
/// ```swift
/// var limits = ReadingLimits.standard
/// limits.operations = 10_000
/// let reader = StatementReader(limits: limits)
/// ```
public struct ReadingLimits: Hashable, Sendable {
  /// The size of a file, in bytes. Never more than 1 GiB is read, whatever is set here.
  public var fileSize = 64 * 1_048_576
  /// The length of one cell of a table, or of one value of OFX, in bytes of UTF-8.
  public var cellLength = 65_536
  /// The length of one row of a table, in bytes of UTF-8.
  public var rowLength = 1_048_576
  /// The number of cells in one row.
  public var cells = 1_000
  /// The number of rows that are not blank.
  public var rows = 1_000_000
  /// The number of tables in one file, each with a header of its own. A header that is merely repeated makes none.
  public var tables = 1_000
  /// The number of operations.
  public var operations = 250_000
  /// The number of accounts.
  public var accounts = 1_000
  /// The number of refused lines.
  public var refusals = 250_000
  /// The memory that the text of the file and the values made of it take, in bytes. It is counted, not measured: the
  /// overhead of the allocator and of growing arrays is not in it.
  public var memory = 192 * 1_048_576
  /// The time from the beginning of a reading to its end, on the clock of the machine, and of working out what the
  /// statement would change, which has what reading left. Waiting for a thread or a person is not in it.
  public var duration = Duration.seconds(60)

  /// The standard limits.
  public static let standard = ReadingLimits()

  /// Creates the standard limits, to be changed one by one.
  public init() {}
}

/// A limit of ``ReadingLimits``, as an error names it.
public enum ReadingLimit: String, Hashable, Sendable, CaseIterable {
  /// ``ReadingLimits/fileSize``.
  case fileSize
  /// ``ReadingLimits/cellLength``.
  case cellLength
  /// ``ReadingLimits/rowLength``.
  case rowLength
  /// ``ReadingLimits/cells``.
  case cells
  /// ``ReadingLimits/rows``.
  case rows
  /// ``ReadingLimits/tables``.
  case tables
  /// ``ReadingLimits/operations``.
  case operations
  /// ``ReadingLimits/accounts``.
  case accounts
  /// ``ReadingLimits/refusals``.
  case refusals
  /// ``ReadingLimits/memory``.
  case memory
  /// ``ReadingLimits/duration``, in seconds.
  case duration

  /// Returns sentences that say which limit was passed, and how to mend the file.
  func explanation(most: Int) -> String {
    switch self {
    case .fileSize: "The file is larger than \(most) bytes. \(Self.shorter)"
    case .cellLength: "One cell is longer than \(most) bytes, which no bank writes. \(Self.look)"
    case .rowLength: "One row is longer than \(most) bytes, which no bank writes. \(Self.look)"
    case .cells: "One row has more than \(most) cells, which no bank writes. \(Self.look)"
    case .rows: "The file has more than \(most) rows. \(Self.shorter)"
    case .tables: "The file has more than \(most) tables. Export each account by itself, or a shorter period."
    case .operations: "The file has more than \(most) operations. \(Self.shorter)"
    case .accounts: "The file names more than \(most) accounts. Export each account by itself."
    case .refusals:
      "More than \(most) lines cannot be read as operations. Export CSV with a header, or OFX, from the bank."
    case .memory: "Reading the file takes more than \(most) bytes of memory. \(Self.shorter)"
    case .duration: "Reading the file takes longer than \(most) seconds. \(Self.shorter)"
    }
  }

  private static let shorter = "Export a shorter period from the bank, or split the file."
  private static let look = "Look at that line in a text editor: a quote or a line end may be missing there."
}
