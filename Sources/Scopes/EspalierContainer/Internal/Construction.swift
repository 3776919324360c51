/// The construction of a value and of all its declared needs. It uses an explicit stack, so the needs may have any
/// depth.
struct Construction {
  private struct Frame {
    let registration: Registration
    /// The container from which the value is created.
    let core: ContainerCore
    let epoch: Int
    /// True if the value is created; false if the registration is only visited for its needs.
    let isMade: Bool
    /// True if the value is passed on as an input of the frame below.
    let isDelivered: Bool
    /// The index in `inputs` at which the frame's own inputs begin.
    let start: Int
    var next = 0
  }

  private let context: ResolveContext
  private var frames: [Frame] = []
  private var inputs: [AnyBox] = []
  /// The registrations that have been visited for their needs. Each is visited once.
  private var seen: Set<ObjectIdentifier> = []
  private var mark: ObjectIdentifier?

  init(_ context: ResolveContext) { self.context = context }

  mutating func run(_ registration: Registration, from core: ContainerCore) throws -> AnyBox {
    do {
      try want(registration, from: core, isDelivered: true)
      while let last = frames.indices.last {
        let frame = frames[last]
        if frame.next < frame.registration.needs.count {
          frames[last].next += 1
          try want(frame.registration.needs[frame.next], of: frame)
        } else {
          frames.removeLast()
          guard frame.isMade else { continue }
          let own = inputs[frame.start...]
          let box = try context.make(frame.registration, from: frame.core, own, epoch: frame.epoch)
          inputs.removeSubrange(frame.start...)
          if frame.isDelivered { inputs.append(box) }
        }
      }
      // The first wanted value is delivered last.
      guard let box = inputs.last else { throw ContainerError(.missing, registration.key) }
      return box
    } catch {
      throw unwind(error)
    }
  }

  private mutating func want(_ key: DependencyKey, of frame: Frame) throws {
    guard let found = frame.core.find(key) else { throw ContainerError(.missing, key) }
    let takesInputs = frame.isMade && frame.registration.maker.takesInputs
    if let box = found.box {
      if takesInputs { inputs.append(box.takeUnretainedValue()) }
      return
    }
    let registration = found.registration.takeUnretainedValue()
    if takesInputs {
      try registration.requireAnyThread()
    } else if registration.door != .any {
      return  // The factory resolves it when it runs.
    }
    let core = registration.lifetime.isKept ? found.owner.takeUnretainedValue() : frame.core
    try want(registration, from: core, isDelivered: takesInputs)
  }

  private mutating func want(_ registration: Registration, from core: ContainerCore, isDelivered: Bool) throws {
    if !isDelivered, case .transient = registration.lifetime.rule {
      guard !registration.needs.isEmpty, seen.insert(ObjectIdentifier(registration)).inserted else { return }
      push(
        Frame(registration: registration, core: core, epoch: 0, isMade: false, isDelivered: false, start: inputs.count))
      return
    }
    switch try context.begin(registration, from: core) {
    case .ready(let box):
      if isDelivered { inputs.append(box) }
    case .mine(let epoch):
      if registration.needs.isEmpty {
        let box = try context.make(registration, from: core, [], epoch: epoch)
        if isDelivered { inputs.append(box) }
        return
      }
      push(
        Frame(
          registration: registration, core: core, epoch: epoch, isMade: true, isDelivered: isDelivered,
          start: inputs.count))
      if case .transient = registration.lifetime.rule { try lookForCircle(registration) }
    }
  }

  private mutating func push(_ frame: Frame) { frames.append(frame) }

  /// Throws if the construction is in a cycle.
  ///
  /// A cycle of values that are not kept would never end. So the method compares each registration with a mark, which
  /// it moves at ever longer intervals.
  private mutating func lookForCircle(_ registration: Registration) throws {
    if mark == ObjectIdentifier(registration), frames.dropLast().contains(where: { $0.registration === registration }) {
      throw ContainerError(.cycle, registration.key)
    }
    if frames.count & (frames.count - 1) == 0 { mark = ObjectIdentifier(registration) }
  }

  /// Abandons the values of all frames, and returns the error with the frames' registrations added to its path.
  private mutating func unwind(_ error: any Error) -> ContainerError {
    // Every construction in progress ends with such an error.
    let key = frames.last?.registration.key ?? .type(Never.self)
    var passed = error as? ContainerError ?? ContainerError(.failed(error), key)
    while let frame = frames.popLast() {
      passed.pass(through: frame.registration)
      if frame.isMade { context.abandon(frame.registration, from: frame.core, passed) }
    }
    return passed
  }
}
