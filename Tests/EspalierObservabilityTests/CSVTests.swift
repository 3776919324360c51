import Testing

@testable import EspalierObservability

struct CSVTests {
  @Test func `what a field holds comes back, also a quote with a combining mark`() throws {
    let rows = [["a\"\u{301},b", "c"], ["\"\u{301}", "\r\u{301}\n"]]
    let read = try CSVReader.records(rows.map(CSV.line).joined())
    #expect(read.map { $0.map { Array($0.unicodeScalars) } } == rows.map { $0.map { Array($0.unicodeScalars) } })
  }
}
