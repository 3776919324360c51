/// A source of samples for the parts of a case. It returns the chosen sample of each part, in order.
struct SamplePicking {
  private let picks: [Int]
  private var position = 0
  /// The path that the inner route among the parts prints.
  private(set) var inner: Path?

  init(_ picks: [Int]) { self.picks = picks }

  /// Returns the chosen sample of the next part. The picks are indices of `PartKind.samples`, so the sample exists.
  mutating func next<Part: RoutePart>(_: Part.Type) -> Part {
    defer { position += 1 }
    let kind = Part.part
    let sample = kind.samples()[picks[position]]
    if let path = kind.innerPath(sample) { inner = path }
    return sample
  }
}
