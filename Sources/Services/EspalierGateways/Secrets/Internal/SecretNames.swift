/// The names whose values must not appear in logs or errors.
enum SecretNames {
  private static let parts = [
    "authorization", "cookie", "password", "passwd", "secret", "token", "apikey", "credential", "signature", "pin",
    "otp", "refresh", "session", "cvv",
  ]
  /// The names that are secret only as a whole. A longer name is not a secret just because it contains one of them.
  private static let names: Set<String> = ["key", "code", "sig", "auth", "access", "pass"]

  /// Returns true if the value of the name is a secret.
  static func contain(_ name: String) -> Bool {
    let letters = letters(of: name)
    return names.contains(letters) || isUnmistakable(letters)
  }

  /// Returns true if the name always means a secret. Names such as `code` and `key` are excluded, because in a body
  /// they often have another meaning, such as a currency.
  static func containUnmistakably(_ name: String) -> Bool { isUnmistakable(letters(of: name)) }

  private static func letters(of name: String) -> String {
    var letters = ""
    for character in name.lowercased() where character.isLetter { letters.append(character) }
    return letters
  }

  private static func isUnmistakable(_ letters: String) -> Bool {
    parts.contains { part in
      // Short parts are often within other words: “spinner”, “option”.
      part.count > 3 ? letters.contains(part) : letters == part
    }
  }
}
