/// One thing to do.
struct Item: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var title: String
  var note = ""
  var isDone = false
}
