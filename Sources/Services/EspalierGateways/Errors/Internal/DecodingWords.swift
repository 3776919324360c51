/// A description of a decoding error: the path in the value, and the fault there.
enum DecodingWords {
  static func words(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context): return "“\(path(context.codingPath + [key]))” is missing"
    case .valueNotFound(_, let context): return "“\(path(context.codingPath))” is null"
    case .typeMismatch(let type, let context): return "“\(path(context.codingPath))” is no \(type)"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty
        ? "it is not JSON: \(context.debugDescription)" : "“\(path(context.codingPath))”: \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
