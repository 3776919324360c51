import Foundation
import GRDB
import HTTPTypes

/// Operations as a file, of which a client may fetch the part that it lacks.
struct Statements: Sendable {
  let store: BankStore

  var routes: [Route] {
    [Route(.get, "/v1/accounts/*/statement.csv") { try await file($0) }]
  }

  private func file(_ exchange: Exchange) async throws -> Answer {
    let period = try exchange.period()
    let data = try await store.read { database in
      let account = try Accounts.find(exchange.parameters[0], customer: exchange.customer, database)
      var text = "day,amount,currency,counterparty,iban,reference,memo\r\n"
      let rows = try Row.fetchCursor(
        database, sql: "SELECT * FROM operation WHERE account = ? AND day BETWEEN ? AND ? ORDER BY day, id",
        arguments: [account["id"] as String, period.from, period.to])
      while let row = try rows.next() {
        let cells: [String] = [
          row["day"], String(row["amount"] as Int), account["currency"], row["counterparty"], row["iban"] ?? "",
          row["reference"], row["memo"] ?? "",
        ]
        text += cells.map(Self.cell).joined(separator: ",") + "\r\n"
      }
      return Data(text.utf8)
    }
    return Self.answer(data, to: exchange)
  }

  private static func cell(_ text: String) -> String {
    // By scalars: a quote with a combining mark after it is another character, and would end the cell all the same.
    let (scalars, special) = (text.unicodeScalars, ",\"\r\n".unicodeScalars)
    guard scalars.contains(where: special.contains) else { return text }
    let doubled = scalars.flatMap { $0 == "\"" ? ["\"", "\""] : [$0] as [Unicode.Scalar] }
    return "\"" + String(String.UnicodeScalarView(doubled)) + "\""
  }

  private static func answer(_ data: Data, to exchange: Exchange) -> Answer {
    let tag = Answer.tag(of: data)
    var headers: HTTPFields = [
      .acceptRanges: "bytes", .eTag: tag, .contentType: "text/csv; charset=utf-8",
      .contentDisposition: "attachment; filename=\"statement.csv\"",
    ]
    if exchange.has(tag, modified: nil) { return Answer(status: 304, headers: headers) }
    // A part of another version would not fit what the client has: it gets the whole.
    let isSame = exchange.headers[.ifRange].map { $0 == tag } ?? true
    switch isSame ? exchange.headers[.range].flatMap({ ByteRange($0, of: data.count) }) : nil {
    case nil:
      return Answer(status: 200, headers: headers, content: .data(data))
    case .part(let part):
      headers[.contentRange] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(data.count)"
      return Answer(status: 206, headers: headers, content: .data(data.subdata(in: part)))
    case .outside:
      var problem = Problem(416, "outside_range", "The file has \(data.count) bytes.")
      problem.headers = [.contentRange: "bytes */\(data.count)", .acceptRanges: "bytes"]
      return problem.answer
    }
  }
}
