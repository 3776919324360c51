import HTTPTypes

/// One way in which the bank goes wrong on purpose.
///
/// What is refused is not carried out; what is cut, broken or slow is. So a client cannot tell from the answer alone
/// whether its payment was made, as with any real service.
public enum Fault: Sendable, Hashable {
  /// The answer comes late, by so many milliseconds.
  case slow(Int)
  /// The request is refused with this status and not carried out.
  case status(Int)
  /// The request is refused with 429, and `Retry-After` names so many seconds.
  case tooMany(retryAfter: Int)
  /// The body ends in the middle, and `Content-Length` agrees with it.
  case brokenJSON
  /// The connection is closed in the middle of the body.
  case cut
  /// `Content-Length` promises more than comes before the connection is closed.
  case wrongLength
}

extension Fault {
  /// The fault of a name and a number, as the command line and `PUT /faults` write it.
  ///
  /// Names are `slow` (milliseconds, 1000 unless given), `status` (500), `too-many` (seconds, 1), `broken-json`, `cut`
  /// and `wrong-length`. Any other name, and a number that does not fit, gives nil.
  public init?(kind: String, value: Int?) {
    switch (kind, value) {
    case ("slow", _) where (0...3_600_000).contains(value ?? 1000): self = .slow(value ?? 1000)
    case ("status", _) where (200...599).contains(value ?? 500): self = .status(value ?? 500)
    case ("too-many", _) where (0...86_400).contains(value ?? 1): self = .tooMany(retryAfter: value ?? 1)
    case ("broken-json", nil): self = .brokenJSON
    case ("cut", nil): self = .cut
    case ("wrong-length", nil): self = .wrongLength
    default: return nil
    }
  }

  var isSlow: Bool {
    if case .slow = self { true } else { false }
  }

  /// The answer that stands in for the request's own; nil if that is carried out.
  var refusal: Problem? {
    switch self {
    case .status(let status):
      return Problem(status, "fault", "The bank was told to answer so.")
    case .tooMany(let seconds):
      var problem = Problem(429, "too_many_requests", "The bank was told that there are too many requests.")
      problem.headers[.retryAfter] = String(seconds)
      return problem
    case .slow, .brokenJSON, .cut, .wrongLength:
      return nil
    }
  }
}
