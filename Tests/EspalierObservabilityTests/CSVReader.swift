/// Reads comma-separated values by the rules of RFC 4180, and by nothing of ours.
enum CSVReader {
  struct Fault: Error {}

  /// The records; each ends in a carriage return and a line feed.
  static func records(_ text: String) throws -> [[String]] {
    var records: [[String]] = []
    var record: [String] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      record.append(try field(&rest))
      switch rest.popFirst() {
      case ",": continue
      case "\r":
        guard rest.popFirst() == "\n" else { throw Fault() }
        records.append(record)
        record = []
      default: throw Fault()
      }
    }
    guard record.isEmpty else { throw Fault() }
    return records
  }

  private static func field(_ rest: inout Substring.UnicodeScalarView) throws -> String {
    var field = ""
    guard rest.first == "\"" else {
      while let next = rest.first, next != ",", next != "\r" {
        guard next != "\"", next != "\n" else { throw Fault() }
        field.unicodeScalars.append(next)
        rest.removeFirst()
      }
      return field
    }
    rest.removeFirst()
    while let next = rest.popFirst() {
      if next == "\"" {
        guard rest.first == "\"" else { return field }
        rest.removeFirst()
      }
      field.unicodeScalars.append(next)
    }
    throw Fault()
  }
}
