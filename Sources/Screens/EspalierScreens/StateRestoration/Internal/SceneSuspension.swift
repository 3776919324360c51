/// The suspension of scenes that are later created again from their kept state. A page's scenes are suspended after its
/// browser has been disconnected for a long time.
package enum SceneSuspension {
  /// True while scenes are being suspended. A scene that ends meanwhile will be created again later.
  @TaskLocal package static var isUnderWay = false
}
