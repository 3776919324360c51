extension Duration {
  /// The duration in seconds, for calculations with dates.
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
