package import EspalierScreens

/// An owner of a window that also owns presentables while they are shown. A module, for example, attaches a shown
/// module as its child.
@MainActor
package protocol PresentableOwner: WindowOwner {
  /// Takes ownership of a presentable while it is shown. The result is the action that releases it; nil if the owner
  /// must not release it.
  ///
  /// - Throws: ``NotTaken``; nothing has changed then.
  func take(_ presentable: any Presentable) throws(NotTaken) -> (@MainActor () -> Void)?
  /// Returns the nearest object of a type, beginning with the owner and what it owns besides the object that asks; nil
  /// if there is none.
  func nearest<Wanted>(_ type: Wanted.Type, besides asking: AnyObject?) -> Wanted?
}

/// A presentable that shows another presentable instead of itself, such as a module that has a coordinator.
@MainActor
package protocol LeadingPresentable: Presentable {
  /// The presentable that is shown instead; nil if there is none.
  var presented: (any Presentable)? { get }
}

/// An error for a module that cannot become a child of the module that shows it. The shown module is above the other
/// module, or one of the two modules is ending.
package struct NotTaken: Error {
  package init() {}
}
