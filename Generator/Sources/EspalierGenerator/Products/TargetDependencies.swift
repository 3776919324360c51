internal import SwiftParser
internal import SwiftSyntax

/// The dependencies of a target in the text of a manifest, to which a product can be added.
struct TargetDependencies {
  /// The targets and products that the text names.
  let names: Set<String>
  /// The list, each of whose elements has its name in the text; nil for dependencies of another shape.
  private let elements: [(syntax: ArrayElementSyntax, name: String)]?
  private let array: ArrayExprSyntax?
  private let source: SourceFile

  /// Finds the dependencies; nil if the text does not have the target, or has it more than once.
  init?(of target: String, in source: SourceFile) {
    let finder = TargetFinder(target)
    finder.walk(source.syntax)
    guard finder.calls.count == 1, let call = finder.calls.first else { return nil }
    let argument = call.arguments.first { $0.label?.text == "dependencies" }
    array = argument?.expression.as(ArrayExprSyntax.self)
    let read = array.map { $0.elements.map { (syntax: $0, name: Self.name(of: $0)) } } ?? []
    names = Set(read.compactMap(\.name))
    let known = read.compactMap { element in element.name.map { (syntax: element.syntax, name: $0) } }
    elements = array != nil && known.count == read.count ? known : nil
    self.source = source
  }

  /// Returns the text of the manifest with one product more, which stands among those of Espalier in the order of the
  /// alphabet; nil if the text does not show all dependencies.
  func adding(_ product: String, of package: String) -> String? {
    guard let elements, let array else { return nil }
    let code = Self.code(product, package)
    let own = elements.indices.filter { elements[$0].name.hasPrefix("Espalier") }
    if let before = own.last(where: { elements[$0].name < product }) {
      return source.inserting(pieces(code, after: elements[before].syntax))
    }
    guard let place = own.first ?? elements.indices.last.map({ $0 + 1 }) else {
      return source.inserting([(array.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset, code)])
    }
    if place > 0 { return source.inserting(pieces(code, after: elements[place - 1].syntax)) }
    let start = elements[place].syntax.positionAfterSkippingLeadingTrivia
    let end = Self.beginsLine(elements[place].syntax) ? ",\n\(source.indentation(at: start))" : ", "
    return source.inserting([(start.utf8Offset, code + end)])
  }

  /// Returns the element of a list by which a target depends on a product.
  static func code(_ product: String, _ package: String) -> String {
    ".product(name: \(EspalierSource.literal(product)), package: \(EspalierSource.literal(package)))"
  }

  private func pieces(_ code: String, after element: ArrayElementSyntax) -> [(offset: Int, text: String)] {
    let end = element.endPositionBeforeTrailingTrivia
    let hasComma = element.trailingComma != nil
    let isAlone =
      Self.beginsLine(element)
      && element.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains(where: \.isNewline) == true
    guard isAlone else { return [(end.utf8Offset, hasComma ? " \(code)," : ", \(code)")] }
    let line = "\n\(source.indentation(at: element.positionAfterSkippingLeadingTrivia))\(code)"
    // A comment at the end of the line stays with its element.
    let endOfLine = source.endOfLine(at: end)
    return hasComma ? [(endOfLine, line + ",")] : [(end.utf8Offset, ","), (endOfLine, line)]
  }

  private static func beginsLine(_ element: ArrayElementSyntax) -> Bool {
    element.leadingTrivia.contains(where: \.isNewline)
  }

  private static func name(of element: ArrayElementSyntax) -> String? {
    if let text = element.expression.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue }
    let call = element.expression.as(FunctionCallExprSyntax.self)
    return call?.arguments.first { $0.label?.text == "name" }?.expression.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
  }
}

/// Finds the calls that make a target of a name.
private final class TargetFinder: SyntaxVisitor {
  private let name: String
  private(set) var calls: [FunctionCallExprSyntax] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      AppPackage.Target.Kind(rawValue: callee.declName.baseName.text) != nil
    else { return .visitChildren }
    let argument = call.arguments.first { $0.label?.text == "name" }?.expression
    if argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue == name { calls.append(call) }
    // A dependency on a target is such a call as well.
    return .skipChildren
  }
}
