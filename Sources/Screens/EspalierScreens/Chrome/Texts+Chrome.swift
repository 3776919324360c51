// espalier texts --module EspalierViews
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import EspalierViews

extension LocalizedText {
  /// The name of the group of a row's actions.
  static let chromeActions = LocalizedText("chrome.actions", "Actions")

  /// The title of the switch that shows the values of a chart as a table.
  static let chromeAsTable = LocalizedText("chrome.asTable", "As a table")

  /// The name of the back button if the place below has no title of its own.
  static let chromeBack = LocalizedText("chrome.back", "Back")

  /// The name of the button that cancels.
  static let chromeCancel = LocalizedText("chrome.cancel", "Cancel")

  /// The name of the button that closes a modal, a dialog or a message.
  static let chromeClose = LocalizedText("chrome.close", "Close")

  /// The message that the surface is connected again.
  static let chromeConnectedAgain = LocalizedText("chrome.connectedAgain", "Connected again")

  /// The message that the surface has lost its connection.
  static let chromeConnectionLost = LocalizedText(
    "chrome.connectionLost",
    "Not connected. What you do is kept and sent later.")

  /// The title above an error.
  static let chromeFailed = LocalizedText("chrome.failed", "This could not be shown")

  /// The message for an error that has no explanation for a person.
  static let chromeFailedMessage = LocalizedText("chrome.failedMessage", "Something went wrong here. Please try again.")

  /// The sentence with the number under which the log has the details of an error; `{number}` stands for that number.
  static func chromeFailureNumber(number: String) -> LocalizedText {
    LocalizedText(
      "chrome.failureNumber",
      "If it stays so, give this number to whoever runs the app: {number}.",
      ["number": number])
  }

  /// The name of the link from a screen for a missing or refused place to the start.
  static let chromeGoToStart = LocalizedText("chrome.goToStart", "Go to the start")

  /// The name of the button that leaves a place with unsaved changes.
  static let chromeLeave = LocalizedText("chrome.leave", "Leave")

  /// The text that stands for rows while they are being fetched.
  static let chromeLoading = LocalizedText("chrome.loading", "Loading")

  /// The name of the menu with the less important actions of a screen, and of the button that shows a row's actions.
  static let chromeMore = LocalizedText("chrome.more", "More")

  /// The name of the handle that moves a row to another position; the name of the row follows.
  static let chromeMove = LocalizedText("chrome.move", "Move")

  /// The hint that the arrow keys move a row.
  static let chromeMoveKeys = LocalizedText("chrome.moveKeys", "Arrow keys move the row")

  /// The announcement of the position that a row was moved to; `{place}` stands for the position, `{count}` for the
  /// number of rows.
  static func chromeMoved(place: String, count: String) -> LocalizedText {
    LocalizedText("chrome.moved", "Moved to {place} of {count}", ["place": place, "count": count])
  }

  /// The title of the message that a place has answered a question whose answer is no longer needed.
  static let chromeNobodyWaits = LocalizedText("chrome.nobodyWaits", "Nobody waits for this answer any more")

  /// The advice below the title “nobodyWaits”.
  static let chromeNobodyWaitsMessage = LocalizedText(
    "chrome.nobodyWaitsMessage",
    "Please go back to where you began, and choose again.")

  /// The sentence that an action of the person has failed. {name} is replaced by the name of the control.
  static func chromeNotDone(name: String) -> LocalizedText {
    LocalizedText("chrome.notDone", "“{name}” did not work.", ["name": name])
  }

  /// The title of the screen for a place that does not exist.
  static let chromeNotFound = LocalizedText("chrome.notFound", "Not found")

  /// The possible reasons why a place does not exist.
  static let chromeNotFoundMessage = LocalizedText(
    "chrome.notFoundMessage",
    "The address may be mistyped, or what it led to is gone.")

  /// The heading on the screen for a place that does not exist.
  static let chromeNotFoundTitle = LocalizedText("chrome.notFoundTitle", "There is nothing here")

  /// The beginning of the message that typed text was lost with the connection; the names of the fields follow.
  static let chromeNotKept = LocalizedText("chrome.notKept", "Not kept:")

  /// The title of the screen for an app that could not be opened.
  static let chromeNotNow = LocalizedText("chrome.notNow", "Not now")

