internal import EspalierScreens
internal import Foundation

@testable import EspalierHTML
@testable import EspalierLivePage
@testable import EspalierNavigation
@testable import EspalierServer
@testable import EspalierWorkers

extension FuzzTarget {
  /// Bodies of forms.
  static let forms = FuzzTarget(
    name: "forms", subject: "bodies of forms, and which piece of a file is sent", share: 4, maximumLength: 1_024,
    words: ["&", "=", "%00", "%C3%A9", "+", "secret:", "espalier-token=", "bytes ", "bytes */"],
    seeds: {
      inputs(
        "a=b&c=d+e%20f", "secret:password=x&name=%C3%A9", "a&b=&=c", "bytes 0-9/10", "bytes */30", "bytes 5-9/10")
    },
    read: { bytes in
      if let text = bytes.asText {
        for length in [0, 1, 10] {
          guard let piece = UploadPiece(text, length: length) else { continue }
          let fits = piece.start.map { $0 >= 0 && $0 + length <= piece.total } ?? (length == 0)
          must(fits, "a piece lies within its file")
        }
      }
      guard var fields = FormBody.fields(bytes) else { return }
      must(fields.count <= 200, "a form has a bounded number of fields")
      let written = fields.map { "\(PathText.encode($0.key))=\(PathText.encode($0.value))" }
        .joined(separator: "&")
      must(FormBody.fields(Array(written.utf8)) == fields, "a form reads the same when it is written again")
      let before = fields
      let secrets = FormBody.unmarkSecrets(in: &fields)
      must(fields.count <= before.count && secrets.allSatisfy { fields[$0] != nil }, "no field comes out of nothing")
    })

  /// Addresses within the app.
  static let paths = FuzzTarget(
    name: "paths", subject: "addresses within the app", share: 5, maximumLength: 768,
    words: ["%2F", "%00", "%7E", "~", "/..", "%2e%2E", "\u{301}", "?", "&", "=", "#", "%E2%82%AC", "+"],
    seeds: {
      inputs("/", "/a/b/c", "/a?b=c&b=d&e", "/a#b", "/~/~..?=&x=%20+", "/%C3%A9/\u{E9}", "/a%2Fb?c%3D=d%26", "/.%2e/a")
    },
    read: { bytes in
      guard let text = bytes.asText else { return }
      if let local = LocalPath.checked(text) {
        must(LocalPath.header(local).utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "an address can stand in a header")
        guard let mount = MountPath("/app") else { return must(false, "a path to mount at") }
        if let address = mount.address(of: local) {
          must(mount.path(of: address) == local, "an address below a path leads to its place")
          must(stays(Array(address.utf8), below: mount), "nobody is led out of the path: \(address)")
        }
      }
      guard let path = Path(text) else { return }
      let written = path.description
      guard written.utf8.count <= 2_048 else { return }
      must(Path(written) == path, "a path reads the same when it is written again: \(written)")
      must(LocalPath.checked(written) == written, "a path leads nowhere but into the app: \(written)")
    })

  /// Addresses of the network, and names of hosts.
  static let addresses = FuzzTarget(
    name: "addresses", subject: "addresses of the network, ranges of them, and names of hosts", share: 3,
    maximumLength: 128,
    words: ["::", "::ffff:", "127.0.0.1", "/64", "[::1]:80", "localhost", "%eth0", ".", "q=0.5"],
    seeds: {
      inputs("127.0.0.1", "10.0.0.0/8", "[2001:db8::1]:443", "::ffff:192.0.2.1", "fe80::1%eth0", "App.example.:80")
    },
    read: { bytes in
      guard let text = bytes.asText else { return }
      if let address = NetworkAddress(text) {
        must(!bytes.contains(0), "an address is all that is written")
        must(NetworkAddress(address.description) == address, "an address reads the same when it is written again")
        _ = address.network
      }
      if let range = NetworkRange(text) {
        must(NetworkRange(range.description) == range, "a range reads the same when it is written again")
      }
      if let name = AllowedHosts.name(of: text) {
        must(
          !FuzzService.shared.front.admission.hosts.contains(text) || isBelieved(name),
          "only names that are known are believed: \(name)")
      }
      if let shown = AllowedHosts.shown(text) { must(shown.utf8.count <= 253, "what is shown of a name is short") }
      must(Preference.list(text).count <= 20, "a list of preferences is bounded")
      _ = Visitor.locale(acceptLanguage: text)
    })

  private static func isBelieved(_ name: String) -> Bool {
    name == "app.example" || name == "localhost" || name.hasSuffix(".localhost")
      || NetworkAddress(name)?.isLoopback == true || name == "127.0.0.1"
  }

  /// The target that reads kept pages and the messages between workers.
  static let pages = FuzzTarget(
    name: "pages", subject: "what is kept of pages and sessions, and what workers tell each other", share: 2,
    maximumLength: 1_024,
    words: [
      "\"stack\":", "\"modals\":", "\"version\":", "\"selected\":", "\"stacks\":", "\"events\":", "\"unfinished\":",
    ],
    seeds: {
      let tabs = NavigationState.Tabs(selected: "a", stacks: ["a": .init(["/a"]), "b": .init(["/b", "/b/1?c=d"])])
      let page = PageState(
        state: NavigationState(stack: .init(["/", "/a"], tabs: tabs), modals: [.init(stack: .init(["/c"]))]),
        scenes: RestorationStates(), events: .init(last: 3, unfinished: [2]))
      let record = SessionRecord(identity: "a", visit: "b", created: 1, seen: 2, expires: 3)
      let values: [any Encodable] = [
        page, record, WorkerReport.leaving, WorkerReport.message(.ended(["a"])), WorkerOrder.listening(port: 80),
        WorkerOrder.forbidden([.init(work: 7, seconds: 1)]),
      ]
      return values.compactMap { try? Array(JSONEncoder().encode($0)) }
    },
    read: { bytes in
      let data = Data(bytes)
      if let page = try? JSONDecoder().decode(PageState.self, from: data) {
        let again = (try? JSONEncoder().encode(page)).flatMap { try? JSONDecoder().decode(PageState.self, from: $0) }
        must(again == page, "a kept page reads the same when it is written again")
      }
      _ = try? JSONDecoder().decode(SessionRecord.self, from: data)
      _ = try? JSONDecoder().decode(WorkerReport.self, from: data)
      _ = try? JSONDecoder().decode(WorkerOrder.self, from: data)
    })
}
