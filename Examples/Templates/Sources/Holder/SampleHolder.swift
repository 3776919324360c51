import Espalier

/// Sample: a module that has modules, one for each name. They come and go while the app runs.
final class SampleHolder: Module<SampleHolderScope> {
  override init(scope: SampleHolderScope) {
    super.init(scope: scope)
    // Every part below finds it, however deep it stands.
    provide(SampleHolderContext())
  }

  /// Returns the part of a name: the one that is there, or a new one. A part that fails is built anew, its neighbours
  /// notice nothing.
  func part(_ name: String) throws -> SampleHolderPart {
    if isBuilt(key: name) { return try child(key: name) }
    return try attach(key: name, restart: .upTo(3, within: .seconds(60))) { [scope] in
      SampleHolderPart(scope: SampleHolderPartScope(scope, name: name))
    }
  }

  /// Ends the part of a name, with everything below it.
  func close(_ name: String) throws { try detach(key: name) }
}
