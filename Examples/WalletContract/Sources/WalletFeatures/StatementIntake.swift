public import WalletValues

/// An intake for the operations that a bank tells of an account, as if the person had chosen its file: with the same
/// rule for operations that are there already, and the same undo.
public protocol StatementIntake: Sendable {
  /// Brings accounts with their operations in, all of them or none.
  ///
  /// - Parameter name: The name of the import in the list of imports.
  func bringIn(_ accounts: [IntakeAccount], named name: String) async throws -> IntakeReport
}

/// An account, as its bank tells of it.
public struct IntakeAccount: Hashable, Sendable {
  /// The identifier of the account at its bank: its IBAN.
  public var identifier: String
  /// A name for people.
  public var name: String
  /// The balance of the account now.
  public var balance: Money
  /// The day of the balance.
  public var day: CalendarDate
  /// The operations of the account, in whatever order.
  public var operations: [IntakeOperation]

  /// Makes an account.
  public init(identifier: String, name: String, balance: Money, day: CalendarDate, operations: [IntakeOperation]) {
    self.identifier = identifier
    self.name = name
    self.balance = balance
    self.day = day
    self.operations = operations
  }
}

/// An operation, as its bank tells of it.
public struct IntakeOperation: Hashable, Sendable {
  /// The identifier of the operation at the bank.
  public var id: String
  /// The day on which it was booked.
  public var day: CalendarDate
  /// The amount; spending is negative.
  public var amount: Money
  /// The name of the person or firm that paid or was paid.
  public var payee: String
  /// The purpose of the payment; may be empty.
  public var memo: String

  /// Makes an operation.
  public init(id: String, day: CalendarDate, amount: Money, payee: String, memo: String = "") {
    self.id = id
    self.day = day
    self.amount = amount
    self.payee = payee
    self.memo = memo
  }
}

/// The result of an intake.
public struct IntakeReport: Hashable, Sendable {
  /// The number of operations that are new.
  public var new: Int
  /// The number of operations that were there already, or had been deleted by the person.
  public var known: Int

  /// Makes a report.
  public init(new: Int, known: Int) {
    self.new = new
    self.known = known
  }
}
