extension Duration {
  /// The duration as seconds, for reckoning with dates.
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
