import EspalierTesting
import Testing

@Suite struct ReadLinesTests {
  @Test(arguments: [
    ("# Accounts", "Accounts"), ("[Add]", "Add"), ("[Add] (disabled)", "Add"), ("<Savings>", "Savings"),
    ("! That is too long", "That is too long"), ("Loading…", "Loading"), ("[Statement…]", "Statement"),
    ("  a   b  ", "a b"), ("1 < 2", "1 < 2"), ("#1", "#1"), ("<", "<"), ("12 %", "12 %"),
  ])
  func `the decoration of a line is taken off, and nothing else`(line: String, plain: String) {
    #expect(ReadLines(line).lines == [plain])
  }

  @Test func `blank lines go, and a tab ends a line`() {
    #expect(ReadLines("a\n\n  \nb\tc\r\nd").lines == ["a", "b", "c", "d"])
    #expect(ReadLines("").lines.isEmpty)
  }

  @Test func `a line is found by its wording as a whole`() {
    let lines = ReadLines("# Accounts\n<Savings>\nCount 12")
    #expect(lines.contains("Accounts"))
    #expect(lines.contains("<Savings>"))
    #expect(!lines.contains("Count 1"))
    #expect(!lines.contains(""))
  }

  @Test func `the order of wanted lines is that of the screen`() {
    #expect(ReadLines("[c]\na\nb\na").order(of: ["a", "c"]) == ["c", "a", "a"])
  }
}
