internal import SwiftParser
internal import SwiftSyntax

/// The pieces of a place that the sources of an app have already, and the places of the rest.
struct PlaceReading {
  /// A piece of a place.
  enum Piece: CaseIterable { case routeCase, path, entry, member, placement, permission, permissionAbove }

  /// The step that adds a piece.
  enum Edit {
    /// It is there already.
    case present
    /// It goes to an offset of a file.
    case insert(file: Int, offset: Int, text: String)
    /// Its surroundings have a shape that is not understood.
    case unknown

    var isPresent: Bool { if case .present = self { true } else { false } }
  }

  let place: Wiring.Place
  let feature: AppDeclarations.FeatureClass
  let declarations: AppDeclarations
  let files: [SourceFile]
  /// True if the files of the thing are there, so that what has its names is its own, whatever a person made of it.
  var isThere = false

  func edit(for piece: Piece) -> Edit {
    switch piece {
    case .routeCase: route.map { routeCase($0.syntax, $0.file) } ?? .unknown
    case .path: route.map { path($0.syntax, $0.file) } ?? .unknown
    case .entry: route.map { entry($0.syntax, $0.file) } ?? .unknown
    case .member: place.member.map { member($0) } ?? .present
    case .placement: placement
    case .permission: place.permission.map { permission($0) } ?? .present
    // The window asks the features above first, and their source is elsewhere.
    case .permissionAbove: place.permission == nil || declarations.roots.contains(feature.name) ? .present : .unknown
    }
  }

  /// The code of a piece, and where it belongs, as the end of “Add to …”.
  func line(for piece: Piece) -> Wiring.Line {
    switch piece {
    case .routeCase: Wiring.Line(place: "the cases of \(feature.route)", code: place.routeCase)
    case .path: Wiring.Line(place: "`path` of \(feature.route)", code: place.path)
    case .entry: Wiring.Line(place: "`paths` of \(feature.route)", code: place.entry)
    case .member: Wiring.Line(place: "the properties of \(feature.name)", code: place.member ?? "")
    case .placement: Wiring.Line(place: "`placement(of:)` of \(feature.name)", code: placementCode)
    case .permission: Wiring.Line(place: "`permission(for:)` of \(feature.name)", code: permissionCode)
    case .permissionAbove:
      Wiring.Line(
        place: "`permission(for:)` of the features above \(feature.name), where they have one",
        code: "// Grant the route that holds \(feature.route).\(place.entry)")
    }
  }

  /// True if the route has a case with the name.
  var isCaseTaken: Bool {
    route.map { MemberNames.cases(of: $0.syntax.memberBlock).contains(place.entry) } ?? false
  }

  /// The names of everything in the route and its extensions, whatever `#if` they stand in.
  var routeNames: Set<String> {
    MemberNames.of(route.map { [$0.syntax.memberBlock] } ?? []).union(
      declarations.memberNames(ofExtensions: feature.route))
  }

  /// True if the feature has something with the name that is not the planned property.
  var isMemberTaken: Bool {
    guard let member = place.member, !isPlanned(member) else { return false }
    return MemberNames.of([feature.syntax.memberBlock]).union(declarations.memberNames(ofExtensions: feature.name))
      .contains(place.entry)
  }

  private var route: (syntax: EnumDeclSyntax, file: Int)? { declarations.enums[feature.route] }

  private func routeCase(_ route: EnumDeclSyntax, _ file: Int) -> Edit {
    if MemberNames.cases(of: route.memberBlock).contains(place.entry) { return .present }
    guard let last = route.memberBlock.members.last(where: { $0.decl.is(EnumCaseDeclSyntax.self) }) else {
      return .unknown
    }
    return newLine(place.routeCase, after: last, in: file)
  }

  private func path(_ route: EnumDeclSyntax, _ file: Int) -> Edit {
    guard let path = property("path", of: route), case .getter(let code)? = path.accessorBlock?.accessors else {
      return .unknown
    }
    if CaseFinder.finds(place.entry, in: code) { return .present }
    guard let choice = ValueSwitch(code, over: "self") else { return .unknown }
    return newCase(choice.adapted(place.path), in: choice, file)
  }

