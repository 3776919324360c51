import Foundation

/// One thing that the app keeps.
struct Item: Identifiable, Hashable, Codable, Sendable {
  let id: String
  var title: String
  var note: String
  /// The moment at which it was added; the newest stands first.
  let added: Date

  /// Begins an item, with an identity that no other one had or will have.
  init(title: String, note: String = "", added: Date = Date()) {
    id = UUID().uuidString.lowercased()
    self.title = title
    self.note = note
    self.added = added
  }

  /// Returns true if a text stands in the title or the note, whatever its case and accents; an empty one does.
  func contains(_ text: String) -> Bool {
    text.isEmpty || [title, note].contains { $0.localizedStandardContains(text) }
  }
}
