import Espalier

extension TextTable {
  /// The texts of the payees, in German.
  static let payeesGerman = TextTable(
    language: "de",
    [
      "payees.title": "Zahlungspartner",
      "payees.payee": "Zahlungspartner",
      "payees.none": "Noch keine Zahlungspartner",
      "payees.noneMessage": "Nach dem Import eines Kontoauszugs steht hier, wer Geld bekam und von wem welches kam.",
      "payees.seeAll": "Alle Zahlungspartner ansehen",
      "payees.noOperations": "Keine Buchungen dieses Zahlungspartners",
      "payees.inAll": "Insgesamt",
      "payees.inAllOf": "Insgesamt, {currency}",
      "payees.nameFooter":
        "Der Name gilt für {operations} und für alle künftig importierten. Zahlungspartner gleichen Namens werden zusammengefasst.",
      "payees.nameHint": "In den Dateien der Bank: {names}. Für diesen Namen das Feld leer lassen.",
    ])
}
