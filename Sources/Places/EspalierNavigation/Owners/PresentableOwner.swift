package import EspalierScreens

/// An owner that has its part in what is shown in its name: a module, of which another module becomes a child.
@MainActor
package protocol PresentableOwner: WindowOwner {
  /// Takes what is shown from now on, and returns the action that lets it go again; nil when it is not for this owner to
  /// let go of.
  /// - Throws: ``NotTaken``, and nothing has changed.
  func take(_ presentable: any Presentable) throws(NotTaken) -> (@MainActor () -> Void)?
}

/// Something that shows another thing in its place: a module that has a coordinator.
@MainActor
package protocol LeadingPresentable: Presentable {
  /// The thing that is shown in its place; nil when there is nothing.
  var presented: (any Presentable)? { get }
}

/// The refusal of a module to have another one as its child: that is above it, or one of the two is ending.
package struct NotTaken: Error {
  package init() {}
}
