/// The suspension of scenes that are created again later from the state that they keep, such as those of a page whose
/// browser has been disconnected for a long time.
package enum PuttingAway {
  /// True while scenes are being suspended: a scene that ends now ends because of it.
  @TaskLocal package static var isUnderWay = false
}
