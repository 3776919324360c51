/// The location where the current task finds the value of a task local.
///
/// It distinguishes the child tasks of a task (`async let`, task groups) from tasks that it starts with `Task { … }`.
/// Both inherit the values of task locals. But a child ends before its parent, so it reads the parent's own value where
/// the parent keeps it. A task that may live longer has a copy elsewhere. The standard library has no function that
/// returns the parent of a task.
///
/// A location is valid only while its value is bound: later, it may hold another value. So two locations are compared
/// only while the value of one of them is still bound: a copy that was made in the meantime has a different location.
struct TaskLocalLocation: Equatable {
  private let address: UInt

  /// Creates the location of the current value of `local`, or nil if none is bound.
  init?<Value>(of local: TaskLocal<Value>) {
    // A task local is found by its own address.
    guard let value = withExtendedLifetime(local, { position(Unmanaged.passUnretained(local).toOpaque()) }) else {
      return nil
    }
    address = UInt(bitPattern: value)
  }
}

/// The function that every read of a task local calls. It is part of Swift's binary interface.
@_silgen_name("swift_task_localValueGet")
private func position(_ key: UnsafeRawPointer) -> UnsafeRawPointer?
