import EspalierScopes

/// Values that are made as the test says.
final class MadeScope: RootScope {
  typealias Make = @MainActor (MadeScope) async throws -> Int

  var makeFirst: Make = { _ in 1 }
  var makeSecond: Make = { _ in 2 }
  var makeThird: Make = { _ in 3 }
  var makeFourth: Make = { _ in 4 }
  /// The tasks that the makings have begun and do not wait for.
  var begun: [Task<Int, any Error>] = []

  var first: Int { get async throws { try await shared { try await self.makeFirst(self) } } }
  var second: Int { get async throws { try await shared { try await self.makeSecond(self) } } }
  var third: Int { get async throws { try await shared { try await self.makeThird(self) } } }
  var fourth: Int { get async throws { try await shared { try await self.makeFourth(self) } } }
}

/// The ways in which a making has something done by a child task, and waits for it.
enum ChildTask: CaseIterable, Sendable {
  typealias Work = @MainActor @Sendable () async throws -> Int

  case asyncLet, group, discardingGroup, child, groupInChild, actor, boundInGroup, boundOutside, boundInChild, executor

  @TaskLocal private static var note = ""

  private actor Worker {
    func first(_ work: Work) async throws -> Int {
      async let value = work()
      return try await value
    }
  }

  @MainActor
  func callAsFunction(_ work: @escaping Work) async throws -> Int {
    switch self {
    case .asyncLet:
      async let value = work()
      return try await value
    case .group:
      return try await withThrowingTaskGroup { group in
        group.addTask { try await work() }
        return try await group.next() ?? 0
      }
    case .discardingGroup:
      try await withThrowingDiscardingTaskGroup { group in
        group.addTask { _ = try await work() }
      }
      return 0
    case .child:
      async let value = Self.asyncLet(work)
      return try await value
    case .groupInChild:
      async let value = Self.group(work)
      return try await value
    case .actor: return try await Worker().first(work)
    case .boundInGroup:
      return try await withThrowingTaskGroup { group in
        Self.$note.withValue("bound where the child is added") { group.addTask { try await work() } }
        return try await group.next() ?? 0
      }
    case .boundOutside:
      return try await Self.$note.withValue("bound around the child") { try await Self.group(work) }
    case .boundInChild:
      async let value = Self.$note.withValue("bound in the child") { try await work() }
      return try await value
    case .executor:
      return try await withTaskExecutorPreference(globalConcurrentExecutor) { try await Self.asyncLet(work) }
    }
  }
}

/// The ways in which a making begins something that it does not wait for.
enum BegunTask: CaseIterable, Sendable {
  case task, taskInChild, childOfTask, detached

  @MainActor
  func callAsFunction(_ work: @escaping ChildTask.Work) async -> Task<Int, any Error> {
    switch self {
    case .task: return Task { try await work() }
    case .taskInChild:
      async let task = Task { try await work() }
      return await task
    case .childOfTask: return Task { try await ChildTask.group(work) }
    case .detached: return Task.detached { try await work() }
    }
  }
}
