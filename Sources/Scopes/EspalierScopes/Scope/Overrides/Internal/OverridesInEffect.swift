/// The overrides of the current task.
@usableFromInline
enum OverridesInEffect {
  // An object of the main actor instead of a bare function: Swift 6.3.1 crashes on such functions in release builds.
  @TaskLocal @usableFromInline static var current: ActiveOverrides?
}
