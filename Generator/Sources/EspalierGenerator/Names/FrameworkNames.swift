/// The names that are public in Espalier. A test writes this file from the sources, and holds it to them.
enum FrameworkNames {
  /// Its modules.
  static let modules = words(
    """
    CEspalierBrowser CEspalierCryptography CEspalierPrograms CEspalierSQLite CEspalierWorkers CZlib Espalier
    EspalierApp EspalierBase EspalierBroadcast EspalierBrowserTesting EspalierCommand EspalierConnectors
    EspalierContainer EspalierCryptography EspalierFiles EspalierFlows EspalierGateways EspalierHTML EspalierHTTP
    EspalierHeadless EspalierLivePage EspalierMacroExpansion EspalierMacros EspalierMacrosPlugin EspalierModules
    EspalierNavigation EspalierObservability EspalierPlugIns EspalierPrograms EspalierScopes EspalierScreens
    EspalierSecrets EspalierServer EspalierStorage EspalierTLS EspalierTesting EspalierViews EspalierWeb EspalierWire
    EspalierWorkers
    """)

  /// Its types.
  static let types = words(
    """
    AccessSettings AccessToken AccessTokens AccessibilityRole Accessory ActionItem ActionList ActivityIndicator
    ActivityShowing ActivityView AdaptedPlugIn Address AddressShowing Alarm AlertShowing Alias Alignment AnalyticsCSV
    AnalyticsConnector AnalyticsError AnalyticsStore AnyComponent AnyFlowPart AnyModule App AppDriver AppError AppHost
    AppSurface Appearance Arrangement AspectRatio Assembly AsyncResolver AsyncResolving AsyncResolvingAccess Avatar
    Axis BackgroundWork Backoff Badge BarChart BarGroupView Binding BodyTooLargeError BodyUsedTwiceError Border
    BottomBarView BoundElement BoundedWait Branch Broadcast BroadcastConformance BroadcastDelivery BroadcastError
    BroadcastFrame BroadcastMessages BroadcastTransport Browser BrowserCookie BrowserError BrowserKind BrowserOptions
    Builder Button ButtonVariant ByteChunks Canvas Cell CertificateFiles Changes ChartItem ChartItems ChartPoint
    ChartSeries ChartUnit ChartValues Checkbox Child ChildPlacement ChromeWords Color ColorRole ColourScheme Column
    ColumnChart CommandSurface Component ComponentConvertible Configurable ConformanceApp ConformanceFailure
    ConnectionError ConnectionLimits ConnectivityError Connector ConnectorBuilder ConnectorGroup ConnectorReport
    ConnectorRunner ConnectorState ConnectorStatus ConsoleMessage Container ContainerError ContainerFault
    ContainerFaults ContainerNote ContainerView ContentMode ContentPosition Contrast ContrastFailure Contributed
    Contribution ContributionName Control ControlEvent ControlState Coordinating Coordinator CoordinatorPosition
    CornerRadius CryptographyError CursorList CursorPage CursorSource CustomLifetime DataName DataVersions DateField
    Day DecodedResponse Density DependencyError DependencyGraph DependencyKey Destination Dialog DialogButton
    DialogButtonsView DialogView Digest Distribution Divider DonutChart DownloadError Drawing DriverError Durability
    EffectName EffectRunning Effects Element EmptyScope EmptyState Endpoint EntryField Environment EnvironmentKey
    EnvironmentKeys EnvironmentValues ErrorReportsConnector EventClaim EventClaims EventHandler EventKind EventOutcome
    EventValue ExplainedError Export ExportError ExportHandler ExportLimits ExportedFile ExtensionPoint Factory
    FailureLog FailurePolicy FailureReport Feature FieldDecoration FieldName FilePicker Flow FlowAnswer FlowBuilder
    FlowError FlowFailure FlowInteraction FlowModule FlowOutcome FlowPart FlowProgress FlowQuestion FlowRun FlowScene
    FlowSnapshot FlowStep FlowWords FocusRequest FocusShowing FocusTaking Font Form FormCheck FormField FormLimits
    FormPolicy Frame FrozenContainer Gateway Graphable Grid GridColumns GridContainer HTMLDrawn HTMLElement HTMLMarkup
    HTMLProperty HTMLRedrawn HTMLSnapshot HTTPProxy HTTPTransport HandlerError HandlerFailure Headers HeadlessSurface
    HostError Icon ImageSource ImageView IndicatorScale Input Insets Interactor Items JSONCoding JSONValue Key
    KeyPress KeyedPart KeyedParts Label Launch Layout LayoutBuilder LayoutChild LayoutDirection LayoutPriority
    LazyStep Leadership Leads Leak LeakDetection LeakDetector LeaksFound LifecycleEvent LifecycleEvents Lifetime
    LineChart Link ListDifference ListedPlugIn LiveStorage Loadable LoadingModel LocalChange Localization
    LocalizedText Locator LogConnector MainActorResolver MainClock ManualClock Medium MemoryOutboxStore
    MemoryPageStore MemoryPressure MemorySecretStore Menu MenuItem MenuItems MessageView MetricsConnector Middleware
    MockGateway ModalStyle ModalView ModelContextSurface ModelScene Module ModuleError ModuleFault MoreRowsView
    MountedWebServer Moved MultipartForm Navigable NavigationBarView NavigationChange NavigationError
    NavigationOutcome NavigationState Navigator Nested NetworkClient NetworkError NetworkRange NewestWins NoOptions
    NoParent NoValue Node NotEventsError NotRecordedError NumberField NumberNotation NumberReading Offer Outbox
    OutboxChange OutboxConflict OutboxDelivery OutboxEntry OutboxError OutboxKind OutboxMessage OutboxOutcome
    OutboxStore OutboxStoreConformance OutboxStoreLawError Overprint OverrideMode Overrides Page PageChange
    PageFailureView PageLease PageLimits PageRestorationSettings PageSetting PageStore PageStoreConformance
    PageStoreError PagedList Palette Parallel PasswordHash Patch Path PathCase PathError PathForm PathParameter
    PathStep PathValue Paths PathsBuilder Permission Picker PickerOption PickerOptions PickerVariant Placement PlugIn
    PlugInConflicts PlugInContext PlugInEntry PlugInError PlugInRoute PlugIns PlugInsBuilder PluggedIn PluggedPart
    PluralCategory Point Preparation Presentable PresentedScene Presenting PrivateDatabase PrivateFile
    PrivateFileError PrivateFolder ProgramEnd ProgramError ProgramOutput ProgressBar PrometheusMetrics Property
    PropertyDescription Query Question QuestionEnd RandomBytes Reachability ReadLines ReceivedFile RecordedGateway
    Redaction Redirects RefreshButtonView Refreshing Registered RegisteredOnMainActor RegistrationSite Reply Request
    RequestBody RequestLimits RequestMethod RequestNotRecordedError RequestRecord ResettableLifetime Resolver
    Resolving ResolvingAccess Response ResponseCache RestartPolicy RestorationStates RootScope Route RouteAddress
    RouteMatch RoutePart RoutePartKind RouterError Routing Row RowAction RowBuilder RowMove RowPartsBuilder
    RowProperties RowSelection RowSource RowTraits RowWindow RunningProgram SQLitePageStore SavedFile Scene
    SceneFactory SceneLifeCycle ScenePresenter SceneRouter Scope ScopeNode Screen ScreenBuilder ScreenPart
    ScreenSnapshot ScreenView ScriptedTransport ScrollContainer ScrollOffset ScrollProperties ScrollView Scrolling
    SearchBarView SearchField Secret SecretError SecretFile SecretKey SecretStore Section SectionGroupView
    SectionIndex SectionIndexView SectionView SecureField SecureWebSurface SelectionKind Separators ServerEvent
    SessionSettings Shadow Shape SharedAddress SharedAddressError ShownControl Signal SignalContent SingleFlight
    SiteMap SkeletonView Slider SocketTransport SocketTransportCounts Spacing Stack StackShowing StateRestoring
    StateValues Step Stepper StorageReport Stroke StructureSurface Style StyleObject StyleSlot StyleValue
    StyleValueConvertible Submission SubmissionHandler SubmissionOutcome SubmissionRejection SubmissionStep
    SubmissionValues SubmittedForm Submitter SupervisorError Surface SurfaceConformance SwipeDirection SystemMainClock
    TabBarView TabItem TabView TableColumn TableHeading TableHeadings TableRow TableRowProperties TableSort TakenPage
    Telemetry TelemetryConformance TelemetryEvent TelemetryFailure TelemetryPlace TelemetryRecorder TelemetrySink
    TelemetrySpan TelemetryTracer TestApp TestClock Text TextArea TextAttribute TextAttributes TextField TextFieldKind
    TextFit TextForm TextInput TextStyle TextTable Theme TimePhase Toast ToastView Toggle ToolbarMenuItemView
    ToolbarMenuView Topic TracingConnector TransferProgress Transform Transition Transport TransportError TypeScale
    UnsavedChanges UnsavedMarkView UploadLimits UserStep Variant View ViewColor ViewModel ViewSchema ViewState
    Viewable Violation Visitor WaitLimitError Watchdog WatchdogReport WebApp WebAsset WebCertificate WebConfiguration
    WebEndpoint WebLimits WebServer WebServerError WebSupervisor WebSurface Window WindowAddress WindowClosing
    WindowEvent WindowHistory WindowObserver WindowOwner WindowStack WindowTelemetry WindowView WorkerSettings _Lock
    """)

  /// The members of a feature.
  static let featureMembers = words(
    """
    activate adopt answers ask attach attachLazily child children context cover detach didActivate didFail didReplace
    dismiss dismissAll fail finish go graph graphContents graphLinks graphNode isActive isBuilt key leads move nearest
    own ownerName path permission placement pop popToRoot position prepare present presented provide push rebuild
    remake replace reply report run scope select setRoot show tabs teardown visibleScene willDeactivate windowDidClose
    windowDidOpen
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
