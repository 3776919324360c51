import EspalierNavigation
import Foundation
import Testing

@testable import EspalierWire

/// A frame as a browser reads it.
struct ReadFrame {
  let text: String
  let number: Int
  let acknowledged: Int
  let steps: [[Any]]

  init(_ text: String) {
    self.text = text
    let items = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [Any] ?? []
    number = items.first as? Int ?? -1
    acknowledged = items.count > 1 ? items[1] as? Int ?? -1 : -1
    steps = items.dropFirst(2).compactMap { $0 as? [Any] }
  }

  /// The nodes of an insertion, as a browser reads them; nil when they cannot be read.
  static func rows(of step: [Any]) -> [(template: Int, node: Int)]? {
    var rows: [(template: Int, node: Int)] = []
    var items = step.dropFirst(3)
    while let first = items.first {
      if let template = first as? Int, let node = items.dropFirst().first {
        guard let number = node as? Int ?? (node as? [Any])?.first as? Int else { return nil }
        rows.append((template, number))
        items = items.dropFirst(2)
      } else {
        guard let last = rows.last else { return nil }
        rows.append((last.template, last.node + 1))
        if first is String { items = items.dropFirst() }
      }
      guard items.popFirst() is [Any] else { return nil }
    }
    return rows
  }

  /// Expects that frames build one page: each node comes once, after the definition of its template.
  static func expectWhole(_ frames: [ReadFrame]) throws {
    var nodes: [Int] = []
    var defined: Set<Int> = []
    for frame in frames {
      for step in frame.steps {
        switch step.first as? Int {
        case 0: defined.insert(try #require(step[1] as? Int))
        case 2:
          for row in try #require(rows(of: step)) {
            #expect(defined.contains(row.template), "a node comes before its template")
            nodes.append(row.node)
          }
        default: break
        }
      }
    }
    #expect(nodes.count > 3)
    #expect(Set(nodes).count == nodes.count, "a node was told twice")
  }
}

extension PageJoin {
  /// A browser that stands at the list.
  init(lastPatch: Int, fields: [String: PageJoin.Field] = [:]) {
    self.init(lastPatch: lastPatch, path: "/list", firstEvent: 1, fields: fields)
  }
}

extension Window {
  /// Waits until nothing is under way, and until the page has sent what has changed.
  func settledAndSent() async {
    await settled()
    for _ in 0..<10 { await Task.yield() }
  }
}
