import GRDB
import Statements

/// A user's operations as the text of a CSV file, a piece at a time, the oldest first.
///
/// ```swift
/// for try await piece in database.exportCSV(user: user) { try await response.write(piece) }
/// ```
///
/// UTF-8 after RFC 4180: a header, commas, quotes where needed, lines that end with CR LF. Dates are ISO 8601, amounts
/// have a decimal point and no other separators. A text that a spreadsheet would run as a formula begins with an
/// apostrophe; importing takes it off, so that an export that is imported again adds nothing. A piece is read when it
/// is asked for, so a slow reader holds neither memory nor the database. Operations that come after the first piece are
/// not in it.
public struct CSVExport: AsyncSequence, Sendable {
  /// A piece of the file's text, whole lines.
  public typealias Element = String

  /// The names of the columns.
  public static let columns = [
    "Date", "Account ID", "Account name", "Account type", "Currency", "Amount", "Payee", "Memo", "Category",
  ]

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
    private var newestID: Int64?
    private var isDone = false

    init(database: WalletDatabase, user: UserID) {
      self.database = database
      self.user = user
    }

    /// The next piece, or nil at the end.
    /// - Throws: ``WalletError/noSuchUser`` if the user has been deleted meanwhile.
    public mutating func next() async throws -> String? {
      guard !isDone else { return nil }
      let piece = try await database.read(user: user) { [user, last, newestID] database in
        try ExportPiece(user: user, after: last, newestID: newestID, limit: Self.linesInPiece, database)
      }
      let header = newestID == nil ? CSVText.line(CSVExport.columns) : ""
      last = piece.last
      newestID = piece.newestID
      isDone = piece.count < Self.linesInPiece
      let text = header + piece.text
      return text.isEmpty ? nil : text
    }
  }
}

extension WalletDatabase {
  /// All operations of a user as a CSV file.
  public func exportCSV(user: UserID) -> CSVExport {
    CSVExport(database: self, user: user)
  }
}
