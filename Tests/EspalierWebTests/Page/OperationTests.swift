@testable import EspalierScreens
import EspalierViews
import Testing

@testable import EspalierWeb

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

  @Test func `what a row shows as the row above it does goes as a zero, in a run of rows alone`() {
    #expect(
      insertion([row(510, "a"), row(511, "a"), row(512, "b"), row(513, "b"), row(515, "b")])
        == #"[0,0,[2,3,0,T,510,["a"],[0],["b"],[0],T,515,["b"]]]"#)
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
    guard case .insert(let rest, 3, 7) = left else {
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
}
