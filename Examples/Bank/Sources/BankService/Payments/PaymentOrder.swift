import Foundation

/// A payment as a customer orders it.
struct PaymentOrder: Codable, Sendable {
  struct Payee: Codable, Sendable {
    var name: String
    var iban: String
  }

  var account: String
  var payee: Payee
  var amount: Int
  var currency: String
  var reference: String

  /// The order with its IBAN in normal form, or what is wrong with it.
  func checked() throws -> PaymentOrder {
    guard let iban = IBAN.normal(payee.iban) else {
      throw Problem(422, "invalid_iban", "This is no IBAN: its check digits do not fit.", field: "payee.iban")
    }
    guard (1...70).contains(payee.name.count) else {
      throw Problem(422, "invalid_name", "A payee's name has 1 to 70 characters.", field: "payee.name")
    }
    guard reference.count <= 140 else {
      throw Problem(422, "invalid_reference", "A reference has 140 characters at most.", field: "reference")
    }
    guard (1...1_000_000_000_000).contains(amount) else {
      throw Problem(422, "invalid_amount", "An amount is from 1 to 1000000000000.", field: "amount")
    }
    var order = self
    order.payee.iban = iban
    return order
  }

  /// The bytes, the same for the same order however its JSON was written.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }
}
