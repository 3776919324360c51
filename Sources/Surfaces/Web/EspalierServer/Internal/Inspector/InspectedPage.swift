internal import EspalierLivePage

/// A page of the app as the inspector shows it in its list.
struct InspectedPage: Hashable, Sendable, Identifiable {
  /// The name of the page in logs.
  let id: String
  /// The name of its session in logs.
  let session: String
  /// The person who is signed in; nil if no one is.
  let identity: String?
  let path: String
  let isConnected: Bool
  let events: Int
  let patches: Int
  let bytesUp: Int
  let bytesDown: Int
}

/// A page of the app with all details that the inspector shows.
struct PageDetails: Hashable, Sendable {
  var page: InspectedPage
  /// The state of the navigation, in a line.
  var navigation: String
  /// The modules behind the window, with their scopes.
  var modules: [ModuleLine]
  /// The last events, patches and other entries of the page's record, the newest first.
  var entries: [PageRecord.Entry]
  /// The simulated round-trip latency, in milliseconds.
  var latency: Int
}

/// A line of a tree as text.
struct ModuleLine: Hashable, Sendable, Identifiable {
  let id: Int
  let depth: Int
  let name: String
  let kind: String
}
