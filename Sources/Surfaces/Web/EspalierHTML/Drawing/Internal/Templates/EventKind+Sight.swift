internal import EspalierViews

extension EventKind {
  /// True if the event reports the content that the person looks at, and not an action. Such an event need not be
  /// repeated on a page that is created again.
  package var isOfVisibility: Bool {
    switch self {
    case .focus, .blur, .seen, .appear, .disappear: true
    default: false
    }
  }
}
