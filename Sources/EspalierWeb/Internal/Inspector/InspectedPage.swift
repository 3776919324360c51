/// A page of the app as the inspector shows it in its list.
struct InspectedPage: Hashable, Sendable, Identifiable {
  /// What logs call it.
  let id: String
  /// What logs call its session.
  let session: String
  /// Who is signed in; nil for nobody.
  let identity: String?
  let path: String
  let isConnected: Bool
  let events: Int
  let patches: Int
  let bytesUp: Int
  let bytesDown: Int
}

/// A page of the app with all that the inspector knows of it.
struct PageDetails: Hashable, Sendable {
  var page: InspectedPage
  /// What is on screen, in a line.
  var navigation: String
  /// The modules behind the window, with their scopes.
  var modules: [ModuleLine]
  /// What happened, the newest first.
  var entries: [PageRecord.Entry]
  /// The latency that is simulated, there and back, in milliseconds.
  var latency: Int
}

/// A line of a drawn tree.
struct ModuleLine: Hashable, Sendable, Identifiable {
  let id: Int
  let depth: Int
  let name: String
  let kind: String
}
