public import WalletValues

/// Brings in what a bank tells of an account, as if the person had chosen its file: with the same rule for operations that are
/// there already, and the same undo.
public protocol StatementIntake: Sendable {
  /// Brings accounts with their operations in, all of them or none.
  ///
  /// - Parameter name: What the list of imports calls it.
  func bringIn(_ accounts: [IntakeAccount], named name: String) async throws -> IntakeReport
}

/// An account, as its bank tells of it.
public struct IntakeAccount: Hashable, Sendable {
  /// What the account is known by at its bank: its IBAN.
  public var identifier: String
  /// A name for people.
  public var name: String
  /// What is in it now.
  public var balance: Money
  /// The day of the balance.
  public var day: CalendarDate
  /// Its operations, in whatever order.
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
  /// What the bank knows the operation by.
  public var id: String
  /// The day on which it was booked.
  public var day: CalendarDate
  /// The amount; spending is negative.
  public var amount: Money
  /// Who was paid or paid.
  public var payee: String
  /// What it was for; may be empty.
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

/// What was brought in.
public struct IntakeReport: Hashable, Sendable {
  /// How many operations are new.
  public var new: Int
  /// How many were there already, or had been deleted by the person.
  public var known: Int

  /// Makes a report.
  public init(new: Int, known: Int) {
    self.new = new
    self.known = known
  }
}
