package import WalletValues

/// The interval at which a payment recurs.
package enum Cadence: CaseIterable, Hashable, Sendable {
  /// Every seven days.
  case weekly
  /// Every fourteen days.
  case fortnightly
  /// Every month.
  case monthly
  /// Every two months.
  case twoMonthly
  /// Every three months.
  case quarterly
  /// Every six months.
  case halfYearly
  /// Every year.
  case yearly

  /// The range of days that may lie between two payments. Banks book on working days, so the limits leave room for a
  /// weekend and a holiday.
  var days: ClosedRange<Int> {
    switch self {
    case .weekly: 5...9
    case .fortnightly: 12...16
    case .monthly: 26...36
    case .twoMonthly: 56...66
    case .quarterly: 84...98
    case .halfYearly: 174...190
    case .yearly: 355...376
    }
  }

  /// The number of payments that it takes to believe in the interval: three in a row, and one more where every shopping
  /// trip would be a subscription.
  var leastPayments: Int {
    switch self {
    case .weekly, .fortnightly: 4
    case .monthly, .twoMonthly, .quarterly, .halfYearly, .yearly: 3
    }
  }

  /// The number of payments in a year.
  package var paymentsInYear: Int32 {
    switch self {
    case .weekly: 52
    case .fortnightly: 26
    case .monthly: 12
    case .twoMonthly: 6
    case .quarterly: 4
    case .halfYearly: 2
    case .yearly: 1
    }
  }

  /// The day on which the payment after one is due; nil at the end of the calendar.
  package func next(after day: CalendarDate) -> CalendarDate? {
    switch self {
    case .weekly: CalendarDate(dayNumber: day.dayNumber + 7)
    case .fortnightly: CalendarDate(dayNumber: day.dayNumber + 14)
    case .monthly, .twoMonthly, .quarterly, .halfYearly, .yearly: day.adding(months: Int(12 / paymentsInYear))
    }
  }
}
