import Espalier

extension TextTable {
  /// The texts for visitors who are not signed in, in German.
  static let welcomeGerman = TextTable(
    language: "de",
    [
      "welcome.signIn": "Anmelden",
      "welcome.tagline": "Sehen, wohin das Geld geht",
      "welcome.notSignedIn": "Die Anmeldung ist noch nicht gelungen. {reason}",
      "welcome.newHere": "Neu hier? Zugang anlegen",
      "welcome.signUpTitle": "Zugang anlegen",
      "welcome.signUp": "Zugang anlegen",
      "welcome.notCreated": "Der Zugang wurde nicht angelegt. {reason}",
      "welcome.passwordHint": "Mindestens 8 Zeichen.",
      "welcome.haveAccount": "Schon einen Zugang? Anmelden",
      "welcome.lookAtField": "Bitte das Feld unten prüfen.",
      "welcome.next": "Danach",
      "welcome.lookRound": "Umsehen",
      "welcome.lookRoundFooter": "Beispieldaten eines Jahres; nichts davon bleibt.",
      "welcome.lookRoundAction": "Mit Beispieldaten umsehen",
      "welcome.wrongPassword": "Das Passwort ist falsch. Es wurde nichts gelöscht.",
      "welcome.lockedOut":
        .plural(
          one: "Zu viele falsche Passwörter. Bitte in einer Minute erneut versuchen.",
          other: "Zu viele falsche Passwörter. Bitte in {count} Minuten erneut versuchen."),
    ])
}
