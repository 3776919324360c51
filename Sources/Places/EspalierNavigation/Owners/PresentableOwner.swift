package import EspalierScreens

/// An owner that takes ownership of presentables while it shows them: a module, to which another module is attached as
/// a child.
@MainActor
package protocol PresentableOwner: WindowOwner {
  /// Takes ownership of a presentable while it is shown. The result is the action that releases it; nil if the owner
  /// must not release it.
  ///
  /// - Throws: ``NotTaken``; nothing has changed then.
  func take(_ presentable: any Presentable) throws(NotTaken) -> (@MainActor () -> Void)?
}

/// A presentable that shows another presentable instead of itself, such as a module that has a coordinator.
@MainActor
package protocol LeadingPresentable: Presentable {
  /// The presentable that is shown instead; nil if there is none.
  var presented: (any Presentable)? { get }
}

/// An error for a module that cannot become a child, because it is above the other module, or because one of the two is
/// ending.
package struct NotTaken: Error {
  package init() {}
}
