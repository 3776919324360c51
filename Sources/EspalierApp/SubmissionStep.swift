public import EspalierNavigation

/// The step that a surface takes after a form: what becomes of the window that it was sent from.
public enum SubmissionStep: Sendable, Equatable {
  /// The window stays, and shows what was wrong. The surface empties the fields that hold secrets.
  case refused
  /// A window made for this visitor takes its place, at a path; the visitor may be another one than before.
  case goesOn(Visitor, at: Path)
}
