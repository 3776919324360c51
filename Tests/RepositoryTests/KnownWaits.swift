/// The waits that have no limit of their own on their line, by files, with their number and the reason.
enum KnownWaits {
  static let all: [String: (count: Int, reason: String)] = [
    "Sources/Services/EspalierBroadcast/BroadcastConformance.swift":
      (4, "The trial around it has a limit (`BroadcastTrial`); two are reads of a number."),
    "Sources/Services/EspalierBroadcast/BroadcastMessages.swift":
      (2, "A reader of a stream reads until its task ends."),
    "Sources/Services/EspalierBroadcast/SocketTransport.swift":
      (1, "The loop answers within a second, however the others are."),
    "Sources/Tools/EspalierBrowserTesting/Internal/Chromium/LoopbackExchange.swift":
      (1, "The exchange has a limit of its own."),
    "Sources/Tools/EspalierBrowserTesting/Internal/Drivers/DriverProcess.swift":
      (1, "Twenty milliseconds."),
    "Sources/Tools/EspalierBrowserTesting/Internal/Firefox/BiDiConnection.swift":
      (2, "The socket and each command have a limit."),
    "Sources/Tools/EspalierBrowserTesting/Internal/Drivers/Turns.swift":
      (1, "A turn ends with the test that has it, which has a limit."),
    "Sources/Surfaces/EspalierCommand/Internal/HeadlessReading.swift":
      (1, "An alarm ends the stream at the time that the caller gave."),
    "Sources/Services/EspalierConnectors/ConnectorRunner.swift":
      (2, "A stop ends by the patience of its connectors, a start by their deadlines."),
    "Sources/Services/EspalierConnectors/Internal/Completion.swift":
      (1, "Its callers give the end, or wait for what has one."),
    "Sources/Services/EspalierConnectors/Internal/ConnectorCall.swift":
      (1, "Work in the background; a call that outlasts its deadline is abandoned and reported."),
    "Sources/Services/EspalierConnectors/Internal/ConnectorRunner+Stopping.swift":
      (3, "Each stop has a patience; what outlasts it is reported."),
    "Sources/Services/EspalierConnectors/Processes/Leadership.swift":
      (1, "Work in the background waits to lead; nobody waits for it."),
    "Sources/Scopes/EspalierContainer/Internal/AsyncStep.swift":
      (2, "A value that this process makes; circles are found before."),
    "Sources/Scopes/EspalierContainer/Internal/Waiter.swift":
      (1, "A factory of this process on another thread, for the container's `waitingAtMost`."),
    "Sources/Base/EspalierCryptography/PasswordHash.swift":
      (1, "Work of the processor on a thread of its own, of a bounded cost."),
    "Sources/Services/EspalierGateways/Caching/CacheFiles.swift":
      (1, "Files that this process writes."),
    "Sources/Services/EspalierGateways/Bodies/Internal/CountedChunks.swift":
      (1, "A body; the transport has a limit for each piece, the request one for the whole."),
    "Sources/Services/EspalierGateways/Bodies/Internal/JoinedChunks.swift":
      (1, "As in CountedChunks.swift."),
    "Sources/Services/EspalierGateways/Work/Internal/TurnGate.swift":
      (1, "`BoundedWait` stands around it in MemorySecretStore.swift."),
    "Sources/Services/EspalierGateways/Bodies/Internal/WholeChunks.swift":
      (1, "As in CountedChunks.swift."),
    "Sources/Services/EspalierGateways/Middleware/AccessTokens.swift":
      (1, "The fetch that the app gives has its limits; the request of the caller has one."),
    "Sources/Services/EspalierGateways/Outbox/Internal/Outbox+Sending.swift":
      (2, "The run in the background; nobody waits for it."),
    "Sources/Services/EspalierGateways/Bodies/ByteChunks.swift":
      (3, "As in CountedChunks.swift."),
    "Sources/Services/EspalierGateways/Secrets/SecretTurn.swift":
      (1, "The lease of the turn is the limit."),
    "Sources/Services/EspalierGateways/Work/NewestWins.swift":
      (1, "The caller's own work, which ends with its task."),
    "Sources/Services/EspalierGateways/Work/SingleFlight.swift":
      (1, "The caller's own work, which it leaves when its task is cancelled."),
    "Sources/Services/EspalierHTTP/Internal/IncomingChunks.swift":
      (2, "The client has a limit for the next bytes."),
    "Sources/Features/EspalierFlows/Internal/FlowCore.swift":
      (3, "A person is asked; the flow ends with its window."),
    "Sources/Features/EspalierFlows/Internal/FlowEngine.swift":
      (2, "Steps of this flow, which are cancelled with it."),
    "Sources/Features/EspalierFlows/Internal/OneByOne.swift":
      (1, "Checkpoints of one run, each of which the app's own function ends."),
    "Sources/Features/EspalierFlows/Internal/StepPosition.swift":
      (1, "A person is asked; the flow ends with its window."),
    "Sources/Features/EspalierFlows/Internal/ParallelRun.swift":
      (1, "Steps of this flow, which are cancelled with it."),
    "Sources/Features/EspalierFlows/Internal/Pending.swift":
      (1, "A person is asked; the flow ends with its window."),
    "Sources/Features/EspalierFlows/Internal/SeriesRun+Groups.swift":
      (1, "Undoing of this flow's own steps."),
    "Sources/Features/EspalierModules/Modules/Internal/AnyModule+Making.swift":
      (1, "A module that this process builds; it is cancelled with its parent."),
    "Sources/Features/EspalierModules/Modules/Internal/ModuleTask.swift":
      (1, "A task of the module itself, which has been cancelled."),
    "Sources/Features/EspalierModules/Modules/AnyModule+Keys.swift":
      (1, "As in AnyModule+Making.swift."),
    "Sources/Features/EspalierModules/Modules/AnyModule+Life.swift":
      (1, "As in AnyModule+Making.swift."),
    "Sources/Places/EspalierNavigation/Navigator/Internal/Navigator+Questions.swift":
      (1, "A person is asked; it ends with the window."),
    "Sources/Places/EspalierNavigation/Navigator/Internal/Navigator+Steps.swift":
      (1, "Steps of the navigator before it, on the same actor."),
    "Sources/Places/EspalierNavigation/Window/Internal/Events/HandlerRunner.swift":
      (1, "The handler that a person runs again; it ends with its window."),
    "Sources/Places/EspalierNavigation/Window/Internal/ScenePresence.swift":
      (1, "A task of the scene, which ends with it."),
    "Sources/Places/EspalierNavigation/Window/Internal/WindowLife.swift":
      (1, "As in WindowTasks.swift."),
    "Sources/Places/EspalierNavigation/Window/Internal/WindowTasks.swift":
      (1, "Tests wait until the window's own tasks have ended."),
    "Sources/Places/EspalierNavigation/Window/Window+Events.swift":
      (1, "A handler of this window, which the watchdog reports."),
    "Sources/Services/EspalierObservability/Storage/Internal/BufferedWriter.swift":
      (1, "The writer's own task, which has been told to end."),
    "Sources/Tools/EspalierPrograms/Internal/ProgramLife.swift":
      (
        4,
        "A process that was killed is gone soon; other waits are cancelled with the test, which "
          + "has a limit, and kill it."
      ),
    "Sources/Tools/EspalierPrograms/Internal/ProgramText.swift":
      (1, "`first(within:)` stands around it; to wait for all that a program says ends with its task."),
    "Sources/Base/EspalierBase/Waiting/Internal/Flight.swift":
      (1, "Its callers leave when they are cancelled; `BoundedWait` stands on it."),
    "Sources/Scopes/EspalierScopes/Scope/Internal/SharedMaking.swift":
      (2, "A value that this process makes; circles are found before."),
    "Sources/Scopes/EspalierScopes/Scope/Scope+AsyncShared.swift":
      (1, "As in SharedMaking.swift."),
    "Sources/Base/EspalierBase/Waiting/BoundedWait.swift":
      (1, "The limit itself."),
    "Sources/Screens/EspalierScreens/Effects/Effects.swift":
      (1, "Tests wait until the scene's own effects have ended."),
    "Sources/Screens/EspalierScreens/Forms/Form.swift":
      (1, "A check of the form's own, which is cancelled with it."),
    "Sources/Surfaces/EspalierCommand/Internal/ModelContext/ModelContextServer.swift":
      (1, "A step has the limit of `--timeout`, and the client can cancel it."),
    "Generator/Sources/EspalierGenerator/ModelContext/ModelContextSupervisor.swift":
      (1, "The next rebuild, which the client requests; the end of its messages ends the wait."),
    "Sources/Surfaces/EspalierTesting/TestClock.swift":
      (2, "A clock that a test moves; the test has a limit."),
    "Sources/Surfaces/Web/EspalierLivePage/HeldPages/PageCommits.swift":
      (2, "A commit has the patience of `PageRestoration`."),
    "Sources/Surfaces/Web/EspalierServer/Internal/Lines/SimulatedLatency.swift":
      (1, "Messages of a connection until its end; pings see to that."),
    "Sources/Surfaces/Web/EspalierServer/Internal/Listening/UpgradeChannel.swift":
      (1, "The connection is closed after half a `limits.requests.time`."),
    "Sources/Surfaces/Web/EspalierServer/Internal/Lines/Joining/LiveConnections.swift":
      (2, "A first message has the `limits.connections.joinTime`, and later ones the pings."),
    "Sources/Surfaces/Web/EspalierServer/Internal/Network/ConnectionWatch.swift":
      (1, "The body is cancelled when the browser hangs up, for which there are deadlines."),
    "Sources/Surfaces/Web/EspalierServer/Internal/Lines/WebSocket/LiveSockets.swift":
      (1, "A closing connection has a second."),
    "Sources/Surfaces/Web/EspalierWorkers/Internal/SupervisedWorker.swift":
      (1, "A process that was killed is gone soon."),
    "Sources/Surfaces/Web/EspalierWorkers/WebSupervisor.swift":
      (1, "The supervisor runs until it is told to end."),
    "Examples/Bank/Sources/BankService/Internal/Listening.swift":
      (1, "`url(within:clock:)` stands around it."),
    "Examples/Bank/Sources/BankService/Log/BankLog.swift":
      (1, "Tests wait for a request; they have limits."),
    "Examples/Bench/Sources/Rows/HTTPRows.swift":
      (1, "A benchmark, which somebody watches."),
    "Examples/Wallet/Sources/Statements/ReadingThreads.swift":
      (1, "The patience of the threads ends the wait, `ReadingLimits.duration` the work."),
    "Examples/Wallet/Sources/Wallet/Features/Accounts/Import/ImportScene.swift":
      (1, "The first step reads a file of this machine and has the limits of reading."),
    "Examples/Wallet/Sources/Wallet/Features/Overview/OverviewFeature.swift":
      (1, "A write of this process into its database."),
    "Examples/Wallet/Sources/Wallet/Start/WalletStart.swift":
      (1, "The start: another process has `WalletOpening.patience`, and the page says meanwhile what it waits for."),
    "Examples/Wallet/Sources/WalletStore/Internal/PasswordTurns.swift":
      (1, "A bounded number of turns, each of which is work of the processor of a bounded cost."),
    "Examples/Wallet/Sources/WalletStore/WalletOpening.swift":
      (1, "A migration that this process does, which can be interrupted."),
  ]
}
