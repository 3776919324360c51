/// The names whose values neither a log nor an error shows.
enum SecretNames {
  private static let parts = [
    "authorization", "cookie", "password", "passwd", "secret", "token", "apikey", "credential", "signature", "pin",
    "otp", "refresh", "session", "cvv",
  ]
  /// Names that are secret as a whole, though others with them in it are not.
  private static let names: Set<String> = ["key", "code", "sig", "auth", "access", "pass"]

  /// True if the value of the name is a secret.
  static func contain(_ name: String) -> Bool {
    let letters = letters(of: name)
    return names.contains(letters) || isUnmistakable(letters)
  }

  /// True if the value of the name is a secret and nothing else: a `code` and a `key` are often others in a body, such as a
  /// currency.
  static func containUnmistakably(_ name: String) -> Bool { isUnmistakable(letters(of: name)) }

  private static func letters(of name: String) -> String {
    var letters = ""
    for character in name.lowercased() where character.isLetter { letters.append(character) }
    return letters
  }

  private static func isUnmistakable(_ letters: String) -> Bool {
    parts.contains { part in
      // Short ones within a word are of other words: “spinner”, “option”.
      part.count > 3 ? letters.contains(part) : letters == part
    }
  }
}