  private func entry(_ route: EnumDeclSyntax, _ file: Int) -> Edit {
    guard let call = property("paths", of: route)?.initializer?.value.as(FunctionCallExprSyntax.self),
      let closure = call.trailingClosure, let last = closure.statements.last,
      !closure.statements.contains(where: { $0.item.is(IfConfigDeclSyntax.self) })
    else { return .unknown }
    if closure.statements.contains(where: { $0.item.trimmedDescription == place.entry }) { return .present }
    let source = files[file]
    let between = last.trailingTrivia.description + closure.rightBrace.leadingTrivia.description
    if between.contains("\n") {
      let indentation = source.indentation(at: last.positionAfterSkippingLeadingTrivia)
      // A comment at the end of the line stays with its entry.
      let end = source.endOfLine(at: last.endPositionBeforeTrailingTrivia)
      return .insert(file: file, offset: end, text: "\n" + indentation + place.entry)
    }
    guard !between.contains("/") else { return .unknown }
    return .insert(
      file: file, offset: last.endPositionBeforeTrailingTrivia.utf8Offset, text: "; \(place.entry)")
  }

  private func member(_ code: String) -> Edit {
    if isPlanned(code) { return .present }
    if isMemberTaken { return isThere ? .present : .unknown }
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

  /// Returns true if the feature has the very property that is planned, however its lines are broken.
  private func isPlanned(_ code: String) -> Bool {
    let planned = Self.words(Parser.parse(source: code))
    return feature.syntax.memberBlock.members.contains { Self.words($0.decl) == planned }
  }

  private static func words(_ syntax: some SyntaxProtocol) -> [String] {
    syntax.tokens(viewMode: .sourceAccurate).map(\.text).filter { !$0.isEmpty }
  }

  private var placement: Edit {
    guard let function = placementFunction else { return .unknown }
    if CaseFinder.finds(place.entry, in: function) { return .present }
    return placementSwitch.map { newCase(placementCode, in: $0, feature.file) } ?? .unknown
  }

  /// The new place stands over the first one that has no values and is at the bottom of its stack, so that there is a
  /// way back from it.
  private var placementCode: String {
    guard let choice = placementSwitch else { return place.placement }
    // A stranger who may not see the place below does not see the one above it either.
    let isOpened = place.permission != nil && function("permission", "for") != nil
    let base = isOpened ? nil : choice.pattern(ofFirst: ".root(")
    return choice.adapted(base.map { place.placementOver.replacing("OVER", with: $0) } ?? place.placement)
  }

  /// A feature without permissions of its own refuses nobody.
  private func permission(_ code: String) -> Edit {
    guard let function = function("permission", "for") else { return .present }
    if CaseFinder.finds(place.entry, in: function) { return .present }
    return choice(in: function).map { newCase($0.adapted(code), in: $0, feature.file) } ?? .unknown
  }

  private var permissionCode: String {
    let code = place.permission ?? ""
    return function("permission", "for").flatMap { choice(in: $0) }?.adapted(code) ?? code
  }

  private var placementSwitch: ValueSwitch? { placementFunction.flatMap { choice(in: $0) } }

  private var placementFunction: FunctionDeclSyntax? { function("placement", "of") }

  /// The `switch` over the only parameter of a function.
  private func choice(in function: FunctionDeclSyntax) -> ValueSwitch? {
    guard let body = function.body, let parameter = function.signature.parameterClause.parameters.first else {
      return nil
    }
    return ValueSwitch(body.statements, over: (parameter.secondName ?? parameter.firstName).text)
  }

  private func function(_ name: String, _ label: String) -> FunctionDeclSyntax? {
    feature.syntax.memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first { function in
      let parameters = function.signature.parameterClause.parameters
      return function.name.text == name && parameters.count == 1 && parameters.first?.firstName.text == label
    }
  }

  private func property(_ name: String, of route: EnumDeclSyntax) -> PatternBindingSyntax? {
    route.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first }
      .first { $0.pattern.trimmedDescription == name }
  }

  /// A new case at the end of a `switch`, before its `default`.
  private func newCase(_ code: String, in choice: ValueSwitch, _ file: Int) -> Edit {
    guard let last = choice.last else { return .unknown }
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
