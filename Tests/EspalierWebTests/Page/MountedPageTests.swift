import EspalierNavigation
import EspalierScreens
import EspalierTesting
import EspalierViews
import Foundation
import Logging
import Testing

@testable import EspalierHTML
@testable import EspalierLivePage
@testable import EspalierWire

/// A link whose address never changes, one that leads to the start when nothing is said, and one in markup.
private final class Signpost: View {
  static let target = Property("target", default: "/default")
  static let words = Property("words", default: "")
}

extension Signpost: HTMLDrawn {
  static func draw(_ element: inout HTMLElement) {
    element.add("a") { $0.set("href", to: "/fixed") }
    element.add("a") { $0.set("href", to: "https://example.org/") }
    element.add("a") { $0.attribute("href", of: target) }
    element.add("p") {
      $0.markup(of: words) { words, markup in markup.element("a", ["href": "/in/markup"]) { $0.text(words) } }
    }
  }
}

@MainActor @Suite struct MountedPageTests {
  private static let mount = MountPath("/money") ?? .root
  private let window = ConformanceApp.makeConformanceWindow()
  private let page: WindowPage

  init() {
    window.open("/list")
    page = WindowPage(
      window: window, formToken: "token", mount: Self.mount, logger: Logger(label: "test"))
  }

  private func addresses(in html: String) -> [String] {
    html.matches(of: #/ (?:href|src|action|formaction)="([^"]*)"/#).map { String($0.1) }
  }

  private func settle() async {
    await window.settled()
    for _ in 0..<20 { await Task.yield() }
  }

  private var context: HTMLContext { HTMLContext(formToken: "", mount: Self.mount) }

  @Test(arguments: ["/", "/list", "/list/1", "/form", "/sign-in", "/files", "/nowhere"])
  func `Every address on a page carries the path`(place: String) async throws {
    let window = ConformanceApp.makeConformanceWindow()
    window.open(try #require(Path(place)))
    let page = WindowPage(window: window, formToken: "token", mount: Self.mount, logger: Logger(label: "test"))
    let paint = await page.firstPaint()
    let addresses = addresses(in: paint.body).filter { $0.hasPrefix("/") }
    #expect(!addresses.isEmpty)
    #expect(addresses.allSatisfy { $0.hasPrefix("/money/") && !$0.hasPrefix("/money/money") }, "\(addresses)")
  }

  @Test func `The browser says and is told addresses with the path, the window knows them without it`() async throws {
    _ = await page.firstPaint()
    var frames: [String] = []
    let join = PageJoin(lastPatch: 0, path: "/list", firstEvent: 1, fields: [:])
    page.join(join) { frames.append($0) }
    await settle()
    page.receive("[1,1,\"go\",\"/money/form\"]")
    await settle()
    #expect(window.path == "/form")
    #expect(frames.joined().contains("[5,\"push\",\"/money/form\","))
    page.receive("[2,2,\"pop\",\"/money/list\",0]")
    await settle()
    #expect(window.path == "/list")
    #expect(frames.joined().contains("[5,\"pop\",\"/money/list\","))
    page.receive("[3,3,\"go\",\"/form\"]")
    await settle()
    #expect(window.path == "/list", "what is not below the path is no place of the app")
  }

  @Test func `Addresses that are fixed, by default, or in markup carry it too`() {
    func html(_ mount: MountPath) -> [String] {
      let component = Component<Signpost>(.set(\.words, "here")).erased
      var writer = HTMLWriter()
      HTMLTemplates.template(for: component, form: .part).writeHTML(
        of: component, node: 1, key: "", into: &writer, context: HTMLContext(formToken: "", mount: mount))
      return addresses(in: writer.string)
    }
    #expect(html(Self.mount) == ["/money/fixed", "https://example.org/", "/money/default", "/money/in/markup"])
    #expect(html(.root) == ["/fixed", "https://example.org/", "/default", "/in/markup"], "one template serves both")
  }

  @Test func `What changes or comes later carries it as well, and what would lead out of it does not stand`() {
    let before = Signpost.with().erased
    func changes(_ address: String) -> String {
      var json = JSONWriter()
      let after = Component<Signpost>(.set(\.target, address)).erased
      _ = HTMLTemplates.template(for: after, form: .part)
        .writeChanges(from: before, to: after, mount: Self.mount, into: &json)
      return String(decoding: json.bytes, as: UTF8.self)
    }
    #expect(
      changes("/accounts/1").hasSuffix(",\"/money/accounts/1\"")
        || changes("/accounts/1").contains("\"/money/accounts/1\""))
    #expect(changes("/../host").contains("\"#\""))
    #expect(changes("https://example.org/").contains("\"https://example.org/\""))
    var json = JSONWriter()
    var above = NodeAbove()
    HTMLTemplates.template(for: before, form: .part)
      .writeValues(of: before, node: 1, key: "", below: &above, into: &json, context: context)
    let values = String(decoding: json.bytes, as: UTF8.self)
    #expect(values.contains("\"/money/default\"") && values.contains("\"/money/fixed\""), "\(values)")
  }

  @Test func `Modules are found beside the script, wherever that is`() throws {
    for module in BrowserAssets.modules {
      #expect(module.path == "/-/" + module.modulePath.dropFirst(2))
      #expect(module.modulePath.hasPrefix("./"))
    }
  }
}
