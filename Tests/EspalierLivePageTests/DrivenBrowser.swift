import Foundation
import Testing

@testable import EspalierLivePage
@testable import EspalierWire

/// The script of a browser as far as the wire goes: what it remembers, sends, and sends again.
@MainActor final class DrivenBrowser {
  struct Event {
    let number: Int
    let last: Int
    let node: Int
    let name: String
    let parent: String
    var isLate = false

    var text: String {
      let start = "[\(number),\(last),\"tap\",\(node),0"
      return isLate ? start + ",null,\"\(name)\",\"\(parent)\"]" : start + "]"
    }
  }

  private(set) var queue: [Event] = []
  private(set) var count = 0
  private(set) var last = 0
  private(set) var acknowledged = 0
  /// The numbers of events that the server has told as undone.
  private(set) var undone: Set<Int> = []
  private var isBroken = false
  /// The names of nodes, with the names of those that hold them.
  private var nodes: [Int: (name: String, parent: Int)] = [:]
  private(set) var line: DrivenLine?
  private(set) var problems: [String] = []
  /// True once the line has brought a patch, so that nodes have the numbers that the page knows.
  private var isUpToDate = false

  /// Reads the marks of a first answer.
  init(html: String) {
    var parent = 0
    for match in html.matches(of: #/data-e="(\d+)\.\d+(?: ([^"]*))?"/#) {
      guard let id = Int(match.output.1) else { continue }
      let name = match.output.2.map(String.init) ?? ""
      nodes[id] = (name, name.contains("add-") || name == "third" ? parent : 0)
      if name.hasSuffix("counters") { parent = id }
    }
  }

  /// All that the browser has done is stored.
  var isStored: Bool { queue.isEmpty }

  /// The facts of the next join.
  var join: PageJoin {
    PageJoin(
      lastPatch: last, path: "/", firstEvent: queue.first?.number ?? count + 1, fields: [:], events: queue.count,
      document: "document")
  }

  /// Begins to use a line, once the server has let it join, and sends again what is not stored.
  func use(_ line: DrivenLine) {
    self.line = line
    isUpToDate = false
    if isBroken { line.transmit("[\(MessageCode.gap.rawValue),\(last)]") }
    for index in queue.indices {
      queue[index].isLate = true
      line.transmit(queue[index].text)
    }
  }

  func hangUp() {
    line?.lose()
    line = nil
  }

  /// Presses the button of that name, if it is there.
  func tap(_ name: String) -> Bool {
    guard queue.count < 100, let (id, node) = nodes.first(where: { $0.value.name == name }) else { return false }
    count += 1
    let event = Event(
      number: count, last: last, node: id, name: name, parent: nodes[node.parent]?.name ?? "",
      isLate: !isUpToDate)
    queue.append(event)
    line?.transmit(event.text)
    return true
  }

  /// Takes the next frame, and takes it once more where a network hands it over twice.
  func takeFrame(times: Int = 1) {
    guard let line, let text = line.takeDown() else { return }
    for _ in 0..<times { receive(text, on: line) }
  }

  private func receive(_ text: String, on line: DrivenLine) {
    guard let items = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any],
      let number = items[0] as? Int, let shown = items[1] as? Int
    else { return problems.append("no frame: \(text)") }
    let steps = items.dropFirst(2).compactMap { $0 as? [Any] }
    func code(_ step: [Any]) -> OperationCode? { (step.first as? Int).flatMap(OperationCode.init) }
    let isFresh = steps.contains { code($0) == .fresh }
    for step in steps where code(step) == .undone { undone.formUnion(step.dropFirst().compactMap { $0 as? Int }) }
    acknowledged = max(acknowledged, min(shown, count))
    if number > 0, number <= last || (isBroken && !isFresh) { return }
    guard number == 0 || isFresh || number == last + 1 else {
      isBroken = true
      return line.transmit("[\(MessageCode.gap.rawValue),\(last)]")
    }
    if isFresh { nodes = [:] }
    for step in steps {
      switch code(step) {
      case .insert: insert(step)
      case .remove: remove(step)
      case .durable:
        let numbers = step.dropFirst().compactMap { $0 as? Int }
        queue.removeAll { $0.number <= numbers[0] && !numbers.dropFirst().contains($0.number) }
      case .end: hangUp()
      case nil: problems.append("an unknown step: \(text)")
      default: break
      }
    }
    guard number > 0 else { return }
    isUpToDate = true
    last = number
    if isFresh { isBroken = false }
    if steps.contains(where: { code($0) == .more }) { line.transmit("[\(MessageCode.applied.rawValue),\(last)]") }
  }

  private func insert(_ step: [Any]) {
    guard let parent = step[1] as? Int else { return problems.append("no parent") }
    var rest = step.dropFirst(3)
    var id = 0
    while let first = rest.popFirst() {
      var name = ""
      if first is Int, let place = rest.popFirst() {
        id = place as? Int ?? (place as? [Any])?.first as? Int ?? 0
        name = (place as? [Any])?.last as? String ?? ""
        rest = rest.dropFirst()
      } else {
        id += 1
        if let own = first as? String {
          name = own
          rest = rest.dropFirst()
        }
      }
      if nodes[id] != nil { problems.append("node \(id) came twice") }
      nodes[id] = (name, parent)
    }
  }

  private func remove(_ step: [Any]) {
    for run in step.dropFirst() {
      let ends = (run as? [Any])?.compactMap { $0 as? Int } ?? [run as? Int].compactMap(\.self)
      guard let first = ends.first, let end = ends.last else { continue }
      for id in first...end {
        if nodes[id] == nil { problems.append("node \(id) had gone already") }
        nodes[id] = nil
      }
    }
  }
}
