import Foundation
import Testing

@testable import EspalierGenerator

/// The files that are written from the properties of view classes.
@Suite struct ViewPropertyTests {
  private static let label = """
    open class Label: View {
      /// The text of the label.
      @inlinable public static var text: Property<String> { Property(.labelText, default: "") }
      /// A Boolean value that indicates whether ``text`` is told,
      /// by screen readers.
      ///
      /// Only what changes is.
      @inlinable public static var isTold: Property<Bool> { Property(.labelIsTold, default: false) }
      /// True if a surface tells.
      package static var tells: Property<Bool> { Property(.labelTells, default: false) }
      // No setter: `.to(_:)` takes a destination.
      /// The address.
      @inlinable public static var address: Property<String?> { Property(.labelAddress, default: nil) }
    }
    """

  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func written(_ sources: [String: String]) throws -> [String: String] {
    for (path, text) in sources { try folder.write(path, text) }
    let properties = try ViewProperties(below: folder.url)
    try properties.write()
    #expect(try ViewProperties(below: folder.url).stale == [])
    return Dictionary(uniqueKeysWithValues: properties.changes.files.map { ($0.path, $0.content) })
  }

  private func text(_ sources: [String: String], _ type: String = "Label") throws -> String {
    try #require(try written(sources)["EspalierViews/Properties/\(type)+Properties.swift"])
  }

