/// The values that the place before hands to the scene.
struct SampleVIPERParameters: Hashable, Sendable {
  /// The line below the title.
  var subtitle = ""
}
