import Espalier

extension Icon {
  /// A flag on a pole.
  static let goal = Icon("goal", stroke: "M6 21V4M6 4h12l-3 4 3 4H6")
  /// An arrow to the left, to the right where text runs from right to left.
  static let reply = Icon("reply", fill: "M10 9V5l-7 7 7 7v-4c5 0 8 2 11 5-1-8-5-11-11-11z", isMirrored: true)
}
