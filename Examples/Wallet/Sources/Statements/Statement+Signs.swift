extension Statement {
  /// Returns the statement with income and spending the other way round. Balances stay as the bank gave them.
  ///
  /// - Throws: `MoneyError.overflow` for an amount that has no opposite.
  public func withTurnedSigns() throws(MoneyError) -> Statement {
    var statement = self
    for account in statement.accounts.indices {
      for operation in statement.accounts[account].operations.indices {
        let amount = statement.accounts[account].operations[operation].amount
        statement.accounts[account].operations[operation].amount = try amount.negated()
      }
    }
    return statement
  }
}
