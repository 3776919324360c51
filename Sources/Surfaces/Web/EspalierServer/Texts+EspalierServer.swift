// espalier texts --module EspalierViews
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import EspalierViews

extension LocalizedText {
  /// “This address cannot be read”
  static let webAddressUnreadable = LocalizedText("web.addressUnreadable", "This address cannot be read")

  /// “Please check it, or begin anew.”
  static let webAddressUnreadableMessage = LocalizedText(
    "web.addressUnreadableMessage",
    "Please check it, or begin anew.")

  /// “There is nothing here; the app is at {address}.”
  static func webAppIsElsewhere(address: String) -> LocalizedText {
    LocalizedText("web.appIsElsewhere", "There is nothing here; the app is at {address}.", ["address": address])
  }

  /// “Another process goes on with the file.”
  static let webFileGoesOnElsewhere = LocalizedText("web.fileGoesOnElsewhere", "Another process goes on with the file.")

  /// “The file has another size by now. Please choose it again.”
  static let webFileHasChanged = LocalizedText(
    "web.fileHasChanged",
    "The file has another size by now. Please choose it again.")

  /// “The file did not arrive as a whole.”
  static let webFileIncomplete = LocalizedText("web.fileIncomplete", "The file did not arrive as a whole.")

  /// “The connection was lost for a while. Please choose the file again.”
  static let webFileLost = LocalizedText(
    "web.fileLost",
    "The connection was lost for a while. Please choose the file again.")

  /// “This file could not be made. {reason}”
  static func webFileNotMade(reason: String) -> LocalizedText {
    LocalizedText("web.fileNotMade", "This file could not be made. {reason}", ["reason": reason])
  }

  /// “The file must be sent as raw bytes.”
  static let webFileNotRaw = LocalizedText("web.fileNotRaw", "The file must be sent as raw bytes.")

  /// “The file could not be stored. Please try again.”
  static let webFileNotStored = LocalizedText("web.fileNotStored", "The file could not be stored. Please try again.")

  /// “This page does not take the file any more. Please open the place again and choose it there.”
  static let webFileNotTaken = LocalizedText(
    "web.fileNotTaken",
    "This page does not take the file any more. Please open the place again and choose it there.")

  /// “It is not said which piece of the file this is.”
  static let webFilePieceUnknown = LocalizedText(
    "web.filePieceUnknown",
    "It is not said which piece of the file this is.")

  /// “The file is sent by another request by now.”
  static let webFileSentElsewhere = LocalizedText(
    "web.fileSentElsewhere",
    "The file is sent by another request by now.")

  /// “The size of the file is missing.”
  static let webFileSizeMissing = LocalizedText("web.fileSizeMissing", "The size of the file is missing.")

  /// “The file was stopped.”
  static let webFileStopped = LocalizedText("web.fileStopped", "The file was stopped.")

  /// “This file is too large. At most {most} can be sent.”
  static func webFileTooLarge(most: String) -> LocalizedText {
    LocalizedText("web.fileTooLarge", "This file is too large. At most {most} can be sent.", ["most": most])
  }

  /// “The file came too slowly. Please choose it again.”
  static let webFileTooSlow = LocalizedText("web.fileTooSlow", "The file came too slowly. Please choose it again.")

  /// “This file was not sent from a page of this site.”
  static let webForeignFile = LocalizedText("web.foreignFile", "This file was not sent from a page of this site.")

  /// “This form was not sent from a page of this site.”
  static let webForeignForm = LocalizedText("web.foreignForm", "This form was not sent from a page of this site.")

  /// “This form has expired”
  static let webFormExpired = LocalizedText("web.formExpired", "This form has expired")

  /// “You have signed in or out since it was shown, or it is very old. Please open it again.”
  static let webFormExpiredMessage = LocalizedText(
    "web.formExpiredMessage",
    "You have signed in or out since it was shown, or it is very old. Please open it again.")

  /// “This form is too large.”
  static let webFormTooLarge = LocalizedText("web.formTooLarge", "This form is too large.")

