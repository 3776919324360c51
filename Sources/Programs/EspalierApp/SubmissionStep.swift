public import EspalierNavigation

/// The step that a surface takes after a form was sent from a window.
public enum SubmissionStep: Sendable, Equatable {
  /// The window stays, and shows the problems. The surface empties the fields that hold secrets.
  case refused
  /// A window made for this visitor takes the window's place, at a path; the visitor may be another one than before.
  case goesOn(Visitor, at: Path)
}
