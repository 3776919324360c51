extension TemplateKind {
  /// All kinds, in the order of the guide.
  public static let all: [TemplateKind] = screens + structure + surroundings + views

  private static let screens = [
    TemplateKind(
      name: "feature", summary: "a part of the app with places of its own",
      use: "Use it for screens that belong together. Begin with one, and add scenes to it.",
      fields: [
        Field(name: "Route", meaning: "its places, and their addresses below the parent's"),
        Field(
          name: "Dependencies",
          meaning: "the needs that the app around it meets; the compiler names one that is missing"),
        Field(name: "Scope", meaning: "its own dependencies"),
        Field(name: "Source", meaning: "the origin of the entries; put your own in the place of the empty one"),
        Field(name: "Entry", meaning: "one of the things that it shows"),
        Field(name: "Feature", meaning: "the scene at each place"),
        Field(name: "Scene", meaning: "the first screen, over a model that loads the entries"),
      ],
      folder: "Feature", word: "Sample", suffix: "Feature", destination: .folder(below: "Features"), isOfParent: true,
      wiring: Wiring(
        place: Wiring.Place(
          routeCase: "case sample(SampleRoute)", path: #"case .sample(let route): "/sample" + route.path"#,
          entry: "sample", placement: "case .sample(let route): .child(self.sample, route)",
          placementOver: "case .sample(let route): .child(self.sample, route, in: .push(over: OVER))",
          member:
            "private(set) lazy var sample = attach(SampleFeature(scope: SampleScope(scope)), as: ParentRoute.sample)"
        ))),
    TemplateKind(
      name: "feature-editable", summary: "a list that a person adds to, edits, deletes from, and undoes in",
      use:
        "Use it for things that people keep. They are in memory at first: replace the gateway with one over your database.",
      fields: [
        Field(name: "Route", meaning: "the list, and the form of a new entry and of one that exists"),
        Field(name: "Dependencies, Scope", meaning: "its needs, and the gateway"),
        Field(
          name: "Gateway",
          meaning: "reads and writes the entries, and raises their version, so that every window loads them again"),
        Field(name: "Memory", meaning: "the gateway that it begins with; a restart forgets its entries"),
        Field(name: "Model, Scene", meaning: "the list, with an undo of each deletion"),
        Field(name: "FormModel, FormScene", meaning: "the form, whose unsaved text outlives a restart"),
      ],
      folder: "FeatureEditable", word: "SampleEditable", suffix: "Feature", destination: .folder(below: "Features"),
      isOfParent: true,
      wiring: Wiring(
        place: Wiring.Place(
          routeCase: "case sampleEditable(SampleEditableRoute)",
          path: #"case .sampleEditable(let route): "/sampleEditable" + route.path"#, entry: "sampleEditable",
          placement: "case .sampleEditable(let route): .child(self.sampleEditable, route)",
          placementOver: "case .sampleEditable(let route): .child(self.sampleEditable, route, in: .push(over: OVER))",
          member: """
            private(set) lazy var sampleEditable = attach(
              SampleEditableFeature(scope: SampleEditableScope(scope)), as: ParentRoute.sampleEditable)
            """))),
    TemplateKind(
      name: "scene-mvvm", summary: "a screen with a view model", use: "Use it for most screens.",
      fields: [
        Field(
          name: "Model", meaning: "inputs, outputs that are computed from them, and `fetch`, which brings the data"),
        Field(name: "Scene", meaning: "the screen as a value, made again when something that it has read changes"),
      ],
      folder: "SceneMVVM", word: "SampleMVVM", suffix: "Scene", destination: .besideFeature,
      wiring: Wiring(
        place: Wiring.Place(
          routeCase: "case sampleMVVM", path: #"case .sampleMVVM: "/sampleMVVM""#, entry: "sampleMVVM",
          placement: "case .sampleMVVM: .root(SampleMVVMScene(model: SampleMVVMModel()))",
          placementOver: "case .sampleMVVM: .push(SampleMVVMScene(model: SampleMVVMModel()), over: OVER)"))),
    TemplateKind(
      name: "scene-mvvmf", summary: "a screen that a factory makes, with its view model behind a protocol",
      use: "Use it where other screens lead to it without knowing how it is made, or where its view model is replaced.",
      fields: [
        Field(name: "ViewModel", meaning: "the protocol that the scene sees"),
        Field(name: "LiveViewModel", meaning: "the one that the app has"),
        Field(
          name: "Factory",
          meaning: "makes the scene with a fresh view model for a value, and has the factory of the next screen"),
      ],
      folder: "SceneMVVMF", word: "SampleMVVMF", suffix: "Scene", destination: .besideFeature,
      wiring: Wiring(
        place: Wiring.Place(
          routeCase: "case sampleMVVMF(String)", path: #"case .sampleMVVMF(let name): "/sampleMVVMF/\(name)""#,
          entry: "sampleMVVMF", placement: "case .sampleMVVMF(let name): .root(self.sampleMVVMF.make(name))",
          placementOver: "case .sampleMVVMF(let name): .push(self.sampleMVVMF.make(name), over: OVER)",
          member: """
            private(set) lazy var sampleMVVMF: any Factory<String> = SampleMVVMFFactory { [weak self] in
              try self?.push($0)
            }
            """))),
    TemplateKind(
      name: "scene-viper", summary: "a screen of view, presenter, interactor and router, each behind a protocol",
      use: "Use it where parts are swapped, or tested one by one.",
      fields: [
        Field(name: "Interface", meaning: "the protocols of the parts: Viewable, Presenting, Routing and Interactor"),
        Field(name: "Parameters", meaning: "the values that the place before hands over"),
        Field(
          name: "Appearance", meaning: "the constants of its looks: layout, colours, fonts, animations, and others"),
        Field(name: "Scene, Presenter, Router, LiveInteractor", meaning: "the parts"),
        Field(name: "Factory", meaning: "puts the parts together; another one swaps any of them"),
      ],
      folder: "SceneVIPER", word: "SampleVIPER", suffix: "Scene", destination: .besideFeature,
      wiring: Wiring(
        place: Wiring.Place(
          routeCase: "case sampleVIPER", path: #"case .sampleVIPER: "/sampleVIPER""#, entry: "sampleVIPER",
          placement: """
            case .sampleVIPER:
              .root(SampleVIPERFactory(router: SampleVIPERRouter(self)).make(SampleVIPERParameters()))
            """,
          placementOver: """
            case .sampleVIPER:
              .push(SampleVIPERFactory(router: SampleVIPERRouter(self)).make(SampleVIPERParameters()), over: OVER)
            """))),
  ]

  private static let structure = [
    TemplateKind(
      name: "module", summary: "a module without a screen, which lives as long as its part of the app",
      use: "Use it for a synchronisation or a player.",
      fields: [
        Field(name: "The protocol", meaning: "what others may ask of it; they find it by `nearest()`"),
        Field(name: "Module", meaning: "its life"), Field(name: "Scope", meaning: "its dependencies and its work"),
        Field(name: "Builder", meaning: "makes the scope and the module from the parent's scope"),
      ],
      folder: "Module", word: "Sample", suffix: "Module", destination: .folder(below: "Modules"), isOfParent: true,
      wiring: Wiring(lines: [attaching("SampleModuleBuilder")])),
    TemplateKind(
      name: "holder", summary: "a module that has modules by name", use: "Use it where parts come and go.",
      fields: [
        Field(name: "Holder", meaning: "opens, finds and closes its parts, and restarts one that fails"),
        Field(name: "Part", meaning: "one of them"), Field(name: "Context", meaning: "the values that all parts read"),
        Field(name: "Scope, Builder", meaning: "its dependencies, and the way it is made"),
      ],
      folder: "Holder", word: "Sample", suffix: "Holder", destination: .folder(below: "Modules"), isOfParent: true,
      wiring: Wiring(lines: [attaching("SampleHolderBuilder")])),
    TemplateKind(
      name: "flow-module", summary: "a module that is a flow, and shows it",
      use: "Use it for a way through several steps that the app attaches, such as opening an account.",
      fields: [
        Field(name: "State", meaning: "what the steps have found so far"),
        Field(name: "Parameters", meaning: "the values for its user interface, which its parent hands over"),
        Field(name: "FlowModule", meaning: "the steps in their order; `finished` receives the outcome"),
        Field(name: "Scope, StepScope", meaning: "the dependencies of the module, and of a step alone"),
        Field(name: "Scene", meaning: "asks the person"), Field(name: "Builder", meaning: "the way it is made"),
      ],
      folder: "FlowModule", word: "Sample", suffix: "FlowModule", destination: .folder(below: "Flows"),
      isOfParent: true,
      wiring: Wiring(lines: [
        Wiring.Line(
          place: "ParentFeature, and call it from a screen",
          code: """
            /// Shows the flow, and takes it away at its end.
            func startSample() throws {
              let flow = SampleFlowModuleBuilder().build(in: scope)
              // A flow that the person closes is cancelled, and does not report its end.
              flow.finished = { [weak self] _ in try? self?.dismiss() }
              try present(flow)
            }
            """)
      ])),
    TemplateKind(
      name: "flow", summary: "steps in order over one state",
      use: "Use it for work that can be refused, undone or resumed, with screens or without.",
      fields: [
        Field(name: "State", meaning: "what the steps have found so far"),
        Field(name: "Flow", meaning: "the steps"),
        Field(name: "Store", meaning: "what it writes to"), Field(name: "Error", meaning: "its failures in words"),
        Field(name: "Scene", meaning: "asks the person to confirm"),
      ],
      folder: "Flow", word: "Sample", suffix: "Flow", destination: .folder(below: "Flows"),
      wiring: Wiring(lines: [
        Wiring.Line(
          place: "a screen or a model that runs it",
          code: "try await SampleFlow.steps(store: store).run(SampleFlowState(text: text))")
      ])),
    TemplateKind(
      name: "flow-step", summary: "one step of a flow as a type",
      use: "Use it for a step that is tested by itself, or that serves several flows.",
      fields: [
        Field(name: "State", meaning: "what the step reads, and what it has found"),
        Field(name: "Step", meaning: "`isApplicable`, `run`, `merge`, `undo` and `onFailure`"),
      ],
      folder: "FlowStep", word: "Sample", suffix: "Step", destination: .folder(below: "Flows"),
      wiring: Wiring(lines: [
        Wiring.Line(
          place: "a flow over another state than its own, as a step within it",
          code: #"Nested("Count", \.words, Flow("Count") { SampleStep() })"#)
      ])),
  ]

  private static let surroundings = [
    TemplateKind(
      name: "gateway", summary: "one fetch, over the network or from fixed values",
      use: "Use it for each thing that the app asks of another system.",
      fields: [
        Field(name: "Parameters", meaning: "what is asked"), Field(name: "Entity", meaning: "what is answered"),
        Field(name: "NetworkGateway, FixedGateway", meaning: "the fetch, and one for tests and previews"),
        Field(
          name: "Server",
          meaning: "the address, which has to be filled in: the test fails until it is, and names the file"),
      ],
      folder: "Gateway", word: "Sample", suffix: "Gateway", destination: .folder(below: "Gateways"),
      wiring: Wiring(lines: [
        Wiring.Line(
          place: "a scope",
          code: """
            let sample: any Gateway<SampleParameters, SampleEntity> = SampleNetworkGateway(client: SampleServer.client())
            """)
      ])),
    TemplateKind(
      name: "connector", summary: "a connector, which joins an SDK to the life of the app",
      use: "Use it for crash reports, analytics or a queue.",
      fields: [
        Field(name: "SDK", meaning: "the protocol of what is needed of it"),
        Field(name: "Connector", meaning: "`events` that it receives, `start`, `receive` and `stop`"),
      ],
      folder: "Connector", word: "Sample", suffix: "Connector", destination: .shared("Connectors"),
      wiring: Wiring(lines: [
        Wiring.Line(
          place: "the `App`, with an SDK of your own that conforms to SampleSDK",
          code: """
            @ConnectorBuilder var connectors: [any Connector] {
              SampleConnector(sdk: sdk)
            }
            """)
      ])),
    TemplateKind(
      name: "plug-in", summary: "a feature in a package of its own, for an app that does not know it",
      use: "Use it for a feature that another team builds and releases.",
      fields: [
        Field(name: "Shell", meaning: "what it needs of any app"),
        Field(name: "PlugIn", meaning: "its identity, its title and its entries in the app's menus"),
        Field(name: "Route, Scope, Feature, Scene", meaning: "as in a feature"),
      ],
      folder: "PlugIn", word: "Sample", suffix: "PlugIn", destination: .package(below: "PlugIns"),
      wiring: Wiring(lines: [
        Wiring.Line(
          place: "the plug-ins of the app, and the package to the dependencies in Package.swift; the guide to plug-ins "
            + "shows the whole of an app that takes some",
          code: "SamplePlugIn().adapted { AppAsSampleShell($0) }")
      ])),
  ]

  private static let views = [
    TemplateKind(
      name: "view", summary: "a view made of others, with styles of its own",
      use: "Use it for a piece of a screen that stands in several places.",
      fields: [Field(name: "View", meaning: "its children, their layout, and the styles that set them")],
      folder: "View", word: "Sample", suffix: "View", destination: .shared("Views"),
      wiring: Wiring(lines: [
        Wiring.Line(place: "a screen", code: #"Row(SampleView.with(.title("Title"), .detail("Detail")))"#)
      ])),
    TemplateKind(
      name: "row", summary: "a value that makes its row, with what a person can do with it",
      use: "Use it for a row that several lists show.",
      fields: [
        Field(name: "component", meaning: "the looks of the row"),
        Field(name: "row", meaning: "the row with its actions"),
      ],
      folder: "Row", word: "Sample", suffix: "Row", destination: .shared("Views"),
      wiring: Wiring(lines: [
        Wiring.Line(
          place: "a screen",
          code: #"Section("rows", rows) { row in row.row(open: { open(row) }, delete: { delete(row) }) }"#)
      ])),
    TemplateKind(
      name: "cell", summary: "a cell that is made from a model",
      use: "Use it where a row needs more than `Cell` has.",
      fields: [
        Field(name: "Cell", meaning: "the parts and their layout"),
        Field(name: "CellModel", meaning: "the values that it shows"),
      ],
      folder: "Cell", word: "Sample", suffix: "Cell", destination: .shared("Views"),
      wiring: Wiring(lines: [Wiring.Line(place: "a screen", code: #"Section("cells", models) { Row($0) }"#)])),
  ]

  private static func attaching(_ builder: String) -> Wiring.Line {
    Wiring.Line(
      place: "ParentFeature; where there is a `didActivate()` already, add the last line alone",
      code: """
        override func didActivate() {
          run { [weak self] in
            guard let self else { return }
            try attach(\(builder)().build(in: scope))
          }
        }
        """)
  }
}
