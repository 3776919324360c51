import HTTPTypes

/// `PUT /faults`: the switches from outside, for programs on the same machine.
struct FaultSwitch: Sendable {
  let faults: Faults

  private struct Rule: Decodable {
    var kind: String
    var value: Int?
    var path: String?
    var times: Int?
  }

  var routes: [Route] {
    [Route(.put, "/faults", access: .everyone) { try put($0) }]
  }

  private func put(_ exchange: Exchange) throws -> Answer {
    let rules = try exchange.decode([Rule].self).enumerated().map { index, rule in
      guard let fault = Fault(kind: rule.kind, value: rule.value), rule.times.map({ $0 > 0 }) ?? true else {
        throw Problem(422, "unknown_fault", "There is no such fault: see the bank's README.", field: "\(index)")
      }
      return FaultRule(fault, on: rule.path ?? "/", times: rule.times)
    }
    faults.replace(with: rules)
    return Answer(status: 204)
  }
}
