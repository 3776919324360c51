/// An object that can be shown at a place: a scene, or something that leads to one, such as a module.
@MainActor
public protocol Presentable: AnyObject {
  /// The scene that is seen when the object is shown.
  var visibleScene: any Scene { get }
}
