/// The first frame of each connection (see Documentation/Protocol.md).
struct PageJoin: Sendable {
  var lastPatch: Int
  var path: String
  /// The first event that the browser may send again, or the next one to come.
  var firstEvent: Int
  /// What the person made of fields, by their keys.
  var fields: [String: Field]
  /// How many events the browser sends again.
  var events = 0
  /// Whether nobody sees the page: its tab is behind others.
  var isHidden = false

  /// What is in a field of the browser: `[value, before, known]`.
  struct Field: Sendable, Equatable, Decodable {
    var value: String
    /// What the field showed before the person came to it.
    var before: String
    /// What the server knew of it last.
    var known: String

    init(value: String, before: String, known: String) {
      self.value = value
      self.before = before
      self.known = known
    }

    init(from decoder: any Decoder) throws {
      var items = try decoder.unkeyedContainer()
      value = try items.decode(String.self)
      before = try items.decode(String.self)
      known = try items.decode(String.self)
    }
  }
}
