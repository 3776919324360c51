import EspalierScreens
import Foundation
import Testing

@testable import EspalierWeb

/// The script says what the window's words are, and nothing is sent where those are its own.
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

  @Test func englishIsTheScriptsOwn() {
    #expect(html(.english).contains(#"<div id="espalier-status" role="status"></div>"#))
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
