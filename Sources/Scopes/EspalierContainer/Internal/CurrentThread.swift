#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The current thread, and the remaining part of its stack.
enum CurrentThread {
  /// The identifier of the thread: never 0, and unique among running threads.
  static var id: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  /// The number of bytes of stack that must remain before a factory is called. They are enough for the factory, and for
  /// an error to propagate.
  private static let reserve: UInt = 128 * 1024

  /// True if the thread's stack is nearly used up.
  ///
  /// Always false on a system that does not provide the bounds of a stack.
  @inline(never) static var isStackNearlyUsedUp: Bool {
    var mark: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    return here &- lowEnd < reserve
  }

  /// The lowest address of the thread's stack, stored for the thread, because reading it takes some microseconds.
  private static var lowEnd: UInt {
    if let known = pthread_getspecific(slot) { return UInt(bitPattern: known) }
    let found = findLowEnd()
    pthread_setspecific(slot, UnsafeRawPointer(bitPattern: found))
    return found
  }

  private static let slot: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The value for an unknown bound. It is far above any stack, so that no address is within the reserve above it.
  private static let unknown: UInt = .max - reserve

  private static func findLowEnd() -> UInt {
    #if canImport(Darwin)
      let high = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
      let size = UInt(pthread_get_stacksize_np(pthread_self()))
      return size >= 2 * reserve ? high - size : unknown
    #else
      // Glibc and Musl provide it, but declare it only for programs in C that request their extensions.
      typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
      guard let symbol = dlsym(nil, "pthread_getattr_np") else { return unknown }
      // Safe: this is the function's type in the manual, pthread_getattr_np(3).
      let getAttributes = unsafeBitCast(symbol, to: GetAttributes.self)
      var attributes = pthread_attr_t()
      guard getAttributes(pthread_self(), &attributes) == 0 else { return unknown }
      defer { pthread_attr_destroy(&attributes) }
      var low: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &low, &size) == 0, let low, UInt(size) >= 2 * reserve else {
        return unknown
      }
      return UInt(bitPattern: low)
    #endif
  }
}
