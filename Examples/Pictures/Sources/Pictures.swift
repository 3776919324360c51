import EspalierBrowserTesting
import Foundation

/// Takes the pictures of the documentation from a program that runs: `pictures ADDRESS FOLDER NAME=PATH…`.
@main
struct Pictures {
  static func main() async throws {
    let arguments = CommandLine.arguments
    let screens = arguments.dropFirst(3).map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    guard arguments.count > 3, screens.allSatisfy({ $0.count == 2 }) else {
      print("Usage: pictures ADDRESS FOLDER NAME=PATH…")
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
          for screen in screens {
            try await page.open(arguments[1] + screen[1])
            try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
            let file = "\(screen[0])-\(isPhone ? "phone" : "desktop")-\(scheme == .dark ? "dark" : "light").png"
            try await page.screenshot().write(to: folder.appending(path: file))
            print(file)
          }
          try await page.close()
        }
      }
    }
  }
}
