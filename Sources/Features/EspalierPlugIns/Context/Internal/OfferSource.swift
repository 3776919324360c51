/// A source of the plug-ins' offers, without the type of its shell.
@MainActor
protocol OfferSource: AnyObject {
  func offer<Value>(_ type: Value.Type) throws -> Value?
}
