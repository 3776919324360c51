/// Has what plug-ins offer, whatever its shell is.
@MainActor
protocol OfferSource: AnyObject {
  func offer<Value>(_ type: Value.Type) throws -> Value?
}

extension PluggedIn: OfferSource {}
