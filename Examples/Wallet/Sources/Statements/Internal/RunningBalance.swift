/// Finds an account's last balance in a column of running balances.
///
/// Files run forwards or backwards in time, and within a day the dates do not tell which. The sums do: each balance
/// is the one before it and the operation.
struct RunningBalance {
  private var first: (balance: Money, date: CalendarDate)?
  private var newest: (balance: Money, date: CalendarDate)?
  private var previous: (balance: Money, amount: Money)?
  private var forwards = 0
  private var backwards = 0
  private var isComplete = true
  private var firstDate: CalendarDate?
  private var lastDate: CalendarDate?

  mutating func add(_ date: CalendarDate, _ amount: Money, _ balance: Money?) {
    firstDate = firstDate ?? date
    lastDate = date
    guard let balance else {
      isComplete = false
      previous = nil
      return
    }
    if let previous {
      if (try? previous.balance.adding(amount)) == balance { forwards += 1 }
      if (try? balance.adding(previous.amount)) == previous.balance { backwards += 1 }
    }
    if first == nil { first = (balance, date) }
    newest = (balance, date)
    previous = (balance, amount)
  }

  /// The balance at the end of the statement; `nil` when the file does not tell which one that is.
  var last: (balance: Money, date: CalendarDate)? {
    guard let first, let newest, let firstDate, let lastDate else { return nil }
    if firstDate != lastDate { return firstDate < lastDate ? newest : first }
    if forwards != backwards { return forwards > backwards ? newest : first }
    return first.balance == newest.balance ? newest : nil
  }
}
