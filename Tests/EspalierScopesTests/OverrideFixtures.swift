import EspalierScopes

/// Scopes whose dependencies may be overridden.
enum Overridable {
  protocol RatesGateway {
    var name: String { get }
  }

  struct WebRates: RatesGateway { var name: String { "live" } }
  struct FixedRates: RatesGateway { var name = "fixed" }
  struct NoRates: RatesGateway { var name: String { "none" } }

  class BaseScope: RootScope {
    var made: [String] = []

    var rates: any RatesGateway {
      overridable(\.rates, unprovided: NoRates()) {
        shared {
          made.append("rates")
          return WebRates()
        }
      }
    }
    var now: Int { overridable(\.now, unprovided: -1) { 2026 } }
    var later: Int { overridable(\.later, unprovided: -1) { now + 1 } }
    var signer: Service? { overridable(\.signer, unprovided: nil) { Service("live signer") } }
    subscript(index: Int) -> String { overridable(\.[index], unprovided: "none") { "live \(index)" } }
  }

  final class MainScope: BaseScope {}

  final class OtherScope: BaseScope {
    override var now: Int { overridable(\.now, unprovided: -2) { 1815 } }
  }

  final class LoginScope: Scope<MainScope> {
    var greeting: String { overridable(\.greeting, unprovided: "") { "Hello from \(self.rates.name)" } }
  }
}
