import Statements

/// Reads a text as a file, with options set by a closure.
func read(
  _ text: String, name: String = "file.csv", _ set: (inout ReadingOptions) -> Void = { _ in }
) throws(StatementError) -> Statement {
  try read(bytes: Array(text.utf8), name: name, set)
}

/// Reads bytes as a file, with options set by a closure.
func read(
  bytes: [UInt8], name: String = "file.csv", _ set: (inout ReadingOptions) -> Void = { _ in }
) throws(StatementError) -> Statement {
  var options = ReadingOptions()
  set(&options)
  return try StatementReader(options: options).read(bytes, name: name)
}

/// Reads in euros, for tests that are not about currencies.
func readEuros(_ text: String, _ set: (inout ReadingOptions) -> Void = { _ in }) throws(StatementError) -> Statement {
  try read(text) { options in
    options.currency = Currency(code: "EUR")
    set(&options)
  }
}

extension Statement {
  /// All operations, in the order of the accounts.
  var operations: [StatementOperation] { accounts.flatMap(\.operations) }
  /// Day, amount and payee of each operation.
  var summary: [String] { operations.map { "\($0.date) \($0.amount) \($0.payee)" } }
  /// The amounts without their currencies.
  var amounts: [String] { operations.map { $0.amount.decimalText } }
  /// The days.
  var days: [String] { operations.map(\.date.iso) }
}

/// The questions that a file leaves open; empty when it does not.
func doubts(_ text: String, _ set: (inout ReadingOptions) -> Void = { _ in }) -> [Uncertainty.Question] {
  do {
    _ = try read(text, set)
    return []
  } catch .uncertain(let doubts) {
    return doubts.map(\.question)
  } catch {
    return []
  }
}
