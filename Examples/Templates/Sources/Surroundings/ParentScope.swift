import Espalier

/// The dependencies of the app that the templates stand in.
final class ParentScope: RootScope {}
