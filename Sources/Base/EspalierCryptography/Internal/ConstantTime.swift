internal import CEspalierCryptography

extension [UInt8] {
  /// Returns true if two arrays are equal, in a time that depends only on their lengths.
  package func isEqualInConstantTime(to other: [UInt8]) -> Bool {
    count == other.count && CRYPTO_memcmp(self, other, count) == 0
  }
}
