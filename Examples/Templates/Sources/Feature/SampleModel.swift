import Espalier
import Observation

/// The logic of the entries of Sample: of all, or of one alone.
@MainActor @Observable final class SampleModel: ViewModel {
  private(set) var entries: Loadable<[SampleEntry]> = .idle
  /// The identity of the only entry that is shown; nil for all.
  let only: SampleEntry.ID?
  @ObservationIgnored private let source: any SampleSource

  init(source: any SampleSource, only: SampleEntry.ID? = nil) {
    self.source = source
    self.only = only
  }

  func load() async {
    await Loadable.load(into: \.entries, of: self) {
      try await source.entries().filter { only == nil || $0.id == only }
    }
  }
}
