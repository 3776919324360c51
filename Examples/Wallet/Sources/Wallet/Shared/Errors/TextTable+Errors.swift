import Espalier

extension TextTable {
  /// The texts of errors, in German.
  static let errorGerman = TextTable(
    language: "de",
    [
      "error.databaseIsNewer":
        "Die Daten wurden zuletzt mit einer neueren Version von Wallet verwendet, die diese nicht lesen kann. Es wurde nichts geändert; bitte Wallet aktualisieren und neu starten.",
      "error.cannotOpen": "Die Daten lassen sich gerade nicht öffnen. Es wurde nichts geändert.",
      "error.cannotMigrate":
        "Die Daten konnten nicht auf den Stand dieser Version von Wallet gebracht werden. Es ging nichts verloren, und der begonnene Schritt ist rückgängig gemacht.",
      "error.storage":
        "Die Daten konnten gerade nicht gelesen oder gespeichert werden. Es wurde nichts geändert; bitte erneut versuchen.",
      "error.nameInvalid": "Dieser Name ist nicht möglich: {reason}.",
      "error.nameIsEmpty": "Er ist leer",
      "error.nameIsHidden": "Er enthält unsichtbare Zeichen",
      "error.nameIsLong": "Er ist länger als {most} Zeichen",
      "error.nameTaken": "Den Namen {name} gibt es schon. Bitte einen anderen wählen.",
      "error.passwordTooShort":
        .plural(
          one: "Das Passwort ist zu kurz: Es braucht mindestens {count} Zeichen.",
          other: "Das Passwort ist zu kurz: Es braucht mindestens {count} Zeichen."),
      "error.passwordTooLong":
        .plural(
          one: "Das Passwort ist zu lang: Erlaubt ist höchstens {count} Byte.",
          other: "Das Passwort ist zu lang: Erlaubt sind höchstens {count} Byte."),
      "error.wrongNameOrPassword": "Name oder Passwort ist falsch.",
      "error.busy":
        "Gerade melden sich zu viele Personen an. Es wurde nichts ausgeführt; bitte in einigen Sekunden erneut versuchen.",
      "error.tooManySignUps":
        "In der letzten Stunde wurden zu viele Zugänge angelegt. Es wurde nichts ausgeführt; bitte in einer Stunde erneut versuchen.",
      "error.tooManySamples":
        "Gerade sehen sich zu viele Personen um. Bitte in einigen Minuten erneut versuchen oder einen Zugang anlegen.",
      "error.lockedOut": "Zu viele falsche Passwörter. Bitte nach {moment} erneut versuchen.",
      "error.noSuchUser": "Diesen Zugang gibt es nicht mehr. Bitte neu anmelden.",
      "error.noSuchAccount": "Dieses Konto gibt es nicht.",
      "error.noSuchPayee": "Diesen Zahlungspartner gibt es nicht.",
      "error.noSuchImport": "Diesen Import gibt es nicht mehr.",
      "error.noSuchUndoStep": "Das lässt sich nicht mehr rückgängig machen.",
      "error.cannotUndo":
        "Das lässt sich so nicht rückgängig machen, weil sich seitdem etwas Zugehöriges geändert hat, durch einen späteren Schritt oder einen Import. Zuerst diesen Schritt oder Import rückgängig machen. Es wurde nichts geändert.",
      "error.accountNeeded":
        "„{file}“ nennt kein Konto, und aus früheren Importen geht es nicht hervor. Bitte das Konto angeben (auf der Kommandozeile mit --account NAME); es wurde nichts übernommen.",
      "error.accountAmbiguous":
        "Es gibt mehrere Konten namens „{name}“. Bitte stattdessen die Kennung angeben oder eines umbenennen.",
      "error.currencyDiffers":
        "Dieses Konto ist in {account}, das andere in {other}; sie lassen sich nicht zusammenführen.",
      "error.tooManyAccounts":
        "„{file}“ enthält mehr als {most} Konten; ein Konto zählt für jede seiner Währungen. Bitte weniger Konten je Datei exportieren; es wurde nichts übernommen.",
      "error.noOperations": "„{file}“ enthält keine Buchungen. Es wurde nichts übernommen.",
      "error.nothingToImport":
        "Keine einzige Zeile von „{file}“ konnte übernommen werden; {refused} waren nicht lesbar. Es wurde nichts geändert.",
      "error.cannotPair": "Diese beiden sind keine Umbuchung: {reason}.",
      "error.pairWithoutOther": "Die Buchung hat keine Gegenbuchung",
      "error.pairOnOneAccount": "Sie sind auf demselben Konto",
      "error.pairTaken": "Eine von ihnen hat schon eine Gegenbuchung",
      "error.pairSameWay": "Von einem Konto muss Geld abgehen und auf dem anderen eingehen",
      "error.pairAmountsDiffer": "Die Beträge unterscheiden sich",
      "error.noSuchOperation": "Diese Buchung gibt es nicht.",
      "error.noSuchCategory": "Die Kategorie „{category}“ gibt es nicht.",
    ])
}
