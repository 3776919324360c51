internal import EspalierFiles
internal import EspalierScreens
internal import Foundation
internal import Logging
internal import NIOCore
internal import Synchronization

@testable import EspalierHTML
@testable import EspalierLivePage
@testable import EspalierServer
@testable import EspalierViews
@testable import EspalierWire

/// A service whose keys and time are the same in each process, so that an input means the same each time.
enum FuzzService {
  /// Seconds since 1970; it stands still.
  static let now = 1_700_000_000.0
  static let expiry = 1_800_000_000
  static let keyBytes = [UInt8](0..<32)
  static let key = SigningKey(bytes: keyBytes)
  static let time = ServerClock(date: { now })
  static let logger = Logger(label: "fuzz", factory: { _ in SwiftLogNoOpLogHandler() })
  static let identifier = "AbCdEfGhIjKlMnOpQrStUvWxYz012345"
  /// The value of the one cookie that opens a session.
  static let cookie = "\(identifier).\(expiry).\(key.signature(of: "session|\(identifier)|\(expiry)"))"
  static let session = SessionKey(identifier: identifier)
  static let cookieName = CookieName.name(SessionCookie.name, isSecure: false)

  static let peer: SocketAddress = {
    do {
      return try SocketAddress(ipAddress: "192.0.2.7", port: 5_000)
    } catch {
      fatalError("\(error)")
    }
  }()

  static let shared: WebSite = {
    do {
      let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-fuzz-\(getpid())")
      try PrivateFolder.make(folder)
      try PrivateFile.replace(folder.appending(path: "secret.key"), with: keyBytes)
      var configuration = WebConfiguration(dataDirectory: folder, title: "Fuzz", version: "1.0")
      configuration.sessions.maximumCount = 64
      configuration.limits.pages.maximumCount = 64
      configuration.limits.forms.maximumRejectedBytesOfAll = 65_536
      configuration.limits.forms.countPerMinute = 1e9
      configuration.limits.forms.burst = 1_000_000_000
      configuration.limits.exports.countPerMinute = 1e9
      configuration.limits.exports.burst = 1_000_000_000
      configuration.access.trustedProxies = [NetworkRange("192.0.2.0/24")].compactMap { $0 }
      configuration.access.allowedHosts = ["app.example"]
      let handlers = SiteHandlers(
        assets: BrowserAssets(script: Array("'use strict'".utf8), stylesheet: Array("body{margin:0}".utf8)),
        submissions: ["form": { values, _ in .rejected([.form: values.fields.isEmpty ? "empty" : "wrong"]) }],
        makePage: { _, path, _, _ in StillPage(path) })
      let site = try WebSite(configuration, handlers, time: time, logger: logger)
      // The descriptor of the folder is not needed again.
      atexit { FuzzService.removeFolder() }
      return site
    } catch {
      fatalError("The service could not be made: \(error)")
    }
  }()

  private static func removeFolder() {
    try? FileManager.default.removeItem(
      at: FileManager.default.temporaryDirectory.appending(path: "espalier-fuzz-\(getpid())"))
  }
}

/// A page on which nothing happens.
@MainActor
private final class StillPage: LivePage {
  let path: String
  let hasFailed = false

  init(_ path: String) { self.path = path }

  func firstPaint() async -> PagePaint {
    PagePaint(status: 200, title: path, body: "<main data-e=\"1.1\">Hello</main>", language: "en", redirect: nil)
  }
  func join(_ join: PageJoin, on line: any PageConnection) { line.send("[0,0]") }
  func lineIsClear() {}
  func leave() {}
  func receive(_ frame: String) {}
  func fileTypes(node: Int, element: Int) -> FileTypes? { nil }
  func receive(file: UploadedFile, node: Int, element: Int) async -> Bool { false }
  func end(_ ending: PageEnding) {}
}