  /// “This form is too large or too slow.”
  static let webFormTooLargeOrSlow = LocalizedText("web.formTooLargeOrSlow", "This form is too large or too slow.")

  /// “This form cannot be read.”
  static let webFormUnreadable = LocalizedText("web.formUnreadable", "This form cannot be read.")

  /// “Go on”
  static let webGoOn = LocalizedText("web.goOn", "Go on")

  /// “Who you are could not be found out”
  static let webIdentityUnknown = LocalizedText("web.identityUnknown", "Who you are could not be found out")

  /// “There is no such place for a file.”
  static let webNoPlaceForFile = LocalizedText("web.noPlaceForFile", "There is no such place for a file.")

  /// “There is no such file.”
  static let webNoSuchFile = LocalizedText("web.noSuchFile", "There is no such file.")

  /// “There is no such form.”
  static let webNoSuchForm = LocalizedText("web.noSuchForm", "There is no such form.")

  /// “Nobody waits for this any more.”
  static let webNobodyWaits = LocalizedText("web.nobodyWaits", "Nobody waits for this any more.")

  /// “This could not be made. {reason}”
  static func webNotMade(reason: String) -> LocalizedText {
    LocalizedText("web.notMade", "This could not be made. {reason}", ["reason": reason])
  }

  /// “There is nothing here.”
  static let webNothingHere = LocalizedText("web.nothingHere", "There is nothing here.")

  /// “This page has expired. Please load it again.”
  static let webPageExpired = LocalizedText("web.pageExpired", "This page has expired. Please load it again.")

  /// “This page has stopped the program”
  static let webPageStopped = LocalizedText("web.pageStopped", "This page has stopped the program")

  /// “It did so more than once, so it is not shown for now. Everything else goes on. Please try again in {count}
  /// minutes.”
  static func webPageStoppedMessage(_ count: Int) -> LocalizedText {
    LocalizedText(
      "web.pageStoppedMessage",
      count: count,
      one: "It did so more than once, so it is not shown for now. Everything else goes on. Please try again in a minute.",
      other: "It did so more than once, so it is not shown for now. Everything else goes on. Please try again in {count} minutes.")
  }

  /// “That was too fast”
  static let webTooFast = LocalizedText("web.tooFast", "That was too fast")

  /// “Too many files were asked for from this browser. This one was not made; please try again in a minute.”
  static let webTooManyExports = LocalizedText(
    "web.tooManyExports",
    "Too many files were asked for from this browser. This one was not made; please try again in a minute.")

  /// “Too many files are being sent at once. Please wait for the others.”
  static let webTooManyFiles = LocalizedText(
    "web.tooManyFiles",
    "Too many files are being sent at once. Please wait for the others.")

  /// “Too many forms were sent from this browser. Nothing was done; please try again in a minute.”
  static let webTooManyForms = LocalizedText(
    "web.tooManyForms",
    "Too many forms were sent from this browser. Nothing was done; please try again in a minute.")

  /// “Too many people are sending files. Please try again in a minute.”
  static let webTooManySenders = LocalizedText(
    "web.tooManySenders",
    "Too many people are sending files. Please try again in a minute.")

  /// “Too much is open at the moment”
  static let webTooMuchOpen = LocalizedText("web.tooMuchOpen", "Too much is open at the moment")

