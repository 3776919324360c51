import Foundation
import Testing

/// Tests that the guides leave out none of what they list: settings, views, and the guides themselves.
@Suite struct GuideTests {
  @Test func `every setting of the web server is listed with its default`() throws {
    let guide = try Repository.text(of: "Documentation/Configuration.md")
    let settings = try settings()
    #expect(settings.count > 60)
    for (name, value) in settings {
      // A default that is a text with code in it, or that follows on another line, is described.
      let row = value.map { $0.contains("`") ? "| `\(name)` | " : "| `\(name)` | `\($0)` | " } ?? "| `\(name)` | "
      #expect(guide.contains("\n\(row)"), "Configuration.md lacks the row \(row)")
    }
  }

  @Test func `every view is listed with a call`() throws {
    let guide = try Repository.text(of: "Documentation/Views.md")
    let files = try Repository.sources().filter { file in
      file.path.hasPrefix("Sources/Values/EspalierViews/Views/") && !file.path.contains("/Internal/")
        || file.path.hasPrefix("Sources/Values/EspalierViews/Charts/") && file.text.contains(" class ")
    }
    let views = files.compactMap { $0.path.split(separator: "/").last?.split(separator: ".").first }
      .filter { !$0.contains("+") }
    #expect(views.count > 30)
    #expect(views.contains("BarChart"))
    for view in views {
      let isListed = ["// \(view): ", "`\(view)`"].contains { guide.contains($0) }
      #expect(isListed, "Views.md says nothing of \(view)")
    }
  }

  @Test func `the README leads to every guide`() throws {
    let start = try Repository.text(of: "README.md")
    for guide in try Repository.documents() where guide != "README.md" {
      #expect(start.contains("](\(guide))"), "README.md does not lead to \(guide)")
    }
  }

  @Test func `the tutorial shows the files of its app as they are`() throws {
    let guide = try Repository.text(of: "Documentation/Tutorial.md")
    let folder = Repository.root.appending(path: "Examples/ToDo/Sources")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count > 6)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(guide.contains("```swift\n\(text)```\n"), "\(file.lastPathComponent) is another in Tutorial.md")
    }
  }

  /// The files of the groups of settings, by the path of the group in a configuration.
  private static let groups = [
    "": "EspalierServer/Settings/WebConfiguration",
    "access.": "EspalierServer/Settings/AccessSettings",
    "restoration.": "EspalierServer/Settings/PageRestorationSettings",
    "sessions.": "EspalierServer/Settings/SessionSettings",
    "workers.": "EspalierServer/Settings/WorkerSettings",
    "limits.connections.": "EspalierServer/Limits/ConnectionLimits",
    "limits.exports.": "EspalierServer/Limits/ExportLimits",
    "limits.forms.": "EspalierServer/Limits/FormLimits",
    "limits.pages.": "EspalierLivePage/HeldPages/PageLimits",
    "limits.requests.": "EspalierServer/Limits/RequestLimits",
    "limits.uploads.": "EspalierServer/Limits/UploadLimits",
  ]

  /// The settings that can be changed, with the defaults that stand on their lines; `nil` is that of an optional. A group of
  /// settings is none itself.
  private func settings() throws -> [(name: String, value: String?)] {
    let declaration = #/  public var (\w+)(?:: ([^={]+))?(?: =(?: (.+))?)?/#
    return try Self.groups.flatMap { group, file in
      try Repository.text(of: "Sources/Surfaces/Web/\(file).swift").split(separator: "\n").compactMap { line in
        guard !line.contains("{"), let match = line.wholeMatch(of: declaration) else { return nil }
        let value = match.3.map(String.init)
        if let value, value.contains(#/(Settings|Limits)\(\)/#) { return nil }
        let isOptional = match.2?.hasSuffix("?") == true
        return ("\(group)\(match.1)", value ?? (isOptional ? "nil" : nil))
      }
    }
  }
}
