import CAllocations

/// The count of the blocks that this thread has taken from the heap.
///
/// The program has a `malloc` of its own (see `CAllocations`), which counts and hands on to the C library's.
enum Allocations {
  /// Nil where the C library's functions cannot be stood in for.
  static let isCounting: Bool = {
    guard count() >= 0 else { return false }
    // Tried on what is known: an array of one element is one block.
    let before = count()
    keep(array(of: before))
    return count() - before == 1
  }()

  static func count() -> Int { espalier_allocation_count() }

  @inline(never) private static func array(of number: Int) -> [Int] { [number] }
}
