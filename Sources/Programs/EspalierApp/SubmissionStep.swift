public import EspalierNavigation

/// The step that a surface takes after a form was sent from a window.
public enum SubmissionStep: Sendable, Equatable {
  /// The refusal of the form. The window stays and shows the problems, and the surface clears the fields that hold
  /// secrets.
  case refused
  /// The replacement of the window by a window created for a visitor, at a path. The visitor may differ from the
  /// previous one.
  case replaceWindow(Visitor, at: Path)
}
