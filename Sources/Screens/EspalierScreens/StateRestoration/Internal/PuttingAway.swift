/// The end of scenes that are made again later from the state that they keep, such as those of a page whose browser has
/// been away for long.
package enum PuttingAway {
  /// True while scenes are put away: what ends now ends because of it.
  @TaskLocal package static var isUnderWay = false
}
