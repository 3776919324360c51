/// The FNV-1a hash in 64 bits, which is the same in every run. It is no defence against anybody.
enum StableHash {
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
