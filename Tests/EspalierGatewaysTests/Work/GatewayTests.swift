import EspalierGateways
import Foundation
import Testing

@Suite struct GatewayTests {
  struct Rate: Sendable, Codable, Equatable { let value: String }
  struct Day: Sendable, Codable { let base: String, day: String }

  /// An interactor that is given its gateways, and fetches nothing itself.
  struct Rates {
    let rate: any Gateway<Day, Rate>
    let currencies: any Gateway<Void, [String]>

    func all(on day: String) async throws -> [Rate] {
      var rates: [Rate] = []
      for currency in try await currencies.fetch() {
        rates.append(try await rate.fetch(Day(base: currency, day: day)))
      }
      return rates
    }
  }

  @Test func `an interactor combines the gateways that it is given`() async throws {
    let rate = MockGateway { (day: Day) in Rate(value: "\(day.base) on \(day.day)") }
    let currencies = MockGateway<Void, [String]>(["EUR", "USD"])
    let rates = Rates(rate: rate, currencies: currencies)
    #expect(try await rates.all(on: "today") == [Rate(value: "EUR on today"), Rate(value: "USD on today")])
    #expect(rate.asked.map(\.base) == ["EUR", "USD"])
  }

  @Test func `what was recorded is brought again without its source`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "recorded-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let live = MockGateway { (day: Day) in Rate(value: day.base) }
    let recording = RecordedGateway("rate", recording: live, in: folder)
    #expect(try await recording.fetch(Day(base: "EUR", day: "1")) == Rate(value: "EUR"))
    let replaying = RecordedGateway<Day, Rate>("rate", in: folder)
    #expect(try await replaying.fetch(Day(base: "EUR", day: "1")) == Rate(value: "EUR"))
    let error = await #expect(throws: NotRecordedError.self) { try await replaying.fetch(Day(base: "EUR", day: "2")) }
    #expect("\(String(describing: error))".contains(#"{"base":"EUR","day":"2"}"#))
  }
}
