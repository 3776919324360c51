internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews

/// A scene that shows the open pages of the app, with their sessions.
final class InspectorPagesScene: Scene {
  private let pages: Watched<[InspectedPage]>

  init(_ inspection: Inspection) { pages = Watched { inspection.pages } }

  var followers: [any SceneLifeCycle] { [pages] }

  var screen: Screen {
    let sessions = Set(pages.value.map(\.session)).count
    return Screen(
      title: "Pages", subtitle: "\(pages.value.count) pages in \(sessions) sessions",
      toolbar: [.item("Places", icon: .list, to: Destination(InspectorRoute.places))]
    ) {
      if pages.value.isEmpty {
        Section("empty") { Row(Label.with(.text("No page of the app is open."))) }
      } else {
        Section("pages", pages.value) { page in
          Row(
            Cell.with(
              .title(page.path), .subtitle(page.owner), .value(page.traffic),
              .accessory(page.isConnected ? .badge("live", color: .positive) : .badge("waiting", color: .secondary)))
          ).link(to: InspectorRoute.page(page.id))
        }
      }
      Section("session", layout: .form, submission: .inspectorSignOut) {
        Row(Button.with(.title("Sign out"), .submission(.inspectorSignOut)))
      }
    }
  }
}

extension InspectedPage {
  /// The person, session and name of the page, as one line of text.
  var owner: String { "\(identity ?? "Nobody is signed in") · session \(session) · page \(id)" }
  /// The numbers of events and patches, and their total sizes, as one line of text.
  var traffic: String {
    "\(events) events, \(InspectorFormat.size(bytesUp)) · \(patches) patches, \(InspectorFormat.size(bytesDown))"
  }
}
