/// A weak reference to the module that attaches the modules which are created.
///
/// It is a task local, so that work which a new module starts sees it too. It must not keep the parent alive for that
/// long.
@MainActor
final class ModuleMaker {
  private(set) weak var module: AnyModule?

  init(_ module: AnyModule) { self.module = module }
}
