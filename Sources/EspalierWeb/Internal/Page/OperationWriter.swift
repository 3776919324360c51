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

  mutating func insert(
    _ rows: [(node: Node, template: HTMLTemplate)], parent: Int, before: Int, context: HTMLContext
  ) {
    json.raw(",[2,\(parent),\(before)")
    for row in rows {
      json.raw(",\(row.template.number),\(row.node.id),")
      row.template.writeValues(
        of: row.node.component, node: row.node.id, key: row.node.path, into: &json, context: context)
    }
    json.raw("]")
  }

  mutating func update(_ id: Int, from old: AnyComponent, to new: AnyComponent, template: HTMLTemplate) {
    let start = json.bytes.count
    json.raw(",[1,\(id),")
    guard template.writeChanges(from: old, to: new, node: id, into: &json) else {
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

  mutating func address(_ address: WindowAddress) {
    let mode =
      switch address.change {
      case .push: "push"
      case .replace: "replace"
      case .history: "pop"
      }
    json.raw(",[5,\"\(mode)\",")
    json.string(address.path.description)
    json.raw(",")
    json.string(address.title)
    json.raw("]")
  }

  mutating func focus(_ id: Int, path: [Int]) {
    json.raw(",[10,\(id),[" + path.map(String.init).joined(separator: ",") + "]]")
  }

  mutating func fresh(isMadeAgain: Bool) { json.raw(isMadeAgain ? ",[6,1]" : ",[6]") }

  mutating func undone(_ event: Int) { json.raw(",[11,\(event)]") }

  mutating func end(reason: String) {
    json.raw(",[8,")
    json.string(reason)
    json.raw("]")
  }
}
