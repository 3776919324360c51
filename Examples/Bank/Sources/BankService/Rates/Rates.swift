import Foundation
import HTTPTypes

/// Exchange rates of a day, and as they come.
struct Rates: Sendable {
  let now: @Sendable () -> Date
  let interval: Duration

  var routes: [Route] {
    [
      Route(.get, "/v1/rates", access: .everyone) { try day($0) },
      Route(.get, "/v1/rates/stream", access: .everyone) { try stream($0) },
    ]
  }

  private func base(_ exchange: Exchange) throws -> String {
    let base = exchange.value("base") ?? "EUR"
    guard RateTable.currencies.contains(base) else {
      throw Problem(
        422, "unknown_currency", "Rates are known for \(RateTable.currencies.joined(separator: ", ")).", field: "base")
    }
    return base
  }

  private func day(_ exchange: Exchange) throws -> Answer {
    let base = try base(exchange)
    let today = Day(exchange.now)
    let asked = try exchange.day("day") ?? today
    guard asked <= today, asked.number >= Day.number(1999, 1, 4) else {
      throw Problem(422, "unknown_day", "Rates are known from 1999-01-04 to \(today).", field: "day")
    }
    let day = asked.businessDay
    return try .validated(
      [
        "base": .string(base), "day": .string(day.description),
        "rates": .object(RateTable.rates(base: base, day: day) ?? [:]),
      ], for: exchange, headers: [.cacheControl: "public, max-age=3600", .vary: "Accept"], modified: day.date)
  }

  private func stream(_ exchange: Exchange) throws -> Answer {
    let base = try base(exchange)
    let last = exchange.headers[.lastEventID].flatMap { Int($0) }
    let headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
    return Answer(
      status: 200, headers: headers,
      content: .stream { client, send in
        try await send("retry: 2000\n\n")
        // Who comes again gets what was missed, a hundred events at most; who is new gets the rates of now.
        var sent = last.map { min(max($0, tick() - 100), tick() + 1000) } ?? tick() - 1
        while !client.isGone {
          while sent < tick() {
            sent += 1
            try await send(event(sent, base: base))
          }
          try await client.pause(interval)
          // With a clock that stands still the events come none the less.
          if sent >= tick(), !client.isGone {
            sent += 1
            try await send(event(sent, base: base))
          }
        }
      })
  }

  private func tick() -> Int {
    let seconds = Double(interval.components.seconds) + Double(interval.components.attoseconds) / 1e18
    return Int(now().timeIntervalSince1970 / max(seconds, 0.001))
  }

  private func event(_ tick: Int, base: String) throws -> String {
    let day = Day(now())
    let body: JSON = [
      "base": .string(base), "day": .string(day.description),
      "rates": .object(RateTable.rates(base: base, day: day, step: tick) ?? [:]),
    ]
    return "id: \(tick)\nevent: rates\ndata: \(String(decoding: try body.data(), as: UTF8.self))\n\n"
  }
}
