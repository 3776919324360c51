import Espalier
import Foundation
import Observation

/// The logic of the screen: inputs that it writes, and outputs that are computed from them.
@MainActor @Observable final class SampleMVVMModel: ViewModel {
  // MARK: Inputs

  /// The text that is searched for.
  var query = ""

  // MARK: Outputs

  private(set) var titles: Loadable<[String]> = .idle

  /// The titles that the search finds.
  var found: [String] {
    (titles.value ?? []).filter { query.isEmpty || $0.localizedStandardContains(query) }
  }

  /// A remark on what is shown; empty while nothing is searched for.
  var remark: String { query.isEmpty ? "" : "\(found.count) of \(titles.value?.count ?? 0)" }

  @ObservationIgnored private let fetch: @Sendable () async throws -> [String]

  /// - Parameter fetch: Brings the titles. Hand over a call of your store or gateway; without one there are none.
  init(fetch: @escaping @Sendable () async throws -> [String] = { [] }) { self.fetch = fetch }

  func load() async { await Loadable.load(into: \.titles, of: self) { try await fetch() } }
}

/// The screen of SampleMVVM, as a value that is made anew when something of the model changes that it has read.
final class SampleMVVMScene: ModelScene {
  let model: SampleMVVMModel

  init(model: SampleMVVMModel) { self.model = model }

  var screen: Screen {
    Screen(
      title: "SampleMVVM", layout: .narrow,
      search: TextField.with(.label("Search"), .text(Binding(model, \.query)))
    ) {
      whenLoaded(model.titles, empty: EmptyState("Nothing here yet")) { _ in
        Section("titles", footer: model.remark) {
          for title in model.found { Row(Label.with(.text(title))).id(title) }
        }
      }
    }
  }
}
