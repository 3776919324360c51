import Espalier

/// All features that are plugged in and want to be listed. It has nothing to observe: they are what the program lists.
final class FeaturesScene: Scene {
  private let entries: @MainActor () -> [PlugInEntry]

  /// - Parameter entries: Returns the entries; their titles are in the language of the window at that time.
  init(entries: @escaping @MainActor () -> [PlugInEntry]) { self.entries = entries }

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

/// A feature: its symbol at the start, its name and purpose beside it.
final class FeatureRow: View {
  static let icon = Child("icon", ImageView.self)
  static let title = Child("title", Label.self)
  static let summary = Child("summary", Label.self)

  override class var layout: Layout {
    .row(spacing: .medium) {
      icon
      Layout.column(spacing: .none) {
        title
        summary.with(.textStyle(.caption), .color(.secondary))
      }
    }
  }
}

/// A feature as it is listed.
struct FeatureSummary: ComponentConvertible {
  var title: String
  var summary: String
  var icon: Icon

  init(_ entry: PlugInEntry) {
    title = entry.title
    summary = entry.summary
    icon = entry.icon
  }

  var component: Component<FeatureRow> {
    Component(
      .child(\.icon, .image(.icon(icon))), .child(\.title, .text(title)), .child(\.summary, .text(summary)))
  }
}
