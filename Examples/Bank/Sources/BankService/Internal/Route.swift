import Foundation
import HTTPTypes

/// One method of one path.
struct Route: Sendable {
  enum Access: Sendable {
    case everyone
    case customers
  }

  var method: HTTPRequest.Method
  /// The parts of the path; "*" stands for any one part.
  var pattern: [String]
  var access = Access.customers
  var bodyLimit: Int
  /// True if the handler itself waits while a fault slows it down, as a handler does that holds something meanwhile.
  var pausesItself: Bool
  var handle: @Sendable (Exchange) async throws -> Answer

  init(
    _ method: HTTPRequest.Method, _ path: String, access: Access = .customers, bodyLimit: Int = 65_536,
    pausesItself: Bool = false, handle: @escaping @Sendable (Exchange) async throws -> Answer
  ) {
    self.method = method
    pattern = Self.parts(path)
    self.access = access
    self.bodyLimit = bodyLimit
    self.pausesItself = pausesItself
    self.handle = handle
  }

  static func parts(_ path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
  }

  /// Returns the parts that stand where the pattern is open; nil if the path is another.
  func match(_ parts: [String]) -> [String]? {
    guard parts.count == pattern.count else { return nil }
    var open: [String] = []
    for (part, expected) in zip(parts, pattern) {
      if expected == "*" {
        open.append(part.removingPercentEncoding ?? part)
      } else if part != expected {
        return nil
      }
    }
    return open
  }
}
