internal import Foundation

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

@_silgen_name("__sanitizer_get_current_allocated_bytes")
private func allocatedBytes() -> Int

/// The function that libFuzzer calls for each input. libFuzzer brings its own `main`, and no Swift code calls this.
@_cdecl("LLVMFuzzerTestOneInput")
func readOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 { LibFuzzer.read(bytes, count) }

/// A small quarantine: memory that is held back after it was freed would look like growth. The leak checker of LLVM takes what the
/// runtime of Swift holds for leaks, so what is left behind is counted here.
@_cdecl("__asan_default_options")
func sanitizerOptions() -> UnsafePointer<CChar>? {
  LibFuzzer.options.withUTF8Buffer {
    UnsafeRawPointer($0.baseAddress)?.assumingMemoryBound(to: CChar.self)
  }
}

/// Hands what libFuzzer invents to a target.
enum LibFuzzer {
  static let options: StaticString = "quarantine_size_mb=8:detect_leaks=0:detect_stack_use_after_return=0"

  // Safe: written once, before the fuzzer runs, and used on its thread alone.
  nonisolated(unsafe) private static var target: FuzzTarget?
  // Safe: used on the fuzzer's thread alone.
  nonisolated(unsafe) private static var count = 0

  /// Memory is looked at once in so many inputs.
  private static let growthInterval = 2_048

  static func run(_ target: FuzzTarget, options: [String]) -> Int32 {
    self.target = target
    var arguments: [UnsafeMutablePointer<CChar>?] = (["fuzz"] + options).map { strdup($0) } + [nil]
    var count = Int32(arguments.count - 1)
    return arguments.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      return runDriver(&count, &start) { LibFuzzer.read($0, $1) }
    }
  }

  static func read(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    guard let target else { return 0 }
    // Memory of its own and of the right size, so that a read behind its end is found.
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    target.read(input)
    self.count += 1
    if target.isStateless, self.count % growthInterval == 0 { findGrowth(target, input) }
    return 0
  }

  /// Reads an input again and again: what is left behind each time is growth. What is made once, when it is first needed, is none.
  private static func findGrowth(_ target: FuzzTarget, _ input: [UInt8]) {
    func left() -> Int {
      let before = allocatedBytes()
      for _ in 0..<8 { target.read(input) }
      return allocatedBytes() - before
    }
    _ = left()
    let rounds = [left(), left(), left()]
    must(rounds.contains { $0 < 8 * 16 }, "reading it eight times leaves \(rounds) bytes behind")
  }
}
