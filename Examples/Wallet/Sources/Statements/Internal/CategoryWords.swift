/// Names of categories that only income has, or only spending.
enum CategoryWords {
  /// Returns true if a category is one of income, false if it is one of spending; nil for any other name.
  static func isIncome(_ text: String) -> Bool? {
    // No such name is longer; a long text must not cost time.
    guard text.utf8.count <= 100 else { return nil }
    let words = Set(TextFolding.words(text))
    let (earns, spends) = (!words.isDisjoint(with: income), !words.isDisjoint(with: spending))
    return earns == spends ? nil : earns
  }

  private static let income = folded(
    """
    income salary wages payroll paycheck earnings einkommen gehalt lohn einnahmen einkunfte revenu revenus salaire
    ingreso ingresos nomina reddito stipendio entrate salaris inkomen loon lon inkomst inkomster indkomst inntekt palkka
    wynagrodzenie dochod pensja
    """)
  private static let spending = folded(
    """
    groceries grocery supermarket shopping dining restaurant restaurants food drink fuel gas petrol travel transport
    entertainment utilities rent insurance pharmacy clothing household merchandise subscriptions leisure expenses
    lebensmittel supermarkt einkauf einkaufe restaurants gastronomie tanken reisen verkehr freizeit miete versicherung
    versicherungen apotheke kleidung haushalt drogerie unterhaltung abos ausgaben alimentation courses restauration
    transports loisirs loyer assurance voyages supermercado alimentacion restaurantes viajes ocio alquiler seguros
    spesa supermercati ristoranti viaggi affitto assicurazione boodschappen reizen huur verzekering livsmedel resor hyra
    zakupy zywnosc restauracje podroze czynsz
    """)

  private static func folded(_ text: String) -> Set<String> {
    Set(text.split { $0.isWhitespace }.map { TextFolding.folded($0) })
  }
}
