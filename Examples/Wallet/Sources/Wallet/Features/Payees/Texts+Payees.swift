// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “Find a payee”
  static let payeesFind = LocalizedText("payees.find", "Find a payee")

  /// “In all”
  static let payeesInAll = LocalizedText("payees.inAll", "In all")

  /// “In all, {currency}”
  static func payeesInAllOf(currency: String) -> LocalizedText {
    LocalizedText("payees.inAllOf", "In all, {currency}", ["currency": currency])
  }

  /// “It holds for {operations} and for those that you import later. Payees of one name are shown as one.”
  static func payeesNameFooter(operations: String) -> LocalizedText {
    LocalizedText(
      "payees.nameFooter",
      "It holds for {operations} and for those that you import later. Payees of one name are shown as one.",
      ["operations": operations])
  }

  /// “The bank's files call it {names}. Leave the field empty for that.”
  static func payeesNameHint(names: String) -> LocalizedText {
    LocalizedText(
      "payees.nameHint",
      "The bank's files call it {names}. Leave the field empty for that.",
      ["names": names])
  }

  /// “No operations of this payee”
  static let payeesNoOperations = LocalizedText("payees.noOperations", "No operations of this payee")

  /// “No payees yet”
  static let payeesNone = LocalizedText("payees.none", "No payees yet")

  /// “No payee matches”
  static let payeesNoneMatches = LocalizedText("payees.noneMatches", "No payee matches")

  /// “Import a statement from your bank to see who was paid, and who paid you.”
  static let payeesNoneMessage = LocalizedText(
    "payees.noneMessage",
    "Import a statement from your bank to see who was paid, and who paid you.")

  /// “Payee”
  static let payeesPayee = LocalizedText("payees.payee", "Payee")

  /// “See all payees”
  static let payeesSeeAll = LocalizedText("payees.seeAll", "See all payees")

  /// “Payees”
  static let payeesTitle = LocalizedText("payees.title", "Payees")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let payees: [TextTable] = [
    TextTable(
      language: "de",
      [
        "payees.find": "Zahlungspartner suchen",
        "payees.inAll": "Insgesamt",
        "payees.inAllOf": "Insgesamt, {currency}",
        "payees.nameFooter": "Der Name gilt für {operations} und für alle künftig importierten. Zahlungspartner gleichen Namens werden zusammengefasst.",
        "payees.nameHint": "In den Dateien der Bank: {names}. Für diesen Namen das Feld leer lassen.",
        "payees.noOperations": "Keine Buchungen dieses Zahlungspartners",
        "payees.none": "Noch keine Zahlungspartner",
        "payees.noneMatches": "Kein Zahlungspartner passt",
        "payees.noneMessage": "Nach dem Import eines Kontoauszugs steht hier, wer Geld bekam und von wem welches kam.",
        "payees.payee": "Zahlungspartner",
        "payees.seeAll": "Alle Zahlungspartner ansehen",
        "payees.title": "Zahlungspartner",
      ]),
  ]
}
