import Foundation
import Testing

/// The table of what published architectures promise, and of the tests that show it here.
struct PromiseTests {
  private static let folder = "Documentation/Promises"
  private static let page = "Documentation/Promises.md"

  private static func tables() throws -> [PromiseTable] {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(".tsv") }.sorted().map { name in
      try #require(
        PromiseTable(text: try Repository.text(of: "\(folder)/\(name)")), "\(name) has a line of another form")
    }
  }

  private static func index() throws -> TestIndex {
    TestIndex(try ["Tests", "Examples", "Generator"].flatMap { try Repository.swiftFiles(under: $0) })
  }

  @Test func `each promise names a test that is there`() throws {
    let index = try Self.index()
    let tables = try Self.tables()
    #expect(tables.count == 5)
    for table in tables {
      for case .promise(let claim, let suite, let test) in table.rows {
        #expect(index.path(of: test, in: suite) != nil, "\(table.title): “\(claim)” names \(suite), “\(test)”")
      }
    }
  }

  @Test func `the page is what the tables say`() throws {
    let index = try Self.index()
    let text = try Repository.text(of: Self.page)
    let marker = "<!-- promises: written from Documentation/Promises -->\n"
    let head = try #require(text.components(separatedBy: marker).first, "\(Self.page) has lost its marker")
    let tables = try Self.tables().map { $0.markdown { index.path(of: $1, in: $0) } }
    let expected = head + marker + "\n" + tables.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" {
      try Data(expected.utf8).write(to: Repository.root.appending(path: Self.page))
    } else {
      let isUpToDate = text == expected
      #expect(isUpToDate, "This writes the page again: UPDATE_DOCUMENTATION=1 ./test --filter PromiseTests")
    }
  }

  @Test func `a table is read line by line, and a line of another form is refused`() throws {
    let table = try #require(
      PromiseTable(text: "Views\n# Styles\nA style is a value\tStyleTests\tone is one\nMore\t-\tNot here."))
    #expect(
      table.rows == [
        .heading("Styles"), .promise("A style is a value", suite: "StyleTests", test: "one is one"),
        .gap("More", reason: "Not here."),
      ])
    #expect(PromiseTable(text: "Views\na line without parts") == nil)
    #expect(
      table.markdown { _, _ in "Tests/StyleTests.swift" } == """
        ## Views

        ### Styles

        | promise | shown by |
        |---|---|
        | A style is a value | [one is one](../Tests/StyleTests.swift) |
        | More | — Not here. |

        """)
  }

  @Test func `a test is found by its suite, with and without a name of words`() {
    let index = TestIndex([
      SourceFile(path: "Tests/A.swift", text: "@Suite struct ATests { @Test func `it works`() {} }"),
      SourceFile(path: "Tests/B.swift", text: "final class BTests { @Test func itWorks() {} }"),
    ])
    #expect(index.path(of: "it works", in: "ATests") == "Tests/A.swift")
    #expect(index.path(of: "itWorks", in: "BTests") == "Tests/B.swift")
    #expect(index.path(of: "it works", in: "BTests") == nil)
    #expect(index.path(of: "it", in: "ATests") == nil)
  }
}
