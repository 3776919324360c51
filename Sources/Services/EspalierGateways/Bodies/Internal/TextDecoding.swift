#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A decoder of text in the character sets that servers still send.
enum TextDecoding {
  static func text(_ data: Data, charset: String) -> String? {
    switch charset {
    case "utf-8", "utf8", "us-ascii", "ascii": String(validating: data, as: UTF8.self)
    case "iso-8859-1", "latin1": String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) }))
    default: nil
    }
  }
}
