import EspalierScreens
import Foundation
import Testing

@testable import EspalierHTML
@testable import EspalierLivePage
@testable import EspalierServer

/// Tests that the script says the window's words: it has none of its own.
@Suite struct StatusWordsTests {
  private func html(_ words: ChromeWords) -> String {
    let paint = PagePaint(
      status: 200, title: "", body: "", language: "de", redirect: nil, words: words)
    let configuration = WebConfiguration(dataDirectory: FileManager.default.temporaryDirectory, title: "Test")
    return PageDocument(
      paint: paint, token: "t", version: "1", assets: BrowserAssets(script: [], stylesheet: []),
      configuration: configuration
    ).html
  }

  @Test func englishWordsStandAtTheStatusLineToo() {
    #expect(html(.english).contains(#" data-online="Connected again""#))
    let script = String(decoding: BrowserAssets.script, as: UTF8.self)
    #expect(!script.contains("Connected again"))
  }

  @Test func otherWordsStandAtTheStatusLineEscaped() {
    var words = ChromeWords.german
    words.connectedAgain = "Wieder \"da\" <b>"
    let page = html(words)
    #expect(page.contains(#" data-offline="Keine Verbindung. Was Sie tun"#))
    #expect(page.contains(#" data-online="Wieder &quot;da&quot; &lt;b&gt;""#))
    for name in ["full", "upload-failed", "ended"] { #expect(page.contains(" data-\(name)=\"")) }
    #expect(page.contains(#" data-upload="Wird gesendet" data-stop-upload="Abbrechen""#))
  }
}
