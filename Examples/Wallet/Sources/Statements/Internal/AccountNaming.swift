/// Names, kinds and identifiers of accounts, from the little that files say about them.
enum AccountNaming {
  /// Returns the account of a file that names none.
  ///
  /// Next month's file has to come to the same account, so dates, numbers and copy marks are cut from the file's name.
  static func fallback(options: ReadingOptions, fileName: String) -> String {
    if let name = options.accountName.map({ TextTrimming.tidy($0) }), !name.isEmpty { return name }
    let last = fileName.suffix(255).split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last[...]
    let words = stem.split { !$0.isLetter && !$0.isNumber && $0 != "&" }
    let kept = words.filter { word in
      let digits = word.count { $0.isNumber }
      return digits == 0 || (digits <= 4 && digits < word.count)
    }
    return kept.isEmpty ? "Account" : kept.joined(separator: " ")
  }

  /// Returns a number for people: the last digits of a long one.
  static func masked(_ number: String) -> String {
    let plain = number.filter { $0.isLetter || $0.isNumber }
    return plain.count > 6 ? "…" + plain.suffix(4) : number
  }

  static func title(_ kind: StatementAccount.Kind) -> String {
    switch kind {
    case .checking: "Checking"
    case .savings: "Savings"
    case .card: "Card"
    case .cash: "Cash"
    case .credit: "Credit"
    case .other: "Account"
    }
  }

  /// Returns the sort of account that a name suggests.
  static func kind(of name: String) -> StatementAccount.Kind {
    let words = Set(TextFolding.words(name))
    for (kind, names) in kinds where !words.isDisjoint(with: names) { return kind }
    return .other
  }

  private static let kinds: [(StatementAccount.Kind, Set<String>)] = [
    (.card, ["visa", "mastercard", "amex", "kreditkarte", "karte", "card", "carte", "tarjeta", "carta", "creditcard"]),
    (
      .savings,
      [
        "savings", "saving", "sparkonto", "tagesgeld", "tagesgeldkonto", "festgeld", "livret", "epargne", "ahorro",
        "risparmio",
        "spaarrekening", "sparkonto", "sparande", "oszczednosciowe", "poupanca", "deposit", "coffre", "isa",
      ]
    ),
    (.cash, ["cash", "bargeld", "kasse", "efectivo", "contanti", "gotowka", "kontant", "especes"]),
    (.credit, ["loan", "credit", "kredit", "darlehen", "pret", "prestamo", "mutuo"]),
    (
      .checking,
      [
        "checking", "current", "giro", "girokonto", "courant", "corriente", "corrente", "betaalrekening", "cheques",
        "ccp",
        "lonkonto", "privatkonto", "biezace", "ror",
      ]
    ),
  ]
}
