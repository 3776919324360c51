/// A currency as a file writes it: a code, a word or a sign.
enum CurrencyMention: Hashable {
  case certain(Currency)
  /// A sign that several currencies share, such as `$` or `kr`.
  case shared(String)

  /// Reads the mention in a word or sign; `nil` when it is neither.
  init?(_ text: some StringProtocol) {
    // Nothing that names a currency is longer; a long text must not cost time.
    guard text.utf8.count <= 40 else { return nil }
    let trimmed = text.lowercased().filter { !$0.isWhitespace && $0 != "." && $0 != "(" && $0 != ")" }
    if let code = Self.signs[trimmed] ?? Self.words[trimmed], let currency = Currency(code: code) {
      self = .certain(currency)
    } else if Self.sharedSigns.contains(trimmed) {
      self = .shared(String(text))
    } else if trimmed.utf8.count == 3, let currency = Currency(code: trimmed) {
      self = .certain(currency)
    } else {
      return nil
    }
  }

  var certainCurrency: Currency? {
    if case .certain(let currency) = self { currency } else { nil }
  }

  /// Returns the mention within a header such as `Amount (EUR)`, `Betrag in EUR` or `Montant(EUROS)`.
  ///
  /// A code counts in capitals only, for `all` and `top` are codes too.
  static func within(_ header: String) -> CurrencyMention? {
    for sign in ["€", "£", "₹", "zł", "Kč", "₽", "₺", "₴", "R$", "US$", "A$", "C$"] where header.contains(sign) {
      return CurrencyMention(sign)
    }
    let tokens = header.split { !$0.isLetter }
    for token in tokens.reversed() {
      let isCode = token.utf8.count == 3 && token.allSatisfy { $0.isUppercase }
      if isCode, let currency = Currency(code: String(token)) { return .certain(currency) }
      if let code = words[token.lowercased()], let currency = Currency(code: code), token.count > 3 {
        return .certain(currency)
      }
    }
    return header.contains("$") ? .shared("$") : header.contains("¥") ? .shared("¥") : nil
  }

  private static let signs: [String: String] = [
    "€": "EUR", "£": "GBP", "₹": "INR", "zł": "PLN", "zl": "PLN", "kč": "CZK", "kc": "CZK", "ft": "HUF", "fr": "CHF",
    "sfr": "CHF", "lei": "RON", "r$": "BRL", "us$": "USD", "$us": "USD", "a$": "AUD", "au$": "AUD", "c$": "CAD",
    "ca$": "CAD", "nz$": "NZD", "hk$": "HKD", "s$": "SGD", "mx$": "MXN", "nt$": "TWD", "₽": "RUB", "руб": "RUB",
    "р": "RUB", "₺": "TRY", "tl": "TRY", "₴": "UAH", "грн": "UAH", "₪": "ILS", "₩": "KRW", "฿": "THB", "₫": "VND",
    "₱": "PHP", "₦": "NGN", "лв": "BGN", "r": "ZAR", "rm": "MYR", "rp": "IDR", "₸": "KZT", "₾": "GEL", "cn¥": "CNY",
    "jp¥": "JPY", "円": "JPY", "元": "CNY", "rmb": "CNY",
  ]
  private static let words: [String: String] = [
    "euro": "EUR", "euros": "EUR", "euroa": "EUR", "eura": "EUR", "francs": "FRF", "zloty": "PLN", "złoty": "PLN",
    "złotych": "PLN", "gulden": "NLG", "sterling": "GBP", "pounds": "GBP", "rupees": "INR",
  ]
  private static let sharedSigns: Set<String> = ["$", "¥", "¥", "kr", "kr:", "rs", "dollars", "dollar"]
}
