internal import EspalierViews

extension EventKind {
  /// True if the event tells what the person looks at, and not what they did: it need not be repeated on a page that is
  /// made anew.
  package var isOfSight: Bool {
    switch self {
    case .focus, .blur, .seen, .appear, .disappear: true
    default: false
    }
  }
}
