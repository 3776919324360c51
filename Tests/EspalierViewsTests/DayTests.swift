import EspalierViews
import Testing

@Suite struct DayTests {
  @Test(arguments: [(2024, 2, 29), (2000, 2, 29), (1, 1, 1), (9_999, 12, 31), (2026, 11, 30)])
  func `a day that there is can be made and read back`(date: (Int, Int, Int)) throws {
    let day = try #require(Day(year: date.0, month: date.1, day: date.2))
    #expect(Day(day.description) == day)
    #expect(Day(styleValue: day.styleValue) == day)
    #expect(Day(daysSince1970: day.daysSince1970) == day)
  }

  @Test(arguments: [(2023, 2, 29), (1900, 2, 29), (2024, 4, 31), (2024, 13, 1), (2024, 0, 1), (2024, 1, 0), (0, 1, 1)])
  func `a day that there is not cannot be made`(date: (Int, Int, Int)) {
    #expect(Day(year: date.0, month: date.1, day: date.2) == nil)
  }

  @Test(arguments: [
    "", "2024-2-29", "2024-02-30", "24-02-29", "2024-02-29T00:00", "+024-02-29", "2024_02_29", "٢٠٢٤-٠٢-٢٩",
  ])
  func `what is no day of ISO 8601 is not read`(text: String) { #expect(Day(text) == nil) }

  @Test func `days are counted through leap years and centuries`() throws {
    #expect(Day(year: 1970, month: 1, day: 1)?.daysSince1970 == 0)
    #expect(Day(year: 2000, month: 3, day: 1)?.daysSince1970 == 11_017)
    #expect(Day(year: 1969, month: 12, day: 31)?.daysSince1970 == -1)
    let leap = try #require(Day(year: 2024, month: 2, day: 28))
    #expect(leap.adding(days: 1).description == "2024-02-29")
    #expect(leap.adding(days: 2).description == "2024-03-01")
    #expect(leap.adding(days: -59).description == "2023-12-31")
    var day = Day(daysSince1970: -719_162)
    #expect(day.description == "0001-01-01")
    for _ in 0..<1_500 {
      let next = day.adding(days: 1)
      #expect(next > day && next.daysSince1970 == day.daysSince1970 + 1)
      day = next
    }
  }

  @Test func `it stays within the years that there are`() {
    #expect(Day(daysSince1970: .max).description == "9999-12-31")
    #expect(Day(daysSince1970: .min).description == "0001-01-01")
    #expect(Day(daysSince1970: 5).adding(days: .max).description == "9999-12-31")
    #expect(Day(daysSince1970: -5).adding(days: .min).description == "0001-01-01")
  }
}
