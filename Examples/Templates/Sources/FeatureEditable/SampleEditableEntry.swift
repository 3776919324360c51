import Foundation

/// One entry of SampleEditable.
struct SampleEditableEntry: Identifiable, Codable, Hashable, Sendable {
  let id: String
  var title: String
  var note: String

  /// Begins an entry, with an identity that no other one had or will have.
  init(id: String = UUID().uuidString.lowercased(), title: String = "", note: String = "") {
    self.id = id
    self.title = title
    self.note = note
  }
}
