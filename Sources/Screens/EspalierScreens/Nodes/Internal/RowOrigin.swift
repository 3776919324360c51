/// The scene of a removed row, and the failure handler of its section.
package struct RowOrigin {
  package let scene: Int?
  /// The function that keeps the errors of the row's handlers; nil if the section does not keep errors itself.
  package let failureHandler: (@MainActor @Sendable (any Error) -> Void)?

  package init(scene: Int?, failureHandler: (@MainActor @Sendable (any Error) -> Void)?) {
    self.scene = scene
    self.failureHandler = failureHandler
  }
}
