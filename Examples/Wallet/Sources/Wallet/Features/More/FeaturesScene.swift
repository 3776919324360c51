import Espalier

/// All features that are plugged in and want to be listed. It has nothing to observe: they are what the program lists.
final class FeaturesScene: Scene {
  private let entries: @MainActor () -> [SlotEntry]

  /// - Parameter entries: Returns the entries; their titles are in the language of the window at that time.
  init(entries: @escaping @MainActor () -> [SlotEntry]) { self.entries = entries }

  var screen: Screen {
    Screen(title: .localized(.sessionMore), layout: .narrow) {
      Section("features") {
        for entry in entries() {
          Row(FeatureSummary(entry)).link(to: entry.route).id(entry.id)
        }
      }
    }
  }
}
