/// The 64-bit FNV-1a hash, which is the same in every run. It offers no protection against an attacker.
enum StableHash {
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
