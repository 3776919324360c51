import Statements

/// Operations as a bank might tell them, with look-alikes and identifiers that are missing or used again.
enum RandomStatement {
  static func operations(_ count: Int, random: inout Seeded) throws -> [StatementOperation] {
    try (0..<count).map { _ in
      let hasIdentifier = Bool.random(using: &random)
      return try operation(
        "2025-03-0\(Int.random(in: 1...5, using: &random))", Int64.random(in: -3...3, using: &random) * 100,
        ["Café", "CAFE", "Lidl", ""].randomElement(using: &random) ?? "",
        id: hasIdentifier ? "\(Int.random(in: 1...8, using: &random))" : nil)
    }
  }

  /// Operations of which no two look alike.
  static func distinct(_ count: Int, random: inout Seeded) throws -> [StatementOperation] {
    try (0..<count).map { number in
      let hasIdentifier = Bool.random(using: &random)
      return try operation(
        "2025-0\(Int.random(in: 1...9, using: &random))-1\(number % 10)",
        Int64.random(in: -50_000...50_000, using: &random),
        "Payee \(number) \(Int.random(in: 0...9, using: &random))", id: hasIdentifier ? "id\(number)" : nil)
    }
  }
}
