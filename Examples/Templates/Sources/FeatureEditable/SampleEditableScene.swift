import Espalier
import Observation

/// The logic of the list.
@MainActor @Observable final class SampleEditableModel: ViewModel {
  private(set) var entries: Loadable<[SampleEditableEntry]> = .idle
  /// The offer to take the last deletion back.
  var toast: Toast?
  @ObservationIgnored let reads: Set<DataName> = [.sampleEditable]
  @ObservationIgnored private let gateway: any SampleEditableGateway

  init(_ gateway: any SampleEditableGateway) { self.gateway = gateway }

  func load() async { await Loadable.load(into: \.entries, of: self) { try await gateway.entries() } }

  func delete(_ entry: SampleEditableEntry) async throws {
    let next = try await gateway.delete(entry.id)
    toast = Toast("Deleted “\(entry.title)”", action: "Undo") { [gateway] in
      try await gateway.restore(entry, before: next)
    }
  }
}

/// The entries of SampleEditable.
final class SampleEditableScene: ModelScene {
  let model: SampleEditableModel

  init(model: SampleEditableModel) { self.model = model }

  var screen: Screen {
    Screen(
      title: "SampleEditable", layout: .narrow,
      toolbar: [.item("New", icon: .add, to: Destination(SampleEditableRoute.new))]
    ) {
      whenLoaded(
        model.entries,
        empty: EmptyState("Nothing here yet", link: "Add the first one", to: Destination(SampleEditableRoute.new))
      ) { entries in
        Section("entries", entries) { [model] entry in
          Row(Cell.with(.title(entry.title), .subtitle(entry.note), .child(\.subtitle, .lines(1))))
            .link(to: SampleEditableRoute.edit(entry.id))
            .actions(.destructiveTask("Delete", icon: .delete) { try await model.delete(entry) })
        }
      }
    }
    .toast(Binding(model, \.toast))
  }
}
