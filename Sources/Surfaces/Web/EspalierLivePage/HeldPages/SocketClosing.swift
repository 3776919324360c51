/// The code and reason with which a live connection is closed.
package struct SocketClosing: Sendable, Equatable {
  package var code: UInt16
  package var reason: String

  package init(code: UInt16, reason: String) {
    self.code = code
    self.reason = reason
  }

  package static let goingAway = SocketClosing(code: 1001, reason: "going away")
  package static let done = SocketClosing(code: 1000, reason: "")
  package static let replaced = SocketClosing(code: 1000, reason: "replaced")
  package static let protocolError = SocketClosing(code: 1002, reason: "protocol error")
  package static let binary = SocketClosing(code: 1003, reason: "text only")
  package static let notText = SocketClosing(code: 1007, reason: "not UTF-8")
  package static let tooFast = SocketClosing(code: 1008, reason: "too many events")
  package static let tooLarge = SocketClosing(code: 1009, reason: "too large")
  package static let tooSlow = SocketClosing(code: 1013, reason: "too slow")
  package static func refused(_ reason: String) -> SocketClosing { SocketClosing(code: 1008, reason: reason) }
}
