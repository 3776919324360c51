/// Words by which rows tell that they are no operations, or none that was carried out.
enum RowWords {
  /// Returns true if a cell begins like a line of totals, balances or remarks around the operations.
  static func isSummary(_ cell: String) -> Bool {
    guard let first = cell.unicodeScalars.first else { return false }
    if first == "*" || first == "©" { return true }
    return summaries.begin(cell)
  }

  /// Returns true if a cell begins like a line that carries a balance.
  static func isBalance(_ cell: String) -> Bool {
    balances.begin(cell)
  }

  /// Returns the reason why an operation in this state moved no money; `nil` when it did, as far as the word is known.
  static func hindrance(_ state: String) -> Refusal.Reason? {
    guard !state.isEmpty, state.utf8.count <= 100 else { return nil }
    let folded = TextFolding.folded(state)
    if void.contains(folded) { return .movedNothing(mark: TextTrimming.shortened(state, to: 40)) }
    if pending.contains(folded) { return .notBooked(mark: TextTrimming.shortened(state, to: 40)) }
    return nil
  }

  private static let balances = Beginnings(balanceWords)
  private static let summaries = Beginnings(balanceWords + "\n" + summaryWords)

  /// Phrases that a cell may begin with, found by their first word.
  private struct Beginnings {
    private var phrases: [String: [[String]]] = [:]

    init(_ text: String) {
      for phrase in text.split(whereSeparator: { $0 == "|" || $0.isNewline }) {
        let words = TextFolding.words(phrase)
        if let first = words.first { phrases[first, default: []].append(words) }
      }
    }

    func begin(_ cell: String) -> Bool {
      let words = TextFolding.words(Substring(cell.unicodeScalars.prefix(60)))
      guard let first = words.first, let known = phrases[first] else { return false }
      return known.contains { words.starts(with: $0) }
    }
  }

  private static let balanceWords =
    """
    balance|opening balance|closing balance|beginning balance|ending balance|starting balance|available balance
    ledger balance
    current balance|previous balance|final balance|brought forward|carried forward|b/f|c/f|saldo|kontostand
    alter kontostand
    neuer kontostand|alter saldo|neuer saldo|anfangssaldo|endsaldo|schlusssaldo|anfangsbestand|endbestand|startsaldo
    saldovortrag
    solde|ancien solde|nouveau solde|solde initial|solde final|saldo inicial|saldo final|saldo anterior|saldo iniziale
    saldo finale|beginsaldo|eindsaldo|saldo początkowe|saldo końcowe|ingående saldo|utgående saldo|alkusaldo
    loppusaldo
    počáteční zůstatek|konečný zůstatek|nyitó egyenleg|záró egyenleg|остаток|входящий остаток|исходящий остаток
    """
  private static let summaryWords =
    """
      total|totals|subtotal|sub total|grand total|summe|gesamt|gesamtsumme|zwischensumme|gesamtbetrag|anzahl|umsätze
      totale|totaal
      totalt|totaux|suma|sum|razem|summa|sammanlagt|i alt|yhteensä|celkem|spolu|összesen|итого|всего|toplam|total des
      number of|count of|disclaimer|end of|generated|printed|report|statement|page|seite|noch nicht|keine umsätze
      no transactions
      hinweis|note|notes|der dokumentinhalt|aucune opération|fin de|liczba operacji|podsumowanie
    """

  private static let void: Set<String> = [
    "reverted", "declined", "failed", "denied", "cancelled", "canceled", "expired", "voided", "rejected", "refused",
    "abgelehnt", "storniert", "fehlgeschlagen", "abgebrochen", "ruckgangig gemacht", "refuse", "annule", "annulee",
    "echoue",
    "rejete", "rechazado", "rechazada", "cancelado", "cancelada", "fallido", "rifiutato", "annullato", "fallito",
    "recusado",
    "geweigerd", "geannuleerd", "mislukt", "odrzucona", "odrzucony", "anulowana", "anulowano", "avvisad", "avvist",
    "afvist",
    "hylatty", "zamitnuto", "zamitnuta", "elutasitva", "отклонено", "отменено", "failed transaction",
  ]
  private static let pending: Set<String> = [
    "pending", "processing", "authorised", "authorized", "in progress", "scheduled", "uncleared", "unposted",
    "vorgemerkt",
    "umsatz vorgemerkt", "ausstehend", "offen", "in bearbeitung", "en attente", "en cours", "pendiente", "in sospeso",
    "in attesa", "in elaborazione", "non contabilizzato", "pendente", "in behandeling", "gereserveerd", "oczekujaca",
    "oczekujacy", "w trakcie", "venter", "reserverad", "reservert", "reserveret", "vantar", "odottaa", "varattu",
    "cekajici",
    "v procesu", "fuggoben", "ожидание", "в обработке", "beklemede",
  ]
}