  /// “Please close windows that you no longer need, and try again in a minute.”
  static let webTooMuchOpenMessage = LocalizedText(
    "web.tooMuchOpenMessage",
    "Please close windows that you no longer need, and try again in a minute.")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let espalierServer: [TextTable] = [
    TextTable(
      language: "de",
      [
        "web.addressUnreadable": "Diese Adresse ist nicht lesbar",
        "web.addressUnreadableMessage": "Bitte die Adresse prüfen oder von vorn beginnen.",
        "web.appIsElsewhere": "Hier ist nichts; die App ist unter {address} zu finden.",
        "web.fileGoesOnElsewhere": "Ein anderer Prozess übernimmt die Datei.",
        "web.fileHasChanged": "Die Datei hat inzwischen eine andere Größe. Bitte noch einmal auswählen.",
        "web.fileIncomplete": "Die Datei ist nicht vollständig angekommen.",
        "web.fileLost": "Die Verbindung war eine Weile unterbrochen. Bitte die Datei noch einmal auswählen.",
        "web.fileNotMade": "Diese Datei konnte nicht erstellt werden. {reason}",
        "web.fileNotRaw": "Die Datei muss als rohe Bytes gesendet werden.",
        "web.fileNotStored": "Die Datei konnte nicht gespeichert werden. Bitte erneut versuchen.",
        "web.fileNotTaken": "Diese Seite nimmt die Datei nicht mehr an. Bitte die Stelle neu öffnen und die Datei dort auswählen.",
        "web.filePieceUnknown": "Es fehlt, welches Stück der Datei das ist.",
        "web.fileSentElsewhere": "Die Datei wird inzwischen anders gesendet.",
        "web.fileSizeMissing": "Die Größe der Datei fehlt.",
        "web.fileStopped": "Das Senden der Datei wurde beendet.",
        "web.fileTooLarge": "Diese Datei ist zu groß. Höchstens {most} können gesendet werden.",
        "web.fileTooSlow": "Die Datei kam zu langsam an. Bitte noch einmal auswählen.",
        "web.foreignFile": "Diese Datei kommt nicht von einer Seite dieser Website.",
        "web.foreignForm": "Dieses Formular kommt nicht von einer Seite dieser Website.",
        "web.formExpired": "Dieses Formular ist abgelaufen",
        "web.formExpiredMessage": "Seit es angezeigt wurde, gab es eine An- oder Abmeldung, oder es ist sehr alt. Bitte noch einmal öffnen.",
        "web.formTooLarge": "Dieses Formular ist zu groß.",
        "web.formTooLargeOrSlow": "Dieses Formular ist zu groß oder kommt zu langsam an.",
        "web.formUnreadable": "Dieses Formular ist nicht lesbar.",
        "web.goOn": "Weiter",
        "web.identityUnknown": "Die Anmeldung konnte nicht geprüft werden",
        "web.noPlaceForFile": "Hier wird keine Datei angenommen.",
        "web.noSuchFile": "Diese Datei gibt es nicht.",
        "web.noSuchForm": "Dieses Formular gibt es nicht.",
        "web.nobodyWaits": "Darauf wartet niemand mehr.",
        "web.notMade": "Das konnte nicht erstellt werden. {reason}",
        "web.nothingHere": "Hier ist nichts.",
        "web.pageExpired": "Diese Seite ist abgelaufen. Bitte neu laden.",
        "web.pageStopped": "Diese Seite hat das Programm angehalten",
        "web.pageStoppedMessage": .plural(
          one: "Das ist mehrmals geschehen, daher wird sie vorerst nicht angezeigt. Alles andere läuft weiter. Bitte in einer Minute erneut versuchen.",
          other: "Das ist mehrmals geschehen, daher wird sie vorerst nicht angezeigt. Alles andere läuft weiter. Bitte in {count} Minuten erneut versuchen."),
        "web.tooFast": "Das ging zu schnell",
        "web.tooManyExports": "Dieser Browser hat zu viele Dateien angefordert. Diese wurde nicht erstellt; bitte in einer Minute erneut versuchen.",
        "web.tooManyFiles": "Es werden zu viele Dateien gleichzeitig gesendet. Bitte auf die anderen warten.",
        "web.tooManyForms": "Dieser Browser hat zu viele Formulare gesendet. Es wurde nichts ausgeführt; bitte in einer Minute erneut versuchen.",
        "web.tooManySenders": "Zu viele Personen senden gerade Dateien. Bitte in einer Minute erneut versuchen.",
        "web.tooMuchOpen": "Gerade ist zu viel geöffnet",
        "web.tooMuchOpenMessage": "Bitte nicht mehr benötigte Fenster schließen und es in einer Minute erneut versuchen.",
      ]),
  ]
}
