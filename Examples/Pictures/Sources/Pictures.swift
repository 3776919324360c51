import EspalierBrowserTesting
import Foundation

/// Takes the pictures of the documentation from a Wallet that runs: `pictures ADDRESS FOLDER`.
@main
struct Pictures {
  private static let screens = [
    ("overview", "/"), ("accounts", "/accounts"), ("operations", "/operations"), ("operation", "/operations/1"),
    ("import", "/accounts/import"), ("settings", "/settings"),
  ]

  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      print("Usage: pictures ADDRESS FOLDER")
      exit(2)
    }
    let folder = URL(filePath: arguments[2], directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await Browser.run { browser in
      for scheme in [ColourScheme.light, .dark] {
        for isPhone in [false, true] {
          let page = try await browser.newPage(
            width: isPhone ? 390 : 1280, height: isPhone ? 844 : 800, colourScheme: scheme, reducesMotion: true,
            isPhone: isPhone)
          for (name, path) in screens {
            try await page.open(arguments[1] + path)
            try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
            let file = "\(name)-\(isPhone ? "phone" : "desktop")-\(scheme == .dark ? "dark" : "light").png"
            try await page.screenshot().write(to: folder.appending(path: file))
            print(file)
          }
          try await page.close()
        }
      }
    }
  }
}
