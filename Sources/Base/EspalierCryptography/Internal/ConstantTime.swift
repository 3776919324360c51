internal import CEspalierCryptography

extension [UInt8] {
  /// Returns true if two arrays are the same, in a time that depends on their lengths alone.
  package func isEqualInConstantTime(to other: [UInt8]) -> Bool {
    count == other.count && CRYPTO_memcmp(self, other, count) == 0
  }
}
