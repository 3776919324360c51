/// The kind of call that resolves a value.
@usableFromInline enum ResolveKind: Sendable {
  case any, arguments, mainActor, mainActorArguments, async, asyncArguments

  var use: String {
    switch self {
    case .any: "resolve()"
    case .arguments: "resolve(_:arguments:)"
    case .mainActor: "resolveOnMainActor()"
    case .mainActorArguments: "resolveOnMainActor(_:arguments:)"
    case .async: "resolveAsync()"
    case .asyncArguments: "resolveAsync(_:arguments:)"
    }
  }

  var takesArguments: Bool {
    switch self {
    case .arguments, .mainActorArguments, .asyncArguments: true
    case .any, .mainActor, .async: false
    }
  }
}
