internal import SwiftSyntax

/// Adds a place to the route and the feature of an app, where their source has the shape that the guides teach.
///
/// A piece that is there already is left alone. A piece whose surroundings have another shape is not guessed: it becomes
/// a line to be added by hand.
struct PlaceWiring {
  let place: Wiring.Place
  let feature: AppDeclarations.FeatureClass
  let declarations: AppDeclarations
  let files: [SourceFile]

  struct Result {
    /// The new text of files, by their numbers.
    var texts: [Int: String] = [:]
    /// What has to be added by hand.
    var lines: [Wiring.Line] = []
  }

  /// True if the route has a case with the name already.
  var isCaseTaken: Bool {
    declarations.enums[feature.route].map { caseNames(of: $0.syntax).contains(place.entry) } ?? false
  }

  func result() -> Result {
    var edits: [Int: [(offset: Int, text: String)]] = [:]
    var result = Result()
    func wire(_ code: String, into surroundings: String, _ edit: Edit) {
      switch edit {
      case .present: break
      case .insert(let file, let offset, let text): edits[file, default: []].append((offset, text))
      case .unknown: result.lines.append(Wiring.Line(place: surroundings, code: code))
      }
    }
    let route = declarations.enums[feature.route]
    wire(
      place.routeCase, into: "the cases of \(feature.route)", route.map { routeCase($0.syntax, $0.file) } ?? .unknown)
    wire(place.path, into: "`path` of \(feature.route)", route.map { path($0.syntax, $0.file) } ?? .unknown)
    wire(place.entry, into: "`paths` of \(feature.route)", route.map { entry($0.syntax, $0.file) } ?? .unknown)
    if let member = place.member {
      wire(member, into: "the properties of \(feature.name)", self.member(member))
    }
    wire(placementCode, into: "`placement(of:)` of \(feature.name)", placement())
    for (file, pieces) in edits {
      let text = files[file].inserting(pieces)
      // Source that had no error before must have none after.
      if SourceFile(url: files[file].url, text: text).syntax.hasError {
        return Result(lines: byHand())
      }
      result.texts[file] = text
    }
    return result
  }

  /// All pieces as lines to be added by hand.
  private func byHand() -> [Wiring.Line] {
    [
      .init(place: "the cases of \(feature.route)", code: place.routeCase),
      .init(place: "`path` of \(feature.route)", code: place.path),
      .init(place: "`paths` of \(feature.route)", code: place.entry),
    ] + (place.member.map { [.init(place: "the properties of \(feature.name)", code: $0)] } ?? [])
      + [.init(place: "`placement(of:)` of \(feature.name)", code: placementCode)]
  }

  private enum Edit {
    case present
    case insert(file: Int, offset: Int, text: String)
    case unknown
  }

