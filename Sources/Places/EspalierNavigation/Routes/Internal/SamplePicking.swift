/// Hands out the chosen sample of one part after the other.
struct SamplePicking {
  private let picks: [Int]
  private var position = 0
  /// The path that the route among the parts prints.
  private(set) var inner: Path?

  init(_ picks: [Int]) { self.picks = picks }

  /// The chosen sample of the next part. The picks are made within `PartKind.samples`, so there is one.
  mutating func next<Part: RoutePart>(_: Part.Type) -> Part {
    defer { position += 1 }
    let kind = Part.part
    let sample = kind.samples()[picks[position]]
    if let path = kind.innerPath(sample) { inner = path }
    return sample
  }
}