  @Test func `a property gets its key, its setter and its place in the list`() throws {
    let text = try text(["EspalierViews/Views/Label.swift": Self.label])
    #expect(text.contains(#"static var labelText: PropertyKey { PropertyKey(number: 1, name: "text") }"#))
    #expect(text.contains("extension Style where Target: Label {"))
    #expect(
      text.contains(
        """
          /// Sets the text of the label.
          @inlinable public static func text(_ value: String) -> Style { Style(Label.text, value) }
        """))
    #expect(
      text.contains(
        """
          /// Sets whether `text` is told, by screen readers.
          ///
          /// Only what changes is.
          @inlinable public static func isTold(_ value: Bool = true) -> Style { Style(Label.isTold, value) }
        """))
    #expect(text.contains("of: \"Label\",\n    Label.text, Label.isTold, Label.tells, Label.address)"))
  }

  @Test func `what is not public, or says so, gets no setter`() throws {
    let text = try text(["EspalierViews/Views/Label.swift": Self.label])
    #expect(!text.contains("func tells"))
    #expect(!text.contains("func address"))
    let all = try self.text(["EspalierViews/Views/Label.swift": "// No setters: a window sets these.\n" + Self.label])
    #expect(!all.contains("extension Style"))
  }

  @Test func `a setter of the same form that is written by hand is left to the hand`() throws {
    let setters = """
      extension Style where Target: Label {
        static func text(_ value: String) -> Style { Style(Label.text, value + ".") }
        static func isTold(_ value: Binding<Bool>) -> Style { Style(Label.isTold, value.value) }
      }
      """
    let text = try text(["EspalierViews/Views/Label.swift": Self.label, "EspalierViews/Label+Style.swift": setters])
    #expect(!text.contains("func text"))
    #expect(text.contains("func isTold"))
  }

  @Test func `numbers stay, and a new property gets the next one behind its class or behind all`() throws {
    let icon = """
      final class Icon: View {
        /// The size.
        @inlinable public static var size: Property<Int> { Property(.iconSize, default: 0) }
      }
      """
    _ = try written(["EspalierViews/Label.swift": Self.label, "EspalierViews/Icon.swift": icon])
    let title = """
      extension Icon {
        /// The title.
        @inlinable public static var title: Property<String> { Property(.iconTitle, default: "") }
      }
      """
    let files = try written(["EspalierViews/Title.swift": title])
    let text = try #require(files["EspalierViews/Properties/Icon+Properties.swift"])
    #expect(text.contains(#"iconSize: PropertyKey { PropertyKey(number: 1, name: "size")"#))
    #expect(text.contains(#"iconTitle: PropertyKey { PropertyKey(number: 6, name: "title")"#))
    #expect(text.contains("where Target == Icon"))
  }

  @Test func `two branches that gave one number are told apart`() throws {
    _ = try written(["EspalierViews/Label.swift": Self.label])
    let file = "EspalierViews/Properties/Label+Properties.swift"
    let text = try #require(try folder.contents()[file])
    try folder.write(file, text.replacing("number: 2", with: "number: 1"))
    let properties = try ViewProperties(below: folder.url)
    let numbers = properties.changes.files[0].content.matches(of: /number: (\d+)/).map(\.output.1)
    #expect(Set(numbers).count == 4)
  }

  @Test func `what is set on views of any class is called as its key is`() throws {
    let row = """
      public enum RowProperties {
        /// True if the row is chosen.
        @inlinable public static var isSelected: Property<Bool> { Property(.isRowSelected, default: false) }
      }
      """
    let text = try text(["EspalierViews/Row.swift": row], "RowProperties")
    #expect(text.contains(#"isRowSelected: PropertyKey { PropertyKey(number: 1, name: "isRowSelected")"#))
    #expect(text.contains("static var numbers: ClosedRange<UInt16> { 1...1 }"))
    #expect(!text.contains("extension Style"))
  }

  @Test func `a class above the layer of views makes its layer known, the first of a family alone`() throws {
    let bars = """
      public class BarView: View {
        /// The title.
        @inlinable public static var title: Property<String> { Property(.barViewTitle, default: "") }
      }
      public final class TallBarView: BarView {
        /// The height.
        @inlinable public static var height: Property<Int> { Property(.tallBarViewHeight, default: 0) }
      }
      """
    let files = try written(["EspalierViews/Label.swift": Self.label, "EspalierScreens/Chrome/Bars.swift": bars])
    let bar = try #require(files["EspalierScreens/Properties/BarView+Properties.swift"])
    #expect(bar.contains("public import EspalierViews"))
    #expect(bar.contains("extension BarView: PropertyLayer"))
    let tall = try #require(files["EspalierScreens/Properties/TallBarView+Properties.swift"])
    #expect(!tall.contains("PropertyLayer"))
    let list = try #require(files["EspalierScreens/Properties/PropertyList+EspalierScreens.swift"])
    #expect(list.contains("static let espalierScreens: [PropertyList] = [\n    barView, tallBarView\n  ]"))
  }

  @Test func `a class that is gone leaves no file`() throws {
    _ = try written([
      "EspalierViews/Label.swift": Self.label,
      "EspalierViews/Icon.swift": """
      final class Icon: View {
        /// The size.
        @inlinable public static var size: Property<Int> { Property(.iconSize, default: 0) }
      }
      """,
    ])
    let files = try written(["EspalierViews/Icon.swift": "final class Icon: View {}\n"])
    #expect(
      files.keys.sorted() == [
        "EspalierViews/Properties/Label+Properties.swift", "EspalierViews/Properties/PropertyList+EspalierViews.swift",
      ])
    #expect(
      !FileManager.default.fileExists(
        atPath: folder.url.appending(path: "EspalierViews/Properties/Icon+Properties.swift").path))
  }

  @Test(arguments: [
    ("Property(.text, default: \"\")", "its key is .text. Write `Property(.labelText, default: …)`"),
    (
      "Property(number: 7, \"text\", default: \"\")",
      "its number or name is written by hand. Write `Property(.labelText"
    ),
  ])
  func `what does not go is told with the way to mend it`(call: String, words: String) throws {
    let sources = Self.label.replacing("Property(.labelText, default: \"\")", with: call)
    let error = try #require(throws: GeneratorError.self) { try written(["EspalierViews/Label.swift": sources]) }
    #expect("\(error)".hasPrefix("EspalierViews/Label.swift, Label.text: \(words)"))
  }

  @Test func `two properties of one key are told with both places`() throws {
    let other = """
      class LabelText: View {
        /// The size.
        static var size: Property<Int> { Property(.labelTextSize, default: 0) }
      }
      extension Label {
        /// The size of the text.
        static var textSize: Property<Int> { Property(.labelTextSize, default: 0) }
      }
      """
    let error = try #require(throws: GeneratorError.self) {
      try written(["EspalierViews/Label.swift": Self.label, "EspalierViews/Other.swift": other])
    }
    #expect("\(error)".contains("LabelText.size in EspalierViews/Other.swift has the key .labelTextSize, too"))
  }

  @Test func `a property without documentation is refused`() throws {
    let error = try #require(throws: GeneratorError.self) {
      try written(["EspalierViews/Label.swift": Self.label.replacing("  /// The address.\n", with: "")])
    }
    #expect("\(error)".contains("Label.address: it has no documentation"))
  }
}
