/// Words by which a column says whether money left the account or came in.
enum DirectionWords {
  enum Direction { case debit, credit }

  /// Returns the direction that a cell names; `nil` when it names none.
  static func direction(_ text: String) -> Direction? {
    switch text {
    case "-", "−", "–": return .debit
    case "+": return .credit
    default: break
    }
    // No such word or phrase is longer; a long text must not cost time.
    guard text.utf8.count <= 100 else { return nil }
    let words = TextFolding.words(text)
    guard let first = words.first, words.count <= 4 else { return nil }
    let folded = words.joined(separator: " ")
    if debits.contains(folded) { return .debit }
    if credits.contains(folded) { return .credit }
    // `Debit Transfer`, but not `Credit card payment`.
    guard words.count > 1, words[1] != "card", words[1] != "karte" else { return nil }
    if leadingDebits.contains(first) { return .debit }
    return leadingCredits.contains(first) ? .credit : nil
  }

  /// Returns the direction of a word behind an amount, such as `12.50 DR`.
  static func suffix(_ word: String) -> Direction? {
    switch word.uppercased() {
    case "DR", "DB", "D", "S", "SOLL": .debit
    case "CR", "C", "H", "HABEN": .credit
    default: nil
    }
  }

  private static let leadingDebits: Set<String> = ["debit", "debito", "withdrawal"]
  private static let leadingCredits: Set<String> = ["credit", "credito", "deposit"]

  private static let debits = wordSet(
    """
    d|dr|db|dbit|debit|debits|s|soll|lastschrift|belastung|ausgang|ausgabe|ausgaben|auszahlung|abgang|af|afschrijving
    debet
    uit|withdrawal|withdraw|withdrawals|out|outgoing|outflow|money out|paid out|payment out|paid|expense|expenses
    spend
    spending|purchase|fee|charge|payment sent|sent|debite|sortie|depense|retrait|paiement|debito|adeudo|cargo|gasto
    salida|retiro|pago|addebito|dare|uscita|uscite|saida|despesa|obciazenie|obciazenia|wydatek|wyplata|wychodzacy
    debetas|wn
    winien|utgift|ut|uttag|udgift|ud|veloitus|tililta|pano pois|vydaj|odchozi|debetni|terheles|расход|списание
    """)
  private static let credits = wordSet(
    """
    c|cr|crdt|credit|credits|h|haben|gutschrift|eingang|einnahme|einnahmen|einzahlung|zugang|bij|bijschrijving|in
    incoming
    inflow|deposit|deposits|money in|paid in|payment in|income|refund|payment received|received|entree|recette
    versement
    credito|abono|ingreso|entrada|deposito|accredito|avere|entrata|entrate|receita|uznanie|uznania|wplyw|wplata
    przychod
    przychodzacy|ma|inkomst|insattning|indtaegt|ind|inntekt|inn|kredit|hyvitys|tilille|prijem|prichozi|kreditni
    jovairas
    доход|приход|зачисление
    """)

  private static func wordSet(_ text: String) -> Set<String> {
    Set(text.split { $0 == "|" || $0.isNewline }.map { TextFolding.folded($0) })
  }
}
