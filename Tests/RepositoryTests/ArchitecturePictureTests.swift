import Foundation
import Testing

struct ArchitecturePictureTests {
  private static let page = "Documentation/Architecture.md"

  @Test
  func `the picture in Architecture.md is what the imports say`() throws {
    let picture = ArchitecturePicture(arrows: Layers.arrows(in: try Repository.sources()))
    let text = try Repository.text(of: Self.page)
    let expected = try #require(picture.replacingPicture(in: text), "\(Self.page) has lost the markers of its picture")
    if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" {
      try Data(expected.utf8).write(to: Repository.root.appending(path: Self.page))
    } else {
      let command = "UPDATE_DOCUMENTATION=1 ./test --filter ArchitecturePictureTests"
      let isUpToDate = text == expected
      #expect(isUpToDate, "The imports have changed; this draws the picture again: \(command)")
    }
  }

  @Test
  func `the picture shows each layer, and leaves out arrows that others imply`() {
    let picture = ArchitecturePicture(arrows: [
      "EspalierViews": [], "EspalierScreens": ["EspalierViews"], "Espalier": ["EspalierScreens", "EspalierViews"],
    ])
    #expect(
      picture.markdown == """
        ```mermaid
        graph TD
          Espalier
          Espalier --> EspalierScreens
          EspalierScreens
          EspalierScreens --> EspalierViews
          EspalierViews
        ```

        ```text
        Espalier         imports EspalierScreens, EspalierViews
        EspalierScreens  imports EspalierViews
        EspalierViews    imports no other layer
        ```
        """)
  }

  @Test
  func `the macros, which stand beside the layers, are not in the picture`() {
    let files = [
      SourceFile(path: "Sources/EspalierScopes/Scope.swift", text: ""),
      SourceFile(path: "Sources/EspalierMacros/Builder.swift", text: "public import EspalierModules"),
      SourceFile(path: "Sources/EspalierMacrosPlugin/Plugin.swift", text: "import SwiftSyntax"),
    ]
    #expect(Layers.arrows(in: files) == ["EspalierScopes": []])
  }

  @Test
  func `drawing again changes only what stands between the markers`() throws {
    let page = "Before\n<!-- layers: drawn -->\nold\n<!-- end of layers -->\nAfter\n"
    let drawn = try #require(ArchitecturePicture(arrows: ["EspalierViews": []]).replacingPicture(in: page))
    #expect(drawn.hasPrefix("Before\n<!-- layers: drawn -->\n\n```mermaid"))
    #expect(drawn.hasSuffix("```\n\n<!-- end of layers -->\nAfter\n"))
    #expect(!drawn.contains("old"))
    #expect(ArchitecturePicture(arrows: ["EspalierViews": []]).replacingPicture(in: drawn) == drawn)
    #expect(ArchitecturePicture(arrows: [:]).replacingPicture(in: "no markers") == nil)
  }
}
