/// A fault with the paths that it concerns and how often it comes.
public struct FaultRule: Sendable, Hashable {
  /// The fault that the rule causes.
  public var fault: Fault
  /// The beginning of the paths concerned; "/" is all of them.
  public var path: String
  /// The number of requests that it still spoils; nil for all.
  public var times: Int?

  /// A rule.
  public init(_ fault: Fault, on path: String = "/", times: Int? = nil) {
    self.fault = fault
    self.path = path
    self.times = times
  }

  /// A rule as the command line writes it: `KIND[=VALUE][@PATH][xCOUNT]`, such as `status=503@/v1/paymentsx2`.
  ///
  /// Anything else gives nil.
  public init?(_ text: String) {
    var rest = text[...]
    var times: Int?
    if let mark = rest.lastIndex(of: "x"), let count = Int(rest[rest.index(after: mark)...]) {
      guard count > 0 else { return nil }
      times = count
      rest = rest[..<mark]
    }
    var path = "/"
    if let mark = rest.firstIndex(of: "@") {
      path = String(rest[rest.index(after: mark)...])
      guard path.hasPrefix("/") else { return nil }
      rest = rest[..<mark]
    }
    var value: Int?
    if let mark = rest.firstIndex(of: "=") {
      guard let number = Int(rest[rest.index(after: mark)...]) else { return nil }
      value = number
      rest = rest[..<mark]
    }
    guard let fault = Fault(kind: String(rest), value: value) else { return nil }
    self.init(fault, on: path, times: times)
  }
}
