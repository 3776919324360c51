import Espalier

extension Icon {
  /// A shop with an awning, for payees.
  static let shop = Icon(
    "shop",
    stroke:
      "M4 9l1.5-5h13L20 9M5 11v9h14v-9M4 9a2.67 2.67 0 0 0 5.33 0 2.67 2.67 0 0 0 5.34 0A2.67 2.67 0 0 0 20 9zM10 20v-5h4v5"
  )
}