  /// The heading on the screen for an app that could not be opened.
  static let chromeNotOpened = LocalizedText("chrome.notOpened", "The app could not be opened")

  /// The advice on the screen for an app that could not be opened.
  static let chromeNotOpenedMessage = LocalizedText(
    "chrome.notOpenedMessage",
    "Nothing of yours is lost. Please try again in a moment.")

  /// The title of an empty list.
  static let chromeNothingHere = LocalizedText("chrome.nothingHere", "There is nothing here yet")

  /// The text that is shown instead of a chart without values.
  static let chromeNothingToShow = LocalizedText("chrome.nothingToShow", "Nothing to show")

  /// The message at a field whose `{text}` can be read as two numbers, `{one}` and `{other}`.
  static func chromeNumberInTwoWays(text: String, one: String, other: String) -> LocalizedText {
    LocalizedText(
      "chrome.numberInTwoWays",
      "“{text}” can be read in two ways. Write {one} or {other}.",
      ["text": text, "one": one, "other": other])
  }

  /// The message at a field whose number `{text}` is out of range or between two steps.
  static func chromeNumberNotAllowed(text: String) -> LocalizedText {
    LocalizedText("chrome.numberNotAllowed", "{text} cannot be used here.", ["text": text])
  }

  /// The message at a field whose `{text}` is not a number; `{example}` stands for an example of one.
  static func chromeNumberNotRead(text: String, example: String) -> LocalizedText {
    LocalizedText(
      "chrome.numberNotRead",
      "“{text}” is not a number. Write it like {example}.",
      ["text": text, "example": example])
  }

  /// The title above an error that comes from a lack of connection.
  static let chromeOffline = LocalizedText("chrome.offline", "There is no connection")

  /// The advice below the title about a lack of connection.
  static let chromeOfflineMessage = LocalizedText(
    "chrome.offlineMessage",
    "What was there before is still shown. Please try again when you are connected.")

  /// The name of the button that accepts a dialog.
  static let chromeOk = LocalizedText("chrome.ok", "OK")

  /// The message that the page has ended.
  static let chromePageEnded = LocalizedText("chrome.pageEnded", "This page has ended. Please reload it.")

  /// The beginning of the message that actions taken without a connection no longer found their controls; the names of
  /// the controls that were tapped follow.
  static let chromePerhapsNotDone = LocalizedText("chrome.perhapsNotDone", "Perhaps not done:")

  /// The title above the problems of a form.
  static let chromeProblems = LocalizedText("chrome.problems", "Please look at these again")

  /// The name of the button that fetches a screen again.
  static let chromeRefresh = LocalizedText("chrome.refresh", "Refresh")

  /// The title of the screen for a place that the person may not visit.
  static let chromeRefused = LocalizedText("chrome.refused", "Not allowed")

  /// The heading, above the reason, on the screen for a place that the person may not visit.
  static let chromeRefusedTitle = LocalizedText("chrome.refusedTitle", "You cannot go there")

  /// The name of the index of a screen, whose titles lead to its sections.
  static let chromeSectionIndex = LocalizedText("chrome.sectionIndex", "Index")

  /// The title of the message that a window was created again without all of its earlier content.
  static let chromeStatesLost = LocalizedText("chrome.statesLost", "Not everything came back")

  /// The advice below the title “statesLost”.
  static let chromeStatesLostMessage = LocalizedText(
    "chrome.statesLostMessage",
    "What is shown here was made again, and some of what you had entered could not be kept. Please look it over.")

  /// The name of the button that stays at a place with unsaved changes.
  static let chromeStay = LocalizedText("chrome.stay", "Stay")

  /// The message that the person did more without a connection than can be kept.
  static let chromeTooMuchWaiting = LocalizedText(
    "chrome.tooMuchWaiting",
    "Too much is waiting. What you did last was not kept.")

  /// The name of the button that tries again after a failure.
  static let chromeTryAgain = LocalizedText("chrome.tryAgain", "Try again")

  /// The question that is asked before the person leaves a place with unsaved changes.
  static let chromeUnsavedTitle = LocalizedText("chrome.unsavedTitle", "Leave without saving?")