  private func caseNames(of route: EnumDeclSyntax) -> [String] {
    route.memberBlock.members.flatMap { $0.decl.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text) ?? [] }
  }

  private func routeCase(_ route: EnumDeclSyntax, _ file: Int) -> Edit {
    if caseNames(of: route).contains(place.entry) { return .present }
    guard let last = route.memberBlock.members.last(where: { $0.decl.is(EnumCaseDeclSyntax.self) }) else {
      return .unknown
    }
    return newLine(place.routeCase, after: last, in: file)
  }

  private func path(_ route: EnumDeclSyntax, _ file: Int) -> Edit {
    guard let path = property("path", of: route), case .getter(let code)? = path.accessorBlock?.accessors else {
      return .unknown
    }
    return newCase(place.path, in: code, file)
  }

  private func entry(_ route: EnumDeclSyntax, _ file: Int) -> Edit {
    guard let call = property("paths", of: route)?.initializer?.value.as(FunctionCallExprSyntax.self),
      let closure = call.trailingClosure, let last = closure.statements.last
    else { return .unknown }
    if closure.statements.contains(where: { $0.item.trimmedDescription == place.entry }) { return .present }
    let source = files[file]
    let isOneLine = !closure.description.contains("\n")
    return .insert(
      file: file, offset: last.endPositionBeforeTrailingTrivia.utf8Offset,
      text: isOneLine
        ? "; \(place.entry)"
        : "\n" + source.indentation(at: last.positionAfterSkippingLeadingTrivia) + place.entry)
  }

  private func member(_ code: String) -> Edit {
    let names = feature.syntax.memberBlock.members.flatMap {
      $0.decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
    }
    if names.contains(place.entry) { return .present }
    guard let function = placementFunction else { return .unknown }
    let members = Array(feature.syntax.memberBlock.members)
    guard let index = members.firstIndex(where: { $0.decl.as(FunctionDeclSyntax.self) == function }) else {
      return .unknown
    }
    let indentation = files[feature.file].indentation(at: function.positionAfterSkippingLeadingTrivia)
    let lines = code.split(separator: "\n").map { indentation + $0 }.joined(separator: "\n")
    // The function keeps the empty line and the comment before it. Properties stand together.
    let text: String
    if index == 0 {
      text = "\n\(lines)\n"
    } else if members[index - 1].decl.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock == nil,
      members[index - 1].decl.is(VariableDeclSyntax.self)
    {
      text = "\n\(lines)"
    } else {
      text = "\n\n\(lines)"
    }
    return .insert(file: feature.file, offset: function.position.utf8Offset, text: text)
  }

  private func placement() -> Edit {
    guard let body = placementFunction?.body else { return .unknown }
    return newCase(placementCode, in: body.statements, feature.file)
  }

  /// The new place stands over the first one that has no values and is at the bottom of its stack, so that there is a
  /// way back from it.
  private var placementCode: String {
    guard let body = placementFunction?.body, let choice = onlySwitch(of: body.statements) else {
      return place.placement
    }
    for choice in choice.cases.compactMap({ $0.as(SwitchCaseSyntax.self) }) {
      guard let label = choice.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
        let item = label.caseItems.first, item.whereClause == nil
      else { continue }
      let pattern = item.pattern.trimmedDescription
      guard pattern.hasPrefix("."), !pattern.contains("("), choice.statements.trimmedDescription.hasPrefix(".root(")
      else { continue }
      return place.placementOver.replacing("OVER", with: pattern)
    }
    return place.placement
  }

  private func onlySwitch(of body: CodeBlockItemListSyntax) -> SwitchExprSyntax? {
    guard body.count == 1, let item = body.first?.item else { return nil }
    return item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self) ?? item.as(SwitchExprSyntax.self)
  }

  private var placementFunction: FunctionDeclSyntax? {
    feature.syntax.memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { $0.name.text == "placement" }
  }

  private func property(_ name: String, of route: EnumDeclSyntax) -> PatternBindingSyntax? {
    route.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first }
      .first { $0.pattern.trimmedDescription == name }
  }

  /// A new case at the end of the only `switch` of a body, before its `default`.
  private func newCase(_ code: String, in body: CodeBlockItemListSyntax, _ file: Int) -> Edit {
    guard let choice = onlySwitch(of: body) else { return .unknown }
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let name = ".\(place.entry)"
    for label in cases.compactMap({ $0.label.as(SwitchCaseLabelSyntax.self) }) {
      for item in label.caseItems {
        let pattern = item.pattern.trimmedDescription
        if pattern == name || pattern.hasPrefix(name + "(") { return .present }
      }
    }
    guard let last = cases.last(where: { $0.label.is(SwitchCaseLabelSyntax.self) }) else { return .unknown }
    return newLine(code, after: last, in: file)
  }

  /// New lines below a node, indented as the node is.
  private func newLine(_ code: String, after node: some SyntaxProtocol, in file: Int) -> Edit {
    let source = files[file]
    let indentation = source.indentation(at: node.positionAfterSkippingLeadingTrivia)
    let lines = code.split(separator: "\n").map { "\n" + indentation + $0 }.joined()
    return .insert(file: file, offset: source.endOfLine(at: node.endPositionBeforeTrailingTrivia), text: lines)
  }
}
