// espalier texts --module EspalierViews
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import EspalierViews

extension LocalizedText {
  /// The title of the button that cancels the flow.
  static let flowCancel = LocalizedText("flow.cancel", "Cancel")

  /// The line when the flow was cancelled; `{flow}` stands for the flow's name.
  static func flowCancelled(flow: String) -> LocalizedText {
    LocalizedText("flow.cancelled", "{flow} was cancelled. What was done has been taken back.", ["flow": flow])
  }

  /// The line when the flow is done; `{flow}` stands for the flow's name.
  static func flowCompleted(flow: String) -> LocalizedText {
    LocalizedText("flow.completed", "{flow} is done", ["flow": flow])
  }

  /// The line when the flow failed; `{flow}` and `{step}` stand for the names of the flow and the step.
  static func flowFailed(flow: String, step: String) -> LocalizedText {
    LocalizedText(
      "flow.failed",
      "{flow} failed at “{step}”. What was done has been taken back.",
      ["flow": flow, "step": step])
  }

  /// The title of the button that leaves the flow at its end.
  static let flowLeave = LocalizedText("flow.leave", "Done")

  /// The label of each step that could not be undone; `{step}` stands for the step's name.
  static func flowNotUndone(step: String) -> LocalizedText {
    LocalizedText("flow.notUndone", "This could not be taken back: {step}", ["step": step])
  }

  /// The line for the step under way; `{step}`, `{number}` and `{count}` stand for its name, its position, and the
  /// number of steps.
  static func flowProgress(step: String, number: String, count: String) -> LocalizedText {
    LocalizedText("flow.progress", "{step} ({number} of {count})", ["step": step, "number": number, "count": count])
  }

  /// The line when a step failed and the person decides; `{step}` stands for the step's name.
  static func flowQuestion(step: String) -> LocalizedText {
    LocalizedText("flow.question", "“{step}” did not work", ["step": step])
  }

  /// The title of the button that tries the step again.
  static let flowRetry = LocalizedText("flow.retry", "Try again")

  /// The title of the button that continues without the step.
  static let flowSkip = LocalizedText("flow.skip", "Go on without it")

  /// The line before the first step.
  static let flowStarting = LocalizedText("flow.starting", "Starting")

  /// The status of a step that is done, in the list of all steps.
  static let flowStatusDone = LocalizedText("flow.statusDone", "Done")

  /// The status of a step that failed, in the list of all steps.
  static let flowStatusFailed = LocalizedText("flow.statusFailed", "Failed")

  /// The status of a step that has not begun, in the list of all steps.
  static let flowStatusPending = LocalizedText("flow.statusPending", "To come")

  /// The status of a step under way, in the list of all steps.
  static let flowStatusRunning = LocalizedText("flow.statusRunning", "Under way")

  /// The status of a step that was skipped, in the list of all steps.
  static let flowStatusSkipped = LocalizedText("flow.statusSkipped", "Left out")

  /// The status of a step that was undone, in the list of all steps.
  static let flowStatusUndone = LocalizedText("flow.statusUndone", "Taken back")

  /// The status of a step that waits for the person, in the list of all steps.
  static let flowStatusWaiting = LocalizedText("flow.statusWaiting", "Waits for you")

  /// The title of the button that stops the flow.
  static let flowStop = LocalizedText("flow.stop", "Stop")

  /// The line when the flow was suspended; `{flow}` stands for the flow's name.
  static func flowSuspended(flow: String) -> LocalizedText {
    LocalizedText("flow.suspended", "{flow} has been stopped and can go on later", ["flow": flow])
  }

  /// The line while finished steps are undone.
  static let flowUndoing = LocalizedText("flow.undoing", "Taking back what was done")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let flowScenes: [TextTable] = [
    TextTable(
      language: "de",
      [
        "flow.cancel": "Abbrechen",
        "flow.cancelled": "{flow}: abgebrochen. Was getan war, ist zurückgenommen.",
        "flow.completed": "{flow}: fertig",
        "flow.failed": "{flow}: „{step}“ ist fehlgeschlagen. Was getan war, ist zurückgenommen.",
        "flow.leave": "Fertig",
        "flow.notUndone": "Das konnte nicht zurückgenommen werden: {step}",
        "flow.progress": "{step} ({number} von {count})",
        "flow.question": "„{step}“ hat nicht geklappt",
        "flow.retry": "Erneut versuchen",
        "flow.skip": "Ohne das weitermachen",
        "flow.starting": "Es geht los",
        "flow.statusDone": "Fertig",
        "flow.statusFailed": "Fehlgeschlagen",
        "flow.statusPending": "Kommt noch",
        "flow.statusRunning": "Läuft",
        "flow.statusSkipped": "Ausgelassen",
        "flow.statusUndone": "Zurückgenommen",
        "flow.statusWaiting": "Wartet auf Sie",
        "flow.stop": "Aufhören",
        "flow.suspended": "{flow}: angehalten, es kann später weitergehen",
        "flow.undoing": "Was getan war, wird zurückgenommen",
      ]),
  ]
}
