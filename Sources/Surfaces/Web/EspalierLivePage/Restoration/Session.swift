/// A session as the requests of its browser use it.
package struct Session: Sendable, Equatable {
  package let key: SessionKey
  package let identity: String?
  /// The name by which the app knows the visit; the session cannot be derived from it.
  package let visit: String

  package init(key: SessionKey, identity: String?, visit: String) {
    self.key = key
    self.identity = identity
    self.visit = visit
  }
}
