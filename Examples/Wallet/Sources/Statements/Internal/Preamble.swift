/// The account's data in the lines in front of a table.
struct Preamble {
  var accountNumber: String?
  var accountName: String?
  var currency: CurrencyMention?
  var balance: AmountText?
  var balanceDate: CalendarDate?

  init() {}

  init(_ records: [DelimitedRecord]) {
    for (index, record) in records.enumerated() {
      let cells = record.cells
      for (column, cell) in cells.enumerated() where !cell.isEmpty {
        if let number = IBAN.first(in: cell), accountNumber == nil || IBAN.first(in: accountNumber ?? "") == nil {
          accountNumber = number
        }
        // A label is short; a long text need not be folded to find out that it is none.
        guard let colon = cell.utf8.prefix(121).firstIndex(of: 0x3A) ?? (cell.utf8.count <= 120 ? cell.endIndex : nil)
        else { continue }
        let title = cell[..<colon]
        let label = TextFolding.folded(title)
        guard !label.isEmpty, label.utf8.count <= 60 else { continue }
        var value = TextTrimming.tidy(cell[colon...].dropFirst())
        if value.isEmpty { value = cells.dropFirst(column + 1).first { !$0.isEmpty } ?? "" }
        if value.isEmpty, index + 1 < records.count, !records[index + 1].isBelowBlank {
          value = records[index + 1].cell(column)
        }
        if accountName == nil { accountName = Self.name(behindListing: title) }
        take(label: label, value: value, rest: cells.dropFirst(column + 1))
      }
    }
  }

  private mutating func take(label: String, value: String, rest: ArraySlice<String>) {
    guard !value.isEmpty else { return }
    if accountNumber == nil, Self.numberLabels.contains(label), value.contains(where: \.isNumber) {
      let number = value.split(separator: "/").first.map(String.init) ?? value
      accountNumber = IBAN.first(in: value) ?? number.filter { !$0.isWhitespace }
    }
    if accountName == nil, Self.nameLabels.contains(label), value.contains(where: \.isLetter),
      IBAN.first(in: value) == nil
    {
      accountName = value
    }
    if currency == nil, Self.currencyLabels.contains(label) { currency = CurrencyMention(value) }
    if Self.balanceLabels.contains(where: { label == $0 || label.hasPrefix($0 + " ") }) {
      takeBalance(label: label, value: value, rest: rest)
    }
  }

  private mutating func takeBalance(label: String, value: String, rest: ArraySlice<String>) {
    guard balance == nil, let amount = AmountText(value) else { return }
    balance = amount
    if currency == nil { currency = amount.mention ?? rest.lazy.compactMap { CurrencyMention($0) }.first }
    if currency == nil { currency = CurrencyMention.within(label.uppercased()) }
    let words = label.split(separator: " ")
    // `kontostand vom 31 01 2024`
    if let start = words.firstIndex(where: { Int($0) != nil }), start + 2 < words.count,
      case .numeric(let date)? = DateText(words[start...(start + 2)].joined(separator: "."))
    {
      balanceDate = date.date(.dayMonthYear)
    }
  }

  /// Returns the name of the account in a title of its operations, such as `Umsätze Girokonto`.
  private static func name(behindListing cell: Substring) -> String? {
    let words = cell.split(separator: " ")
    guard (2...5).contains(words.count), TextFolding.folded(words[0]) == "umsatze" else { return nil }
    let name = words.dropFirst().joined(separator: " ")
    let folded = TextFolding.folded(name)
    return ["konto", "karte", "depot"].contains { folded.contains($0) } ? name : nil
  }

  private static let numberLabels: Set<String> = [
    "iban", "kontonummer", "konto", "konto nr", "kontonr", "account number", "account", "account no", "account nr",
    "acct",
    "numero de compte", "numero compte", "compte", "rekening", "rekeningnummer", "cuenta", "numero de cuenta", "conto",
    "numero conto", "rapporto", "conta", "numero da conta", "numer rachunku", "rachunek", "nr rachunku", "tilinumero",
    "tili",
    "cislo uctu", "ucet", "kreditkarte", "card number", "kartennummer", "счет", "номер счета", "hesap no", "szamlaszam",
    "cont",
  ]
  private static let nameLabels: Set<String> = [
    "kontoname", "konto", "account name", "account", "kontobezeichnung", "account nickname", "nom du compte", "type",
    "produkt",
    "product", "account type", "kontotyp", "tipo cuenta", "rodzaj rachunku", "nazwa rachunku", "kontoart",
    "intitule du compte",
    "kontonamn", "kontonavn", "nazev uctu",
  ]
  private static let currencyLabels: Set<String> = [
    "wahrung", "waehrung", "kontowahrung", "currency", "account currency", "devise", "divisa", "moneda", "waluta",
    "valuta",
    "mena", "mena uctu", "bewertet in", "compte tenu en", "monnaie", "moeda", "munt", "valutaa", "валюта",
    "waluta rachunku",
    "valutta", "penznem", "doviz",
  ]
  private static let balanceLabels: [String] = [
    "kontostand", "saldo", "balance", "solde", "neuer kontostand", "closing balance", "ending balance", "saldo final",
    "schlusssaldo", "endsaldo", "current balance", "account balance", "saldo koncowe", "saldo contabile", "zustatek",
    "neuer saldo", "aktueller kontostand", "solde du compte", "saldo contable", "saldo finale", "konecny zustatek",
  ]
}
