/// The place where the current task finds the value of a task local.
///
/// It tells the child tasks of a task (`async let`, task groups) from tasks that it has begun with `Task { … }`. Both
/// inherit the values of task locals. But a child ends before its parent, so it reads the parent's own value where the
/// parent keeps it. A task that may live longer has a copy elsewhere. No function of the standard library says whose
/// child a task is.
///
/// A place is of use while its value is bound: later, another value may stand there. So two places are compared only while
/// the value of one of them is still bound: a copy that was made meanwhile has another place than that.
struct TaskLocalPlace: Equatable {
  private let address: UInt

  /// The place of the current value of `local`, or nil where none is bound.
  init?<Value>(of local: TaskLocal<Value>) {
    // A task local is found by its own address.
    guard let value = withExtendedLifetime(local, { place(Unmanaged.passUnretained(local).toOpaque()) }) else {
      return nil
    }
    address = UInt(bitPattern: value)
  }
}

/// The function that every read of a task local calls. It is part of Swift's binary interface.
@_silgen_name("swift_task_localValueGet")
private func place(_ key: UnsafeRawPointer) -> UnsafeRawPointer?
