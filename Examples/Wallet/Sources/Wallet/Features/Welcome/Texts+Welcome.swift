// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “Already have an account? Sign in”
  static let welcomeHaveAccount = LocalizedText("welcome.haveAccount", "Already have an account? Sign in")

  /// “Too many wrong passwords. Try again in {count} minutes.”
  static func welcomeLockedOut(_ count: Int) -> LocalizedText {
    LocalizedText(
      "welcome.lockedOut",
      count: count,
      one: "Too many wrong passwords. Try again in a minute.",
      other: "Too many wrong passwords. Try again in {count} minutes.")
  }

  /// “Please look at the field below.”
  static let welcomeLookAtField = LocalizedText("welcome.lookAtField", "Please look at the field below.")

  /// “Look round”
  static let welcomeLookRound = LocalizedText("welcome.lookRound", "Look round")

  /// “Look round with sample data”
  static let welcomeLookRoundAction = LocalizedText("welcome.lookRoundAction", "Look round with sample data")

  /// “A year of sample data; nothing is kept.”
  static let welcomeLookRoundFooter = LocalizedText(
    "welcome.lookRoundFooter",
    "A year of sample data; nothing is kept.")

  /// “New here? Create an account”
  static let welcomeNewHere = LocalizedText("welcome.newHere", "New here? Create an account")

  /// “Next”
  static let welcomeNext = LocalizedText("welcome.next", "Next")

  /// “The account was not created. {reason}”
  static func welcomeNotCreated(reason: String) -> LocalizedText {
    LocalizedText("welcome.notCreated", "The account was not created. {reason}", ["reason": reason])
  }

  /// “You are not signed in yet. {reason}”
  static func welcomeNotSignedIn(reason: String) -> LocalizedText {
    LocalizedText("welcome.notSignedIn", "You are not signed in yet. {reason}", ["reason": reason])
  }

  /// “At least 8 characters.”
  static let welcomePasswordHint = LocalizedText("welcome.passwordHint", "At least 8 characters.")

  /// “Sign in”
  static let welcomeSignIn = LocalizedText("welcome.signIn", "Sign in")

  /// “Create account”
  static let welcomeSignUp = LocalizedText("welcome.signUp", "Create account")

  /// “Create an account”
  static let welcomeSignUpTitle = LocalizedText("welcome.signUpTitle", "Create an account")

  /// “See where your money goes”
  static let welcomeTagline = LocalizedText("welcome.tagline", "See where your money goes")

  /// “The password is wrong. Nothing was deleted.”
  static let welcomeWrongPassword = LocalizedText(
    "welcome.wrongPassword",
    "The password is wrong. Nothing was deleted.")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let welcome: [TextTable] = [
    TextTable(
      language: "de",
      [
        "welcome.haveAccount": "Schon einen Zugang? Anmelden",
        "welcome.lockedOut": .plural(
          one: "Zu viele falsche Passwörter. Bitte in einer Minute erneut versuchen.",
          other: "Zu viele falsche Passwörter. Bitte in {count} Minuten erneut versuchen."),
        "welcome.lookAtField": "Bitte das Feld unten prüfen.",
        "welcome.lookRound": "Umsehen",
        "welcome.lookRoundAction": "Mit Beispieldaten umsehen",
        "welcome.lookRoundFooter": "Beispieldaten eines Jahres; nichts davon bleibt.",
        "welcome.newHere": "Neu hier? Zugang anlegen",
        "welcome.next": "Danach",
        "welcome.notCreated": "Der Zugang wurde nicht angelegt. {reason}",
        "welcome.notSignedIn": "Die Anmeldung ist noch nicht gelungen. {reason}",
        "welcome.passwordHint": "Mindestens 8 Zeichen.",
        "welcome.signIn": "Anmelden",
        "welcome.signUp": "Zugang anlegen",
        "welcome.signUpTitle": "Zugang anlegen",
        "welcome.tagline": "Sehen, wohin das Geld geht",
        "welcome.wrongPassword": "Das Passwort ist falsch. Es wurde nichts gelöscht.",
      ]),
  ]
}
