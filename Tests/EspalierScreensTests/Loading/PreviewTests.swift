import EspalierScreens
import EspalierViews
import TestSupport
import Testing

/// The preview of content that is still loading.
@MainActor @Suite struct PreviewTests {
  private func sections(_ state: Loadable<[String]>) -> [Section] {
    whenLoaded(state, preview: ["Giro", "Savings"], retry: {}) { names in
      Section("names", header: "Accounts") {
        for name in names { Row(Cell.with(.title(name))).link(to: "/accounts").actions(.action("Delete") {}) }
        Row(Button.with(.title("Add"), .onTap {}))
      }
    }
  }

  private func rows(_ state: Loadable<[String]>) throws -> [Node] {
    let tree = NodeTree()
    _ = tree.render(Blueprint(try #require(sections(state).first)))
    return tree.children(of: tree.children(of: 1)[0].id)
  }

  @Test func `before the first value, sample content has the form of the rows, and nobody can use it`() throws {
    let rows = try rows(.loading(previous: nil))
    #expect(rows.count == 3 && rows.allSatisfy { $0.component.value(of: RowProperties.isLoading) })
    #expect(rows[0].component.type == Cell.self && rows[0].form == .row(.plain))
    #expect(rows.allSatisfy { $0.component.handlers.isEmpty && $0.component.value(of: View.destination) == nil })
    #expect(rows[0].component.value(of: RowProperties.actions).items.isEmpty)
    #expect(sections(.idle).first?.isSkeleton == true)
  }

  @Test func `a loaded value is shown as it is`() throws {
    let rows = try rows(.loaded(["Cash"]))
    #expect(rows.count == 2 && rows[0].form == .row(.link))
    #expect(rows.allSatisfy { !$0.component.value(of: RowProperties.isLoading) })
    #expect(try self.rows(.loading(previous: ["Cash"])).first?.form == .row(.link))
  }

  @Test func `an empty text is a loaded value`() async {
    @MainActor final class Model {
      var note: Loadable<String> = .idle
      var names: Loadable<[String]> = .idle
    }
    let model = Model()
    await Loadable.load(into: \.note, of: model) { "" }
    await Loadable.load(into: \.names, of: model) { [] }
    guard case .loaded("") = model.note, case .empty = model.names else {
      Issue.record("\(model.note), \(model.names)")
      return
    }
  }
}
