import EspalierViews
import Testing

@testable import EspalierHTML
@testable import EspalierNavigation
@testable import EspalierScreens
@testable import EspalierWire

/// The steps of a frame as they stand on the wire.
@MainActor @Suite struct OperationTests {
  private func written(_ operation: Operation) -> String { OperationWriter.frame(operation) }

  private func row(_ id: Int, _ text: String, path: String? = nil, isButton: Bool = false) -> Operation.Row {
    let row = isButton ? Row(Label.with(.text(text))).onTap {} : Row(Label.with(.text(text)))
    let node = Node(id: id, path: path ?? "list/\(id)", form: .row(row.form), component: row.component)
    return Operation.Row(
      node: node, template: HTMLTemplates.template(for: node.component, form: node.form))
  }

  private func insertion(_ rows: [Operation.Row]) -> String {
    let text = written(.insert(rows[...], parent: 3, before: nil))
    // The numbers of rows are larger than those of templates.
    return text.replacing("0,\(rows[0].template.number),", with: "0,T,").replacing(
      "],\(rows[0].template.number),", with: "],T,")
  }

  @Test func `numbers that follow each other go as a run`() {
    #expect(written(.remove([4, 5, 6, 7, 9, 12, 13, 20, 21, 22])) == "[0,0,[3,[4,7],9,12,13,[20,22]]]")
    #expect(written(.remove(Array(1...1_000))) == "[0,0,[3,[1,1000]]]", "all of a list costs next to nothing")
    #expect(written(.remove([3, 2, 1])) == "[0,0,[3,3,2,1]]")
  }

  @Test func `a row says neither template nor number where they follow from the one before`() {
    #expect(
      insertion([row(510, "a"), row(511, "b"), row(513, "c"), row(514, "d")])
        == #"[0,0,[2,3,0,T,510,["a"],["b"],T,513,["c"],["d"]]]"#)
  }

  @Test func `what a row shows as the row above it does is not said, in a run of rows alone`() {
    #expect(
      insertion([row(510, "a"), row(511, "a"), row(512, "b"), row(513, "b"), row(515, "b")])
        == #"[0,0,[2,3,0,T,510,["a"],[],["b"],[],T,515,["b"]]]"#)
  }

  @Test func `rows with names say them`() {
    let rows = ["x", "y"].enumerated().map { row(510 + $0, $1, path: "list/\($1)", isButton: true) }
    #expect(insertion(rows).hasPrefix(#"[0,0,[2,3,0,T,[510,"x"],["x""#))
    #expect(insertion(rows).contains(#"],"y",["y""#))
  }

  @Test func `rows that are too many for a frame are left for another one, in order`() {
    let rows = (0..<100).map { row(510 + $0, String(repeating: "x", count: 97) + "\(100 + $0)") }
    var writer = OperationWriter()
    let left = writer.append(.insert(rows[...], parent: 3, before: 7), until: 1_000, in: .nowhere)
    guard case .insert(let rest, 3, 0, 7) = left else {
      Issue.record("\(String(describing: left))")
      return
    }
    #expect(rest.first.map { $0.node.id < 525 && $0.node.id > 515 } == true)
    #expect(writer.count < 1_300)
  }

  @Test func `a change that shows nothing writes nothing`() {
    let row = row(10, "a")
    #expect(written(.update(10, from: row.node.component, to: row.node.component, drawnBy: row.template)) == "[0,0]")
  }

  // MARK: All steps

  /// One step of each kind.
  private var each: [Operation] {
    let (old, new) = (row(510, "a"), row(510, "b"))
    return [
      .define(old.template), .update(510, from: old.node.component, to: new.node.component, drawnBy: old.template),
      .insert([old], parent: 3, before: nil), .remove([4, 5]), .move(4, before: 9),
      .address(WindowAddress(path: "/rent", title: "Rent", change: .push, entry: 2)),
      .fresh(entry: 2, isMadeAgain: true), .end(.expired), .focus(4, path: [0, 1]), .undone(7), .more,
      .durable(upTo: 7, but: [3, 5]), .taken([3, 5]),
    ]
  }

  /// The beginning of a step on the wire. A step of a new kind needs a place here and in `each`, and one in the guide.
  private func beginning(of operation: Operation) -> String {
    switch operation {
    case .define(let template): #"[0,\#(template.number),"\u003cli>"#
    case .update: "[1,510,0,\"b\"]"
    case .insert(let rows, _, _, _): #"[2,3,0,\#(rows[0].template.number),510,["a"]]"#
    case .remove: "[3,4,5]"
    case .move: "[4,4,9]"
    case .address: #"[5,"push","/rent","Rent"]"#
    case .fresh: "[6,2,1]"
    case .end: #"[8,"expired"]"#
    case .focus: "[10,4,[0,1]]"
    case .undone: "[11,7]"
    case .more: "[12]"
    case .durable: "[13,7,3,5]"
    case .taken: "[14,3,5]"
    }
  }

  @Test func `each step is written as the guide to the protocol says, and the guide knows no other`() throws {
    var codes: [Int] = []
    for operation in each {
      let frame = written(operation)
      #expect(frame.hasPrefix("[0,0,\(beginning(of: operation))"), "\(frame)")
      let steps = ReadFrame(frame).steps
      #expect(steps.count == 1, "\(frame)")
      codes.append(try #require(steps.first?.first as? Int, "\(frame)"))
    }
    #expect(codes == (try ProtocolGuide.steps()))
  }
}
