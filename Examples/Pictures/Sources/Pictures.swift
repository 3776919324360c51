import EspalierBrowserTesting
import Foundation

/// Takes the pictures of the documentation from a program that runs:
/// `pictures [--language TAG] ADDRESS FOLDER NAME=PATH…`.
///
/// A program that follows the language of the browser is shown in that of the tag, and the files' names end with it.
@main
struct Pictures {
  static func main() async throws {
    let all = Array(CommandLine.arguments.dropFirst())
    let language = all.count > 1 && all[0] == "--language" ? all[1] : nil
    let arguments = Array(all.dropFirst(language == nil ? 0 : 2))
    let screens = arguments.dropFirst(2).map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    guard arguments.count > 2, screens.allSatisfy({ $0.count == 2 }) else {
      print("Usage: pictures [--language TAG] ADDRESS FOLDER NAME=PATH…")
      exit(2)
    }
    let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
    let ending = language.map { "-\($0)" } ?? ""
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await Browser.run { browser in
      for scheme in [ColourScheme.light, .dark] {
        for isPhone in [false, true] {
          let page = try await browser.newPage(
            width: isPhone ? 390 : 1280, height: isPhone ? 844 : 800, colourScheme: scheme, reducesMotion: true,
            language: language ?? "en-US", isPhone: isPhone)
          for screen in screens {
            try await page.open(arguments[0] + screen[1])
            try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
            let place = "\(isPhone ? "phone" : "desktop")-\(scheme == .dark ? "dark" : "light")"
            let file = "\(screen[0])-\(place)\(ending).png"
            try await page.screenshot().write(to: folder.appending(path: file))
            print(file)
          }
          try await page.close()
        }
      }
    }
  }
}
