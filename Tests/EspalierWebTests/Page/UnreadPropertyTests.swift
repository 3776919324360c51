import EspalierLivePage
import EspalierViews
import Testing

@testable import EspalierScreens

/// Properties of an app's own that neither have an effect nor are read by a drawing.
@MainActor @Suite struct UnreadPropertyTests {
  final class Tag: View {
    static let isHot = Property("isHot", default: false)
    static let isNew = Property("isNew", of: Tag.self, default: false) { $0 ? .child(\.note, .color(.accent)) : nil }
    static let note = Child("note", Label.self)
    override class var layout: Layout { .row { note } }
  }

  private final class Reports {
    var all: [String] = []
  }

  @Test func `a page reports one once, with the way to mend it, and none that has an effect`() {
    let reports = Reports()
    var templates = PageTemplates(isThere: { _ in true }) { reports.all.append($0) }
    for (id, component) in [
      Tag.with(.set(\.isNew, true)), Tag.with(.set(\.isHot, true), .set(\.isNew, true)), Tag.with(.set(\.isHot, false)),
    ].enumerated() {
      _ = templates.insert([Node(id: id, path: "tags/\(id)", form: .row(.plain), component: component.erased)])
    }
    #expect(
      reports.all == [
        """
        “isHot” of Tag, set at tags/1, changes nothing that a browser shows. Declare what its values mean, \
        `Property("isHot", of: Tag.self, default: …) { … }`, or read it in a drawing of Tag.
        """
      ])
  }
}
