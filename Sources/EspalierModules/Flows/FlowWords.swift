internal import EspalierViews

/// The words that a ``FlowScene`` says around an app's steps.
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
  /// What is under way: `{step}`, `{number}` and `{count}` stand for its name, its place, and how many there are.
  public var progress = "{step} ({number} of {count})"
  /// What is read before the first step.
  public var starting = "Starting"
  /// What is read while what was done is taken back.
  public var undoing = "Taking back what was done"
  /// What is read at the end; `{flow}` stands for the flow's name, here and below.
  public var completed = "{flow} is done"
  /// What is read when it was cancelled.
  public var cancelled = "{flow} was cancelled. What was done has been taken back."
  /// What is read when it was suspended.
  public var suspended = "{flow} has been stopped and can go on later"
  /// What is read when it failed.
  public var failed = "{flow} failed at “{step}”. What was done has been taken back."
  /// What is read above what could not be taken back.
  public var notUndone = "This could not be taken back: {step}"
  /// What is read when a step failed and the person decides.
  public var question = "“{step}” did not work"
  /// Tries the step again.
  public var retry = "Try again"
  /// Goes on without the step.
  public var skip = "Go on without it"
  /// Gives up.
  public var stop = "Stop"
  /// Cancels the flow.
  public var cancel = "Cancel"
  /// Leaves the flow at its end.
  public var leave = "Done"
  /// What has become of each step.
  public var statuses: [FlowProgress.Status: String] = [
    .pending: "To come", .running: "Under way", .waiting: "Waits for you", .skipped: "Left out", .done: "Done",
    .failed: "Failed", .undone: "Taken back",
  ]

  /// English words, to change what an app says otherwise.
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
