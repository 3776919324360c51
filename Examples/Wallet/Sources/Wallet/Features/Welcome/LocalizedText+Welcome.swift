import Espalier

/// The texts for visitors who are not signed in.
extension LocalizedText {
  static let welcomeSignIn = LocalizedText("welcome.signIn", "Sign in")
  static let welcomeTagline = LocalizedText("welcome.tagline", "See where your money goes")

  static func welcomeNotSignedIn(reason: String) -> LocalizedText {
    LocalizedText(
      "welcome.notSignedIn",
      "You are not signed in yet. {reason}",
      ["reason": reason])
  }

  static let welcomeNewHere = LocalizedText("welcome.newHere", "New here? Create an account")
  static let welcomeSignUpTitle = LocalizedText("welcome.signUpTitle", "Create an account")
  static let welcomeSignUp = LocalizedText("welcome.signUp", "Create account")

  static func welcomeNotCreated(reason: String) -> LocalizedText {
    LocalizedText(
      "welcome.notCreated",
      "The account was not created. {reason}",
      ["reason": reason])
  }

  static let welcomePasswordHint = LocalizedText("welcome.passwordHint", "At least 8 characters.")
  static let welcomeHaveAccount = LocalizedText("welcome.haveAccount", "Already have an account? Sign in")
  static let welcomeLookAtField = LocalizedText("welcome.lookAtField", "Please look at the field below.")
  static let welcomeNext = LocalizedText("welcome.next", "Next")
  static let welcomeLookRound = LocalizedText("welcome.lookRound", "Look round")
  static let welcomeLookRoundFooter = LocalizedText(
    "welcome.lookRoundFooter", "A year of sample data; nothing is kept.")
  static let welcomeLookRoundAction = LocalizedText("welcome.lookRoundAction", "Look round with sample data")
  static let welcomeWrongPassword = LocalizedText(
    "welcome.wrongPassword", "The password is wrong. Nothing was deleted.")

  static func welcomeLockedOut(_ count: Int) -> LocalizedText {
    LocalizedText(
      "welcome.lockedOut", count: count,
      one: "Too many wrong passwords. Try again in a minute.",
      other: "Too many wrong passwords. Try again in {count} minutes.")
  }
}
