extension Duration {
  /// The duration in milliseconds.
  var milliseconds: Double { self / .milliseconds(1) }

  /// The duration as errors write it, such as `5 s` or `250 ms`.
  var words: String {
    milliseconds < 1000 ? "\(Int(milliseconds)) ms" : "\((milliseconds / 100).rounded() / 10) s"
  }
}
