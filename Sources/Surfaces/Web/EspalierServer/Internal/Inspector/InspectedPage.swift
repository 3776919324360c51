internal import EspalierLivePage

/// A page of the app as the inspector shows it in its list.
struct InspectedPage: Hashable, Sendable, Identifiable {
  /// The name of the page in logs.
  let id: String
  /// The name of the page's session in logs.
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
  /// The state of the page's navigation, as one line of text.
  var navigation: String
  /// The modules of the page's window and their scopes, as the lines of a tree.
  var modules: [ModuleLine]
  /// The scenes, sections and rows that the page shows, in the order of display; empty in a release build.
  var elements: [InspectedElement]
  /// The source of a test that repeats what the person did; nil in a release build.
  var test: String?
  /// The last events, patches and other entries of the page's record, the newest first.
  var entries: [PageRecord.Entry]
  /// The simulated round-trip latency, in milliseconds.
  var latency: Int
}

/// One line of the inspector's tree of modules, as text.
struct ModuleLine: Hashable, Sendable, Identifiable {
  let id: Int
  let depth: Int
  let name: String
  let kind: String
}