  /// The name of the bar that shows how far a file has been sent.
  static let chromeUpload = LocalizedText("chrome.upload", "Upload")

  /// The end of the message that a file did not arrive; its name comes before.
  static let chromeUploadFailed = LocalizedText("chrome.uploadFailed", "was not sent. Please choose it again.")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let chrome: [TextTable] = [
    TextTable(
      language: "de",
      [
        "chrome.actions": "Aktionen",
        "chrome.asTable": "Als Tabelle",
        "chrome.back": "Zurück",
        "chrome.cancel": "Abbrechen",
        "chrome.close": "Schließen",
        "chrome.connectedAgain": "Wieder verbunden",
        "chrome.connectionLost": "Keine Verbindung. Was Sie tun, wird behalten und später gesendet.",
        "chrome.failed": "Das konnte nicht angezeigt werden",
        "chrome.failedMessage": "Hier ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
        "chrome.failureNumber": "Wenn es so bleibt, nennen Sie dem Betreiber der App diese Nummer: {number}.",
        "chrome.goToStart": "Zum Anfang",
        "chrome.leave": "Verlassen",
        "chrome.loading": "Wird geladen",
        "chrome.more": "Mehr",
        "chrome.move": "Verschieben",
        "chrome.moveKeys": "Mit den Pfeiltasten verschieben",
        "chrome.moved": "Verschoben auf {place} von {count}",
        "chrome.nobodyWaits": "Auf diese Antwort wartet niemand mehr",
        "chrome.nobodyWaitsMessage": "Bitte gehen Sie dorthin zurück, wo Sie begonnen haben, und wählen Sie noch einmal.",
        "chrome.notDone": "„{name}“ ist fehlgeschlagen.",
        "chrome.notFound": "Nicht gefunden",
        "chrome.notFoundMessage": "Vielleicht ist die Adresse vertippt, oder es gibt nicht mehr, wohin sie führte.",
        "chrome.notFoundTitle": "Hier ist nichts",
        "chrome.notKept": "Nicht behalten:",
        "chrome.notNow": "Gerade nicht",
        "chrome.notOpened": "Die App konnte nicht geöffnet werden",
        "chrome.notOpenedMessage": "Von Ihnen ist nichts verloren. Bitte versuchen Sie es gleich noch einmal.",
        "chrome.nothingHere": "Hier ist noch nichts",
        "chrome.nothingToShow": "Nichts zu zeigen",
        "chrome.numberInTwoWays": "„{text}“ kann man auf zwei Arten lesen. Schreiben Sie {one} oder {other}.",
        "chrome.numberNotAllowed": "{text} ist hier nicht möglich.",
        "chrome.numberNotRead": "„{text}“ ist keine Zahl. Schreiben Sie sie wie {example}.",
        "chrome.offline": "Es besteht keine Verbindung",
        "chrome.offlineMessage": "Was vorher da war, bleibt zu sehen. Bitte versuchen Sie es mit Verbindung noch einmal.",
        "chrome.ok": "OK",
        "chrome.pageEnded": "Diese Seite ist beendet. Bitte laden Sie sie neu.",
        "chrome.perhapsNotDone": "Vielleicht nicht ausgeführt:",
        "chrome.problems": "Bitte sehen Sie sich das noch einmal an",
        "chrome.refresh": "Aktualisieren",
        "chrome.refused": "Nicht erlaubt",
        "chrome.refusedTitle": "Dorthin dürfen Sie nicht",
        "chrome.sectionIndex": "Register",
        "chrome.statesLost": "Nicht alles ist wieder da",
        "chrome.statesLostMessage": "Diese Ansicht wurde neu aufgebaut, und manche Ihrer Eingaben ließen sich nicht aufheben. Bitte sehen Sie sie durch.",
        "chrome.stay": "Bleiben",
        "chrome.tooMuchWaiting": "Es wartet zu viel. Was Sie zuletzt taten, wurde nicht behalten.",
        "chrome.tryAgain": "Erneut versuchen",
        "chrome.unsavedTitle": "Ohne Speichern verlassen?",
        "chrome.upload": "Wird gesendet",
        "chrome.uploadFailed": "wurde nicht gesendet. Bitte wählen Sie die Datei noch einmal.",
      ]),
  ]
}
