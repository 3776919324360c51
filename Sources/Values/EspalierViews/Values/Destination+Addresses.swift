extension Destination {
  /// The schemes of addresses outside of the app.
  public static let schemes: Set<String> = ["https", "http", "mailto", "tel"]

  /// Returns a Boolean value that indicates whether an address is allowed in a link. Allowed are a path of the app with
  /// one slash at its start, and an address with one of the ``schemes``.
  ///
  /// The check first removes control characters, blanks and invisible characters, as browsers do before they look for a
  /// scheme, so that none of them hides `javascript:`. A backslash counts as a slash, and two slashes begin a host.
  public static func isAllowed(_ address: String) -> Bool {
    let bare = Array(address.unicodeScalars).filter { !isPassedOver($0) }
    if bare.first == "/" { return bare.count < 2 || (bare[1] != "/" && bare[1] != "\\") }
    let scheme = String(String.UnicodeScalarView(bare.prefix { $0 != ":" }))
    return bare.contains(":") && schemes.contains(scheme.lowercased())
  }

  /// Returns true for a character that browsers remove from an address before they read the address.
  package static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || (0x7F...0xA0).contains(scalar.value) || scalar.properties.isWhitespace
      || scalar.properties.generalCategory == .format
  }
}
