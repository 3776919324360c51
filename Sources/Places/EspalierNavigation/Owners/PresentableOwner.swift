package import EspalierScreens

/// An owner that takes part in the content shown in its name: a module, of which another module becomes a child.
@MainActor
package protocol PresentableOwner: WindowOwner {
  /// Takes ownership of a presentable while it is shown, and returns the action that releases it; nil if the owner must
  /// not release it.
  /// - Throws: ``NotTaken``; nothing has changed then.
  func take(_ presentable: any Presentable) throws(NotTaken) -> (@MainActor () -> Void)?
}

/// A presentable that shows another one instead of itself: a module that has a coordinator.
@MainActor
package protocol LeadingPresentable: Presentable {
  /// The presentable that is shown instead; nil if there is none.
  var presented: (any Presentable)? { get }
}

/// An error for a module that cannot become a child: it is above the other module, or one of the two is ending.
package struct NotTaken: Error {
  package init() {}
}
