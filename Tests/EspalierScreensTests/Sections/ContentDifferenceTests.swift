import Testing

@testable import EspalierScreens

/// Tests of which rows may show something else, for items that are compared by their bits first.
@Suite struct ContentDifferenceTests {
  /// An item with bytes that belong to no field: behind the first field, and behind the last one.
  private struct Padded: Equatable, Identifiable {
    var isOn: Bool
    var amount: Double
    var id: UInt8

    /// Makes items in memory that held `byte` everywhere before their fields were written.
    static func items(_ items: [Padded], in byte: UInt8) throws -> [Padded] {
      let isOn = try #require(MemoryLayout<Padded>.offset(of: \.isOn))
      let amount = try #require(MemoryLayout<Padded>.offset(of: \.amount))
      let id = try #require(MemoryLayout<Padded>.offset(of: \.id))
      return [Padded](unsafeUninitializedCapacity: items.count) { buffer, count in
        let bytes = UnsafeMutableRawBufferPointer(buffer)
        bytes.initializeMemory(as: UInt8.self, repeating: byte)
        for (index, item) in items.enumerated() {
          let start = index * MemoryLayout<Padded>.stride
          bytes.storeBytes(of: item.isOn, toByteOffset: start + isOn, as: Bool.self)
          bytes.storeBytes(of: item.amount, toByteOffset: start + amount, as: Double.self)
          bytes.storeBytes(of: item.id, toByteOffset: start + id, as: UInt8.self)
        }
        count = items.count
      }
    }
  }

  private static let items = (0..<200).map { Padded(isOn: $0 % 3 == 0, amount: Double($0) / 8, id: UInt8($0)) }

  private func hasSameBits(_ old: [Padded], _ new: [Padded]) -> Bool {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in ContentDifference.hasSameBits(old, new, new.indices) }
    }
  }

  @Test func `the bytes between fields change nothing`() throws {
    let old = try Padded.items(Self.items, in: 0xAA)
    let new = try Padded.items(Self.items, in: 0x55)
    #expect(MemoryLayout<Padded>.stride > 10 && !hasSameBits(old, new), "these bytes are there, and differ")
    #expect(ContentDifference(from: old, to: new).changed == [])
    #expect(hasSameBits(old, try Padded.items(Self.items, in: 0xAA)))
  }

  @Test(arguments: [(0xAA, 0xAA), (0xAA, 0x55)] as [(UInt8, UInt8)])
  func `a change of any field is found, whatever the bytes between fields are`(before: UInt8, after: UInt8) throws {
    let old = try Padded.items(Self.items, in: before)
    let edits: [(inout Padded) -> Void] = [{ $0.isOn.toggle() }, { $0.amount += 1 }]
    for edit in edits {
      for place in [0, 63, 64, 127, 199] {
        var edited = Self.items
        edit(&edited[place])
        #expect(ContentDifference(from: old, to: try Padded.items(edited, in: after)).changed == [place])
      }
    }
    var replaced = Self.items
    replaced[64].id = 255
    let difference = ContentDifference(from: old, to: try Padded.items(replaced, in: after))
    #expect(difference.changed == [] && difference.list.removed == [64] && difference.list.oldPositions[64] < 0)
  }

  @Test func `zero and minus zero are one value, of different bits`() throws {
    let old = try Padded.items([Padded(isOn: true, amount: 0, id: 1)], in: 0)
    let new = try Padded.items([Padded(isOn: true, amount: -0.0, id: 1)], in: 0)
    #expect(!hasSameBits(old, new))
    #expect(ContentDifference(from: old, to: new).changed == [])
  }

  @Test func `an item that holds the same NaN shows the same, though it equals nothing`() throws {
    let items = [Padded(isOn: true, amount: .nan, id: 1)]
    let (old, new) = (try Padded.items(items, in: 0), try Padded.items(items, in: 0))
    #expect(old != new && hasSameBits(old, new))
    #expect(ContentDifference(from: old, to: new).changed == [])
  }

  @Test func `texts of other storage are compared by what they say`() {
    struct Line: Equatable, Identifiable {
      let id: Int
      let text: String
    }
    func lines(_ text: (Int) -> String) -> [Line] { (0..<100).map { Line(id: $0, text: text($0)) } }
    let old = lines { "A text that is too long to stand in the item itself, \($0)" }
    let copies = lines { "A text that is too long to stand in the item itself, \($0)" }
    #expect(ContentDifference(from: old, to: copies).changed == [])
    let edited = lines { "A text that is too long to stand in the item itself, \($0 == 70 ? "edited" : "\($0)")" }
    #expect(ContentDifference(from: old, to: edited).changed == [70])
  }
}
