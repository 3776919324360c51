import Espalier
import EspalierWeb

/// First HTML of a table of 1,000 rows and six cells.
enum MarkupRow {
  static let rows = (1...1_000).map(MeasuredRow.init)

  static let table = Figure(
    name: "html.table1k", unit: .milliseconds, repetitions: 3,
    work: { count in
      for _ in 0..<count { keep(HTMLSnapshot.bytes(of: rows.map { Row($0) })) }
    },
    limit: { count in
      for _ in 0..<count { keep(byHand()) }
    })

  /// The limit: the same bytes appended by hand, escaped.
  @inline(never) private static func byHand() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(300_000)
    for row in rows {
      bytes.append(contentsOf: "<li class=\"row\">".utf8)
      for cell in row.cells {
        bytes.append(contentsOf: "<span class=\"label\">".utf8)
        for byte in cell.utf8 {
          switch byte {
          case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
          case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
          case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
          default: bytes.append(byte)
          }
        }
        bytes.append(contentsOf: "</span>".utf8)
      }
      bytes.append(contentsOf: "</li>".utf8)
    }
    return bytes
  }
}
