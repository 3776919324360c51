/// One thing to do.
struct Item: Identifiable, Hashable, Codable, Sendable {
  let id: String
  var title: String
  var note = ""
  var isDone = false
}
