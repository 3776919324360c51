internal import SwiftSyntax

/// A body that is one `switch`, each of whose cases is one value, so that a further case can be added like them.
struct ValueSwitch {
  /// The cases in their order, a `default` among them.
  let cases: [SwitchCaseSyntax]
  /// True if the cases say `return`.
  let isReturning: Bool

  /// Reads a body; nil if it has any other shape.
  ///
  /// - Parameter subject: What is switched over.
  init?(_ body: CodeBlockItemListSyntax, over subject: String) {
    guard body.count == 1, let item = body.first?.item else { return nil }
    let expression = item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
    guard let choice = expression ?? item.as(SwitchExprSyntax.self),
      choice.subject.trimmedDescription == subject
    else { return nil }
    cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    // Within `#if` nobody knows which cases count.
    guard !cases.isEmpty, cases.count == choice.cases.count else { return nil }
    // A case behind one that takes everything would never be reached.
    guard !cases.contains(where: Self.takesEverything) else { return nil }
    let forms = Set(cases.map { Self.form(of: $0.statements) })
    guard forms.count == 1, let form = forms.first, form != .other else { return nil }
    isReturning = form == .returned
  }

  /// True for `case _:` and `case let other:` without a condition.
  private static func takesEverything(_ choice: SwitchCaseSyntax) -> Bool {
    guard let items = choice.label.as(SwitchCaseLabelSyntax.self)?.caseItems else { return false }
    return items.contains { item in
      guard item.whereClause == nil else { return false }
      let pattern = item.pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? item.pattern
      return pattern.is(IdentifierPatternSyntax.self) || pattern.is(WildcardPatternSyntax.self)
        || pattern.trimmedDescription == "_"
    }
  }

  private enum Form { case bare, returned, other }

  private static func form(of statements: CodeBlockItemListSyntax) -> Form {
    guard statements.count == 1, let item = statements.first?.item else { return .other }
    switch item {
    case .expr(let expression):
      return expression.is(SequenceExprSyntax.self) && isAssignment(expression) ? .other : .bare
    case .stmt(let statement):
      if statement.is(ExpressionStmtSyntax.self) { return .bare }
      return statement.as(ReturnStmtSyntax.self)?.expression == nil ? .other : .returned
    case .decl: return .other
    }
  }

  private static func isAssignment(_ expression: ExprSyntax) -> Bool {
    expression.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) } == true
  }

  /// The last case that is no `default`, below which a new one goes.
  var last: SwitchCaseSyntax? { cases.last { $0.label.is(SwitchCaseLabelSyntax.self) } }

  /// The pattern of the first case without values whose value begins with a text.
  func pattern(ofFirst beginning: String) -> String? {
    for choice in cases {
      guard let label = choice.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
        let item = label.caseItems.first, item.whereClause == nil
      else { continue }
      let pattern = item.pattern.trimmedDescription
      let value = choice.statements.trimmedDescription
      guard pattern.hasPrefix("."), !pattern.contains("("),
        value.hasPrefix(beginning) || value.hasPrefix("return " + beginning)
      else { continue }
      return pattern
    }
    return nil
  }

  /// Returns a case in the form of the others.
  func adapted(_ code: String) -> String {
    guard isReturning, let colon = code.firstIndex(of: ":") else { return code }
    let value = code[code.index(after: colon)...]
    let space = value.prefix { $0.isWhitespace }
    return code[...colon] + space + "return " + value.dropFirst(space.count)
  }
}
