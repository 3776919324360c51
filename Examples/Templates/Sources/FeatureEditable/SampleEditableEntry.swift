import Foundation

/// One entry of SampleEditable.
struct SampleEditableEntry: Identifiable, Codable, Hashable, Sendable {
  let id: String
  var title: String
  var note: String

  /// Creates an entry with a unique identity.
  init(id: String = UUID().uuidString.lowercased(), title: String = "", note: String = "") {
    self.id = id
    self.title = title
    self.note = note
  }
}
