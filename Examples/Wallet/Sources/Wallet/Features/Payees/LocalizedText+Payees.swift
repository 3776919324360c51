import Espalier

/// The texts of the payees.
extension LocalizedText {
  static let payeesTitle = LocalizedText("payees.title", "Payees")
  static let payeesPayee = LocalizedText("payees.payee", "Payee")
  static let payeesNone = LocalizedText("payees.none", "No payees yet")
  static let payeesNoneMessage = LocalizedText(
    "payees.noneMessage", "Import a statement from your bank to see who was paid, and who paid you.")
  static let payeesSeeAll = LocalizedText("payees.seeAll", "See all payees")
  static let payeesNoOperations = LocalizedText("payees.noOperations", "No operations of this payee")
  static let payeesInAll = LocalizedText("payees.inAll", "In all")

  static func payeesInAllOf(currency: String) -> LocalizedText {
    LocalizedText(
      "payees.inAllOf",
      "In all, {currency}",
      ["currency": currency])
  }

  static func payeesNameFooter(operations: String) -> LocalizedText {
    LocalizedText(
      "payees.nameFooter",
      "It holds for {operations} and for those that you import later. Payees of one name are shown as one.",
      ["operations": operations])
  }

  static func payeesNameHint(names: String) -> LocalizedText {
    LocalizedText(
      "payees.nameHint",
      "The bank's files call it {names}. Leave the field empty for that.",
      ["names": names])
  }
}
