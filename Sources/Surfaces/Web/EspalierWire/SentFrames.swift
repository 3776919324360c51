/// The last numbered frames of a page, kept until the browser acknowledges that it has applied them.
package struct SentFrames {
  private var frames: [(number: Int, text: String)] = []
  private var bytes = 0
  private let maximumFrames: Int
  private let maximumBytes: Int

  package init(maximumFrames: Int = 128, maximumBytes: Int = 512 * 1024) {
    self.maximumFrames = maximumFrames
    self.maximumBytes = maximumBytes
  }

  package mutating func append(_ text: String, number: Int) {
    frames.append((number, text))
    bytes += text.utf8.count
    while frames.count > maximumFrames || (bytes > maximumBytes && frames.count > 1) {
      bytes -= frames.removeFirst().text.utf8.count
    }
  }

  /// Records that the browser has applied all frames up to a number.
  package mutating func acknowledge(_ number: Int) {
    while let first = frames.first, first.number <= number {
      bytes -= first.text.utf8.count
      frames.removeFirst()
    }
  }

  /// Returns the frames after a number; nil if one of them is no longer kept.
  package func after(_ number: Int, last: Int) -> [String]? {
    guard number < last else { return number == last ? [] : nil }
    let missing = frames.filter { $0.number > number }
    return missing.first?.number == number + 1 ? missing.map(\.text) : nil
  }

  package mutating func removeAll() {
    frames = []
    bytes = 0
  }
}
