import GRDB
import Statements

/// A user's operations as the text of a CSV file, a piece at a time, the oldest first.
///
/// ```swift
/// for try await piece in database.exportCSV(user: user) { try await response.write(piece) }
/// ```
///
/// UTF-8 after RFC 4180: a header, commas, quotes where needed, lines that end with CR LF. Dates are ISO 8601, amounts
/// have a decimal point and no other separators. The two sides of a transfer have the same number in the column
/// `Transfer`.
///
/// The first lines give the known balances: they have no amount, so that the amounts of a column still add up, but a
/// `Balance`, and `Balance at` says whether it is the bank's at the `end of day`, or the person's at the `start of
/// day`. So a person who imports the file into an empty wallet sees the same figures: balances, accounts with their
/// names and types, categories, transfers, and names of payees. An account without operations and balances is not in
/// it.
///
/// `Payee` is the bank's name, so that the operation is recognised; `Shown as` is the person's name for the payee.
///
/// A text that a spreadsheet would run as a formula begins with an apostrophe; importing takes it off, so that an
/// export that is imported again adds nothing. A piece is read when it is asked for, so a slow reader holds neither
/// memory nor the database. Operations that come after the first piece are not in it.
public struct CSVExport: AsyncSequence, Sendable {
  /// A piece of the file's text, whole lines.
  public typealias Element = String

  /// The names of the columns.
  public static let columns = ExportedTable.columns

  let database: WalletDatabase
  let user: UserID

  /// Begins the file.
  public func makeAsyncIterator() -> Iterator {
    Iterator(database: database, user: user)
  }

  /// Reads the file a piece at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private static let linesInPiece = 1000

    private let database: WalletDatabase
    private let user: UserID
    private var last = ExportPosition()
    private var range: ExportRange?
    private var isDone = false

    init(database: WalletDatabase, user: UserID) {
      self.database = database
      self.user = user
    }

    /// Returns the next piece, or nil at the end.
    /// - Throws: ``WalletError/noSuchUser`` if the user has been deleted meanwhile.
    public mutating func next() async throws -> String? {
      guard !isDone else { return nil }
      let piece = try await database.read(user: user) { [user, last, range] database in
        try ExportPiece(user: user, after: last, range: range, limit: Self.linesInPiece, database)
      }
      last = piece.last
      range = piece.range
      isDone = piece.count < Self.linesInPiece
      return piece.text.isEmpty ? nil : piece.text
    }
  }
}

extension WalletDatabase {
  /// Returns all operations of a user as a CSV file.
  public func exportCSV(user: UserID) -> CSVExport {
    CSVExport(database: self, user: user)
  }
}
