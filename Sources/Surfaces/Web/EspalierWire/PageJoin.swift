/// The first frame of each connection (see Documentation/Protocol.md).
package struct PageJoin: Sendable {
  package var lastPatch: Int
  package var path: String
  /// The number of the oldest event that the browser may send again; if there is none, the number of its next event.
  package var firstEvent: Int
  /// The values that the person entered in fields, by the fields' keys.
  package var fields: [String: Field]
  /// The number of events that the browser sends again.
  package var events = 0
  /// The name that the document in the browser has chosen; nil if it sends none.
  package var document: String?
  /// True if the page is hidden: its tab is behind others.
  package var isHidden = false

  /// The state of a field in the browser: `[value, before, known]`.
  package struct Field: Sendable, Equatable, Decodable {
    package var value: String
    /// The text that the field showed before the person edited it.
    package var before: String
    /// The last text of this field that the server knew.
    package var known: String

    /// True if the person has entered a text, as opposed to a field that they left unchanged.
    package var isChanged: Bool { value != before || value != known }

    package init(value: String, before: String, known: String) {
      self.value = value
      self.before = before
      self.known = known
    }

    package init(from decoder: any Decoder) throws {
      var items = try decoder.unkeyedContainer()
      value = try items.decode(String.self)
      before = try items.decode(String.self)
      known = try items.decode(String.self)
    }
  }
}
