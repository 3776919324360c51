// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “Set-up code”
  static let signInCode = LocalizedText("signIn.code", "Set-up code")

  /// “The program said the code where it was started, or in its log.”
  static let signInCodeFooter = LocalizedText(
    "signIn.codeFooter",
    "The program said the code where it was started, or in its log.")

  /// “There is an account already. Sign in with it.”
  static let signInHasAccount = LocalizedText("signIn.hasAccount", "There is an account already. Sign in with it.")

  /// “Make the account”
  static let signInMakeAccount = LocalizedText("signIn.makeAccount", "Make the account")

  /// “Name”
  static let signInName = LocalizedText("signIn.name", "Name")

  /// “What is your name?”
  static let signInNameMissing = LocalizedText("signIn.nameMissing", "What is your name?")

  /// “Password”
  static let signInPassword = LocalizedText("signIn.password", "Password")

  /// “At least 10 characters”
  static let signInPasswordHint = LocalizedText("signIn.passwordHint", "At least 10 characters")

  /// “A password has 10 to 200 characters.”
  static let signInPasswordLength = LocalizedText("signIn.passwordLength", "A password has 10 to 200 characters.")

  /// “Make the first account”
  static let signInSetUpTitle = LocalizedText("signIn.setUpTitle", "Make the first account")

  /// “Sign out”
  static let signInSignOut = LocalizedText("signIn.signOut", "Sign out")

  /// “Signed in as {person}”
  static func signInSignedInAs(person: String) -> LocalizedText {
    LocalizedText("signIn.signedInAs", "Signed in as {person}", ["person": person])
  }

  /// “Sign in”
  static let signInTitle = LocalizedText("signIn.title", "Sign in")

  /// “Too many wrong passwords. Try again in a quarter of an hour.”
  static let signInTooManyPasswords = LocalizedText(
    "signIn.tooManyPasswords",
    "Too many wrong passwords. Try again in a quarter of an hour.")

  /// “The name or the password is wrong.”
  static let signInWrongNameOrPassword = LocalizedText(
    "signIn.wrongNameOrPassword",
    "The name or the password is wrong.")

  /// “This is not the code that the program said when it started.”
  static let signInWrongSetUpCode = LocalizedText(
    "signIn.wrongSetUpCode",
    "This is not the code that the program said when it started.")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let signIn: [TextTable] = []
}
