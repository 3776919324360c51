import Espalier
import TestSupport

/// A module that notes its life under a name.
class NamedModule: Module<Void> {
  let name: String
  let log: Log
  var whenActive: ((NamedModule) -> Void)?
  var whenLeaving: ((NamedModule) -> Void)?

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init(scope: ())
  }

  isolated deinit { log.add("gone \(name)") }

  override func didActivate() {
    log.add("+\(name)")
    whenActive?(self)
  }

  override func willDeactivate() {
    log.add("-\(name)")
    whenLeaving?(self)
  }
}

@MainActor protocol Rates: AnyObject {
  var name: String { get }
}

final class RatesModule: NamedModule, Rates {}
