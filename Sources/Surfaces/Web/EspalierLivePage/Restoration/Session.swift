/// A session with the data that the requests of its browser need.
package struct Session: Sendable, Equatable {
  package let key: SessionKey
  package let identity: String?
  /// The identifier by which the app distinguishes visits. It reveals nothing about the session.
  package let visit: String

  package init(key: SessionKey, identity: String?, visit: String) {
    self.key = key
    self.identity = identity
    self.visit = visit
  }
}
