import Espalier
import EspalierTesting
import Testing

/// Rows of as many parts as a loop makes, in a program that is optimized.
@MainActor @Suite struct RowPartsTests {
  @Test(arguments: [0, 1, 2, 7])
  func eachPartIsRead(count: Int) {
    let tags = (0..<count).map { "tag \($0)" }
    let screen = Screen(title: "Tags") {
      Section {
        Row {
          Label.with(.text("Name"), .grows())
          for tag in tags { Badge.with(.text(tag)) }
        }
      }
    }
    let text = screen.snapshot().text
    #expect(text.contains("Name"))
    for tag in tags { #expect(text.contains(tag), "\(text)") }
  }
}
