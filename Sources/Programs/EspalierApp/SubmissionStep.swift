public import EspalierNavigation

/// The step that a surface takes after a form was sent from a window.
public enum SubmissionStep: Sendable, Equatable {
  /// The window stays, and shows the problems. The surface clears the fields that hold secrets.
  case refused
  /// A window created for this visitor replaces the window, at a path; the visitor may differ from the one before.
  case goesOn(Visitor, at: Path)
}
