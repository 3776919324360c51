/// An object that can be shown: a scene, or an object that leads to one, such as a coordinator, a feature or a module.
@MainActor
public protocol Presentable: AnyObject {
  /// The scene that is visible when the object is shown; nil while there is none.
  var visibleScene: (any Scene)? { get }
}
