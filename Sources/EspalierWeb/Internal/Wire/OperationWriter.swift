internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews

/// Writes the steps of a frame as JSON (see Documentation/Protocol.md).
struct OperationWriter {
  private var json = JSONWriter()

  var isEmpty: Bool { json.bytes.isEmpty }
  var count: Int { json.bytes.count }

  /// The frame with these steps.
  func frame(number: Int, acknowledging event: Int) -> String {
    var frame = "[\(number),\(event)"
    frame += String(decoding: json.bytes, as: UTF8.self)
    frame += "]"
    return frame
  }

  mutating func append(_ other: OperationWriter) { json.bytes += other.json.bytes }

  mutating func define(_ template: HTMLTemplate) {
    json.raw(",")
    template.writeDefinition(into: &json)
  }

  /// Inserts rows from a place on until there are so many bytes; the place after the last of them.
  mutating func insert(
    _ rows: [(node: Node, template: HTMLTemplate)], from start: Int, parent: Int, before: Int, until bytes: Int,
    context: HTMLContext
  ) -> Int {
    json.raw(",[2,\(parent),\(before)")
    var next = start
    repeat {
      let row = rows[next]
      json.raw(",\(row.template.number),")
      if let name = row.template.name(of: row.node) {
        json.raw("[\(row.node.id),")
        json.string(name)
        json.raw("],")
      } else {
        json.raw("\(row.node.id),")
      }
      row.template.writeValues(
        of: row.node.component, node: row.node.id, key: row.node.path, into: &json, context: context)
      next += 1
    } while next < rows.count && json.bytes.count <= bytes
    json.raw("]")
    return next
  }

  mutating func update(
    _ id: Int, from old: AnyComponent, to new: AnyComponent, template: HTMLTemplate, mount: MountPath
  ) {
    let start = json.bytes.count
    json.raw(",[1,\(id),")
    guard template.writeChanges(from: old, to: new, node: id, mount: mount, into: &json) else {
      json.bytes.removeSubrange(start...)
      return
    }
    json.raw("]")
  }

  mutating func remove(_ ids: [Int]) {
    json.raw(",[3")
    for id in ids { json.raw(",\(id)") }
    json.raw("]")
  }

  mutating func move(_ id: Int, before: Int) { json.raw(",[4,\(id),\(before)]") }

  mutating func address(_ address: WindowAddress, mount: MountPath) {
    let mode =
      switch address.change {
      case .push: "push"
      case .replace: "replace"
      case .history: "pop"
      case .stay, .go: "stay"
      }
    json.raw(",[5,\"\(mode)\",")
    // A path never leads up.
    json.string(mount.prefix + address.path.description)
    json.raw(",")
    json.string(address.title)
    json.raw(address.change == .go || address.change == .stay ? ",\(address.entry)]" : "]")
  }

  mutating func focus(_ id: Int, path: [Int]) {
    json.raw(",[10,\(id),[" + path.map(String.init).joined(separator: ",") + "]]")
  }

  mutating func fresh(isMadeAgain: Bool) { json.raw(isMadeAgain ? ",[6,1]" : ",[6]") }

  /// More of the same comes once the browser says that it has this.
  mutating func more() { json.raw(",[12]") }

  mutating func undone(_ event: Int) { json.raw(",[11,\(event)]") }

  /// What was done up to an event is stored, all but a few that are still under way.
  mutating func durable(upTo event: Int, but unfinished: some Sequence<Int>) {
    json.raw(",[13,\(event)")
    for event in unfinished { json.raw(",\(event)") }
    json.raw("]")
  }

  mutating func end(reason: String) {
    json.raw(",[8,")
    json.string(reason)
    json.raw("]")
  }
}
