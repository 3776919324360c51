internal import EspalierViews

/// The words that a ``FlowScene`` says around an app's steps.
///
/// They are a set of their own beside `ChromeWords`, because the layer of screens knows of no flows, and one flow may
/// be given other words than the next.
///
/// They come in the window's language where the framework has them. What your app calls otherwise is changed, and the
/// names of flows and steps are looked up in the app's own tables of texts, by themselves:
///
/// ```swift
/// let german = TextTable(language: "de", ["Import": "Einlesen", "Read": "Lesen"])
/// var words = FlowWords.english
/// words.completed = "All is in."
/// ```
public struct FlowWords: Hashable, Sendable {
  /// The line for the step under way; `{step}`, `{number}` and `{count}` stand for its name, its place, and the number
  /// of steps.
  public var progress = "{step} ({number} of {count})"
  /// The line before the first step.
  public var starting = "Starting"
  /// The line while finished steps are undone.
  public var undoing = "Taking back what was done"
  /// The line when the flow is done; `{flow}` stands for the flow's name, here and below.
  public var completed = "{flow} is done"
  /// The line when the flow was cancelled.
  public var cancelled = "{flow} was cancelled. What was done has been taken back."
  /// The line when the flow was suspended.
  public var suspended = "{flow} has been stopped and can go on later"
  /// The line when the flow failed.
  public var failed = "{flow} failed at “{step}”. What was done has been taken back."
  /// The label of each step that could not be undone.
  public var notUndone = "This could not be taken back: {step}"
  /// The line when a step failed and the person decides.
  public var question = "“{step}” did not work"
  /// The title of the button that tries the step again.
  public var retry = "Try again"
  /// The title of the button that goes on without the step.
  public var skip = "Go on without it"
  /// The title of the button that gives up.
  public var stop = "Stop"
  /// The title of the button that cancels the flow.
  public var cancel = "Cancel"
  /// The title of the button that leaves the flow at its end.
  public var leave = "Done"
  /// The words for each status of a step.
  public var statuses: [FlowProgress.Status: String] = [
    .pending: "To come", .running: "Under way", .waiting: "Waits for you", .skipped: "Left out", .done: "Done",
    .failed: "Failed", .undone: "Taken back",
  ]

  /// Creates English words, which an app can change.
  public init() {}

  /// English.
  public static let english = FlowWords()

  /// German.
  public static let german: FlowWords = {
    var words = FlowWords()
    words.progress = "{step} ({number} von {count})"
    words.starting = "Es geht los"
    words.undoing = "Was getan war, wird zurückgenommen"
    words.completed = "{flow}: fertig"
    words.cancelled = "{flow}: abgebrochen. Was getan war, ist zurückgenommen."
    words.suspended = "{flow}: angehalten, es kann später weitergehen"
    words.failed = "{flow}: „{step}“ ist fehlgeschlagen. Was getan war, ist zurückgenommen."
    words.notUndone = "Das konnte nicht zurückgenommen werden: {step}"
    words.question = "„{step}“ hat nicht geklappt"
    words.retry = "Erneut versuchen"
    words.skip = "Ohne das weitermachen"
    words.stop = "Aufhören"
    words.cancel = "Abbrechen"
    words.leave = "Fertig"
    words.statuses = [
      .pending: "Kommt noch", .running: "Läuft", .waiting: "Wartet auf Sie", .skipped: "Ausgelassen", .done: "Fertig",
      .failed: "Fehlgeschlagen", .undone: "Zurückgenommen",
    ]
    return words
  }()

  /// The words for a language by its BCP 47 tag, such as `de-CH`; English for those that are not there.
  public static func language(_ tag: String) -> FlowWords {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased() == "de" ? .german : .english
  }

  /// The name of a flow or step as the app's texts have it: by the name itself as the key.
  static func name(_ name: String) -> String { LocalizedText(name, name).localized }

  func status(_ status: FlowProgress.Status) -> String { statuses[status] ?? "" }

  static func fill(_ text: String, _ values: [String: String]) -> String {
    values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}
