import EspalierCryptography
import Foundation
import GRDB
import HTTPTypes

/// The page at which a customer sees the codes of payments that wait: what another bank sends to a phone.
///
/// It is the bank's own. Whoever holds a token, as a customer's wallet does, sees no code by that: the customer signs in
/// here with name and password, and each code stands below the payment that it is for.
struct CodePage: Sendable {
  /// The path of the page.
  static let path = "/codes"

  let store: BankStore

  var routes: [Route] {
    [
      Route(.get, Self.path, access: .everyone) { _ in Self.page(Self.form) },
      Route(.post, Self.path, access: .everyone, bodyLimit: 4096) { try await codes($0) },
    ]
  }

  /// A payment that waits, as its page tells it.
  private struct Waiting: Sendable {
    let payment: String
    let facts: [(name: String, value: String)]
    let code: String
  }

  private func codes(_ exchange: Exchange) async throws -> Answer {
    let fields = Self.fields(of: exchange.body)
    guard
      let customer = try await Customers(store: store).find(
        name: fields["name"] ?? "", password: fields["password"] ?? "")
    else {
      return Self.page("<p role=\"alert\">No customer has this name and this password.</p>" + Self.form, status: 401)
    }
    let now = exchange.now
    let waiting = try await store.read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT payment.*, account.currency, account.name AS accountName, account.iban AS accountIban FROM payment
          JOIN account ON account.id = payment.account
          WHERE account.customer = ? AND payment.state = 'needs_confirmation' AND payment.codeExpires > ?
          ORDER BY payment.created DESC, payment.id
          """, arguments: [customer, now.timeIntervalSince1970]
      ).compactMap(Self.waiting)
    }
    guard !waiting.isEmpty else {
      return Self.page("<p>No payment waits for a code.</p><p><a href=\"\(Self.path)\">Look again</a></p>")
    }
    return Self.page(waiting.map(Self.section).joined())
  }

  private static func waiting(_ row: Row) -> Waiting? {
    guard let code = row["code"] as String? else { return nil }
    let expires = Date(timeIntervalSince1970: row["codeExpires"])
    return Waiting(
      payment: row["id"],
      facts: [
        ("From", "\(row["accountName"] as String) · \(row["accountIban"] as String)"), ("To", row["payee"]),
        ("IBAN", row["iban"]), ("Amount", "\(amount(row["amount"])) \(row["currency"] as String)"),
        ("Reference", row["reference"]), ("When", "As soon as it is confirmed, until \(time(expires)) UTC"),
      ], code: code)
  }

  private static func amount(_ units: Int) -> String {
    let cents = units % 100
    return "\(units / 100).\(cents < 10 ? "0" : "")\(cents)"
  }

  private static func time(_ date: Date) -> String {
    let minutes = Int(date.timeIntervalSince1970 / 60) % 1440
    return String(format: "%02d:%02d", minutes / 60, minutes % 60)
  }

  private static func fields(of body: Data) -> [String: String] {
    // What is no form at all has no fields.
    let query = "?" + String(decoding: body, as: UTF8.self).replacing("+", with: "%20")
    return Dictionary((URLComponents(string: query)?.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { first, _ in
      first
    }
  }
}

extension CodePage {
  private static let form = """
    <form method="post" action="\(path)">
    <p>Sign in at the bank to see the code of a payment that waits for you.</p>
    <label>Name<input name="name" autocomplete="username" required></label>
    <label>Password<input name="password" type="password" autocomplete="current-password" required></label>
    <button>Show my codes</button>
    </form>
    """

  private static func section(_ waiting: Waiting) -> String {
    let facts = waiting.facts.filter { !$0.value.isEmpty }
      .map { "<dt>\(escaped($0.name))</dt><dd>\(escaped($0.value))</dd>" }.joined()
    return """
      <section id="\(escaped(waiting.payment))"><dl>\(facts)</dl>
      <p>If this is what you want to pay, the code is <strong>\(escaped(waiting.code))</strong></p></section>
      """
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let style = """
    :root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}main{max-width:28rem;margin:10vh auto;padding:16px}\
    label{display:block;margin:12px 0}input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:8px}\
    button{font:inherit;padding:8px 16px;min-height:44px}dt{font-size:.8125rem}dd{margin:0 0 8px;overflow-wrap:anywhere}\
    section{border-top:1px solid;padding:8px 0}strong{font-size:1.5rem;letter-spacing:.1em}
    """

  /// A page that nobody may frame, keep or add a script to.
  private static func page(_ content: String, status: Int = 200) -> Answer {
    let html = """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">\
      <title>The bank: codes</title><link rel="icon" href="data:,"><style>\(style)</style></head>\
      <body><main><h1>Codes</h1>\(content)</main></body></html>
      """
    let hash = Data(Digest(Data(style.utf8)).bytes).base64EncodedString()
    return Answer(
      status: status,
      headers: [
        .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
        .contentSecurityPolicy:
          "default-src 'none'; img-src data:; style-src 'sha256-\(hash)'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
        .xContentTypeOptions: "nosniff",
      ], content: .data(Data(html.utf8)))
  }
}
