package import EspalierHTML
package import EspalierNavigation
package import EspalierScreens
package import EspalierViews

/// One operation that a page sends to its browser (see Documentation/Protocol.md).
///
/// Everything that is sent over a live connection is written here, so every operation of the protocol is in this list.
package enum Operation {
  /// A node to insert, with the template that determines its markup.
  package struct Row {
    package let node: Node
    package let template: HTMLTemplate

    package init(node: Node, template: HTMLTemplate) {
      self.node = node
      self.template = template
    }
  }

  /// Defines a template, before its first use.
  case define(HTMLTemplate)
  /// Sets the values in a node's markup that differ between its old and its new component.
  case update(Int, from: AnyComponent, to: AnyComponent, drawnBy: HTMLTemplate)
  /// Inserts nodes in order before a sibling, or at the end of one of the containers of the parent's drawing.
  case insert(ArraySlice<Row>, parent: Int, container: Int = 0, before: Int?)
  /// Removes nodes with all their children.
  case remove([Int])
  /// Moves a node before a sibling, or to the end.
  case move(Int, before: Int?)
  /// Sets the address of the page.
  case address(WindowAddress)
  /// Declares that the frame renders the whole content of the window. `entry` is the content's entry in the window's
  /// history.
  ///
  /// A page that was created again does not know the operations that were sent before.
  case fresh(entry: Int, isMadeAgain: Bool)
  /// The page has ended.
  case end(PageEnding)
  /// Puts the focus on an element of a node.
  case focus(Int, path: [Int])
  /// Reports an event that could not be carried out, because its node no longer exists.
  case undone(Int)
  /// Announces that further frames belong to the same change. They are sent once the browser acknowledges this frame.
  case more
  /// Reports that all events up to a number are stored, except for those that are still running.
  case durable(upTo: Int, but: [Int])
  /// Reports edits whose effects the app has stored, so that the browser need not send them again.
  case taken([Int])

  /// The number that begins the operation on the wire.
  private var code: OperationCode {
    switch self {
    case .define: .define
    case .update: .update
    case .insert: .insert
    case .remove: .remove
    case .move: .move
    case .address: .address
    case .fresh: .fresh
    case .end: .end
    case .focus: .focus
    case .undone: .undone
    case .more: .more
    case .durable: .durable
    case .taken: .taken
    }
  }

  /// Writes the operation. If the operation is too large, only its first rows are written, and the returned operation
  /// has the remaining rows; otherwise the result is nil. A change without visible effect is not written.
  ///
  /// - Parameter limit: The total size after which rows are left for another frame; at least one row is written.
  package func write(into json: inout JSONWriter, until limit: Int, in context: HTMLContext) -> Operation? {
    let start = json.bytes.count
    json.raw(",[")
    json.number(code.rawValue)
    var left: Operation?
    switch self {
    case .define(let template):
      json.raw(",")
      template.writeDefinition(into: &json)
    case .more: break
    case .update(let id, let old, let new, let template):
      json.raw(",\(id),")
      guard template.writeChanges(from: old, to: new, node: id, mount: context.mount, into: &json) else {
        json.bytes.removeSubrange(start...)
        return nil
      }
    case .insert(let rows, let parent, let container, let before):
      json.raw(container == 0 ? ",\(parent),\(before ?? 0)" : ",[\(parent),\(container)],\(before ?? 0)")
      let next = write(rows, into: &json, until: limit, in: context)
      if next < rows.endIndex { left = .insert(rows[next...], parent: parent, container: container, before: before) }
    case .remove(let ids): write(runsOf: ids, into: &json)
    case .move(let id, let before): json.raw(",\(id),\(before ?? 0)")
    case .address(let address): write(address, into: &json, mount: context.mount)
    case .fresh(let entry, let isMadeAgain): json.raw(isMadeAgain ? ",\(entry),1" : ",\(entry)")
    case .end(let ending):
      json.raw(",")
      json.string(ending.rawValue)
    case .focus(let id, let path): json.raw(",\(id),[" + path.map(String.init).joined(separator: ",") + "]")
    case .undone(let event): json.raw(",\(event)")
    case .durable(let event, let unfinished):
      for number in [event] + unfinished { json.raw(",\(number)") }
    case .taken(let events):
      for event in events { json.raw(",\(event)") }
    }
    json.raw("]")
    return left
  }

  /// Writes rows up to a number of bytes. Template and number are written only if they differ from the defaults: the
  /// template of the previous row, and the next number.
  /// - Returns: The index after the last row that was written.
  private func write(
    _ rows: ArraySlice<Row>, into json: inout JSONWriter, until limit: Int, in context: HTMLContext
  ) -> Int {
    var next = rows.startIndex
    var before: Row?
    var above = NodeAbove()
    repeat {
      let row = rows[next]
      let name = row.template.name(of: row.node)
      let isNext = before.map { $0.template === row.template && $0.node.id + 1 == row.node.id } ?? false
      if isNext {
        if let name {
          json.raw(",")
          json.string(name)
        }
      } else {
        above = NodeAbove()
        json.raw(",\(row.template.number),")
        if let name {
          json.raw("[\(row.node.id),")
          json.string(name)
          json.raw("]")
        } else {
          json.number(row.node.id)
        }
      }
      json.raw(",")
      row.template.writeValues(
        of: row.node.component, node: row.node.id, key: row.node.path, below: &above, into: &json, context: context)
      before = row
      next += 1
    } while next < rows.endIndex && json.bytes.count <= limit
    return next
  }

  /// Writes consecutive numbers as their first and last: `[7,9]` for 7, 8, 9.
  private func write(runsOf ids: [Int], into json: inout JSONWriter) {
    var start = 0
    while start < ids.count {
      var end = start + 1
      while end < ids.count, ids[end] == ids[end - 1] + 1 { end += 1 }
      if end - start > 2 {
        json.raw(",[\(ids[start]),\(ids[end - 1])]")
      } else {
        for id in ids[start..<end] { json.raw(",\(id)") }
      }
      start = end
    }
  }

  private func write(_ address: WindowAddress, into json: inout JSONWriter, mount: MountPath) {
    let mode =
      switch address.change {
      case .push: "push"
      case .replace: "replace"
      case .history: "pop"
      case .stay, .go: "stay"
      }
    json.raw(",\"\(mode)\",")
    // A path never contains a parent segment.
    json.string(mount.prefix + address.path.description)
    json.raw(",")
    json.string(address.title)
    if mode == "stay" { json.raw(",\(address.entry)") }
  }
}

/// A reason why a page has ended, as the browser receives it.
package enum PageEnding: String, Sendable {
  /// The person has signed out.
  case signedOut = "signed-out"
  /// The session or the page has expired, or there is no room for it.
  case expired
  /// The server's version differs from the page's.
  case version
}
