import Testing
import WalletStore

/// Tests of the common part in the names of files that follow one another.
@Suite struct FileSeriesTests {
  @Test(arguments: [
    ("konto.csv", "konto"), ("export - Kopie.csv", "export"), ("Copy of export.csv", "of export"),
    ("konto-1.csv", "konto 1"), ("konto-2.csv", "konto 2"), ("Giro 01.csv", "Giro 01"), ("Giro 02.csv", "Giro 02"),
    ("transactions-1111.csv", "transactions 1111"), ("DE89370400440532013000.csv", "DE89370400440532013000"),
    ("12345678.csv", "12345678"), ("01.03.25.csv", "01 03 25"),
    ("/home/ada/konto-7.csv", "konto 7"), ("C:\\bank\\konto-7.csv", "konto 7"),
  ])
  func aNameWithoutADateStandsWhole(fileName: String, name: String) {
    let series = FileSeries(fileName: fileName)
    #expect(series.name == name && series.isWhole)
  }

  @Test(arguments: [
    ("Umsaetze_2025-03.csv", "Umsaetze"), ("Umsaetze_2025-03-01_2025-03-31.csv", "Umsaetze"),
    ("Umsaetze 01.03.2025 - 31.03.2025.csv", "Umsaetze"), ("umsaetze-20250301-20250331.csv", "umsaetze"),
    ("umsaetze_032025.csv", "umsaetze"), ("umsaetze_202503.csv", "umsaetze"), ("20250301_101530 giro.csv", "giro"),
    ("giro 20250301101530.csv", "giro"), ("giro 1 March 2025.csv", "giro"), ("giro März.csv", "giro"),
    ("giro Mar 1, 2025.csv", "giro"), ("konto-2011.csv", "konto"), ("konto-2024.csv", "konto"),
    ("export (1).csv", "export"), ("Giro 45 2025-03.csv", "Giro 45"), ("1111 2025-03 (2).csv", "1111"),
  ])
  func aNameWithADateOrTheNumberOfACopyIsAHint(fileName: String, name: String) {
    let series = FileSeries(fileName: fileName)
    #expect(series.name == name && !series.isWhole)
  }

  @Test(arguments: [
    "2025-03.csv", "01.03.2025.csv", "20250301.csv", "2024.csv", "März.csv", "(1).csv", "Kopie.csv", ".csv", "",
  ])
  func aNameOfNothingButADateIsNoName(fileName: String) {
    let series = FileSeries(fileName: fileName)
    #expect(series.name.isEmpty && !series.isWhole)
  }

  @Test func namesThatDifferInTheirDatesAreOneSeries() {
    let names = ["Umsaetze_2025-03.csv", "UMSAETZE-20250501-20250531 (1).csv"]
    #expect(FileSeries(fileName: names[0]).key == FileSeries(fileName: names[1]).key)
    #expect(FileSeries(fileName: "konto.csv").key != FileSeries(fileName: "konto-2024.csv").key)
    #expect(FileSeries(fileName: "konto-1.csv").key != FileSeries(fileName: "konto-2.csv").key)
  }
}
