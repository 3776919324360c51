/// The overrides of the current task.
@usableFromInline
enum OverridesInEffect {
  // An object of the main actor and no bare function of it: Swift 6.3.1 crashes on those in release.
  @TaskLocal @usableFromInline static var current: ActiveOverrides?
}
