package import Espalier
package import WalletStore

/// The places of the operations.
package enum OperationsRoute: Route {
  /// The operations that a filter lets through.
  case list(OperationFilter)
  /// One operation.
  case operation(OperationID)

  package var path: Path {
    switch self {
    case .list(let filter): Path(segments: [], parameters: filter.parameters)
    case .operation(let id): "/\(id.rawValue)"
    }
  }

  package init?(path: Path) {
    switch path.segments.count {
    case 0:
      guard let filter = OperationFilter(parameters: path.parameters) else { return nil }
      self = .list(filter)
    case 1:
      guard let id = path.first.flatMap(Int64.init) else { return nil }
      self = .operation(OperationID(rawValue: id))
    default: return nil
    }
  }
}

extension OperationFilter {
  /// The filter as the parameters of a path; what narrows nothing is left out.
  fileprivate var parameters: [String: String] {
    var parameters: [String: String] = [:]
    if !text.isEmpty { parameters["search"] = text }
    parameters["account"] = account.map { "\($0.rawValue)" }
    parameters["category"] = category?.rawValue
    parameters["month"] = month?.iso
    return parameters
  }

  /// Reads a filter, or nil when a parameter cannot be meant so. Parameters of other names are passed over.
  fileprivate init?(parameters: [String: String]) {
    func value(_ name: String) -> String? { parameters[name].flatMap { $0.isEmpty ? nil : $0 } }
    self.init(text: parameters["search"] ?? "", category: value("category").map(CategoryKey.init(rawValue:)))
    if let text = value("account") {
      guard let id = Int64(text) else { return nil }
      account = AccountID(rawValue: id)
    }
    if let text = value("month") {
      guard let month = Month(iso: text) else { return nil }
      self.month = month
    }
  }
}
