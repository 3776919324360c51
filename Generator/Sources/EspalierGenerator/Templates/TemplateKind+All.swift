extension TemplateKind {
  /// All kinds, in the order of the guide.
  public static let all: [TemplateKind] = screens + structure + data + views

  private static let screens = [
    TemplateKind(
      name: "feature", summary: "a part of the app with places of its own",
      use: "A group of screens that belong together, with their own addresses and dependencies. Begin with one of "
        + "these, and add scenes to it.",
      fields: [
        Field(name: "Route", meaning: "the places of the feature, and their addresses below the parent's"),
        Field(name: "Scope", meaning: "the dependencies of the feature; what it lacks comes from the parent's scope"),
        Field(name: "Feature", meaning: "what stands at each place"),
        Field(name: "Scene, Model", meaning: "the first screen, and its logic"),
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
      name: "scene-mvvm", summary: "a screen with a view model",
      use: "Most screens. The view model loads and changes data; the scene makes the screen from it.",
      fields: [
        Field(name: "Model", meaning: "inputs that the screen writes, outputs that are computed from them"),
        Field(name: "Scene", meaning: "the screen as a value, made anew when something that it has read changes"),
      ],
      folder: "SceneMVVM", word: "SampleMVVM", suffix: "Scene", destination: .besideFeature,
      wiring: Wiring(
        place: Wiring.Place(
          routeCase: "case sampleMVVM", path: #"case .sampleMVVM: "/sampleMVVM""#, entry: "sampleMVVM",
          placement: "case .sampleMVVM: .root(SampleMVVMScene(model: SampleMVVMModel()))",
          placementOver: "case .sampleMVVM: .push(SampleMVVMScene(model: SampleMVVMModel()), over: OVER)"))),
    TemplateKind(
      name: "scene-mvvmf", summary: "a screen whose view model comes from a factory and stands behind a protocol",
      use: "A screen that other screens open without knowing what it needs, or whose view model is replaced in tests.",
      fields: [
        Field(name: "ModelProtocol", meaning: "what the scene sees of its view model"),
        Field(name: "Factory", meaning: "makes the scene with a fresh view model for a value"),
      ],
      folder: "SceneMVVMF", word: "SampleMVVMF", suffix: "Scene", destination: .besideFeature,
      wiring: Wiring(
        place: Wiring.Place(
          routeCase: "case sampleMVVMF(String)", path: #"case .sampleMVVMF(let name): "/sampleMVVMF/\(name)""#,
          entry: "sampleMVVMF", placement: "case .sampleMVVMF(let name): .root(self.sampleMVVMF.make(name))",
          placementOver: "case .sampleMVVMF(let name): .push(self.sampleMVVMF.make(name), over: OVER)",
          member: """
            private(set) lazy var sampleMVVMF: any Factory<String> = SampleMVVMFFactory { [weak self] _ in
              try self?.pop()
            }
            """))),
    TemplateKind(
      name: "scene-viper", summary: "a screen of view, presenter, interactor and router, each behind a protocol",
      use: "A screen with much logic that several people work on, or that comes from such an app.",
      fields: [
        Field(name: "Interfaces", meaning: "Viewable, Presentable, Interactive, Routable and Navigable"),
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
      name: "module", summary: "a part of the tree with dependencies and logic, with or without a screen",
      use: "Logic that lives as long as a part of the app does, such as a player or a synchronisation.",
      fields: [Field(name: "Builder", meaning: "makes scope, module and router from the parent's scope and a context")],
      folder: "Module", word: "Sample", suffix: "Module", destination: .folder(below: "Modules"), isOfParent: true,
      wiring: Wiring(lines: [attaching("SampleModuleBuilder")])),
    TemplateKind(
      name: "holder", summary: "a module that has modules",
      use: "A part of the app that is made of parts which come and go.",
      fields: [Field(name: "Holder", meaning: "attaches and detaches its modules; children end before it does")],
      folder: "Holder", word: "Sample", suffix: "Holder", destination: .folder(below: "Modules"), isOfParent: true,
      wiring: Wiring(lines: [attaching("SampleHolderBuilder")])),
    TemplateKind(
      name: "flow-module", summary: "a module that runs a flow",
      use: "A way through several screens with a result, such as opening an account.",
      fields: [Field(name: "Flow", meaning: "its steps, in order"), Field(name: "Router", meaning: "shows each step")],
      folder: "FlowModule", word: "Sample", suffix: "Flow", destination: .folder(below: "Flows"), isOfParent: true,
      wiring: Wiring(lines: [
        Wiring.Line(
          place: "ParentFeature, and call it from a screen",
          code: """
            /// Shows the flow, and takes it away at its end.
            func startSample() throws {
              let flow = try attach(SampleFlowModuleBuilder().build(in: scope))
              flow.finished = { [weak self, weak flow] _ in
                guard let self, let flow else { return }
                // Whoever has closed it already has nothing left to close.
                try? dismiss()
                detach(flow)
              }
              try present(flow)
            }
            """)
      ])),
    TemplateKind(
      name: "flow", summary: "steps in order, with a result",
      use: "Work in several steps that can be skipped, fail, go back and be resumed, whether it has screens or not.",
      fields: [
        Field(name: "State", meaning: "what the steps have found so far"), Field(name: "Step", meaning: "one step"),
      ],
      folder: "Flow", word: "Sample", suffix: "Flow", destination: .folder(below: "Flows"), wiring: .none),
    TemplateKind(
      name: "flow-step", summary: "one step of a flow",
      use: "A further step for a flow that is there.",
      fields: [Field(name: "isApplicable", meaning: "false where the step is skipped")],
      folder: "FlowStep", word: "Sample", suffix: "Step", destination: .folder(below: "Flows"), wiring: .none),
    TemplateKind(
      name: "connector", summary: "something outside that starts and stops with the app",
      use: "An SDK, a queue or a device that is told of the app's life.",
      fields: [Field(name: "start, stop", meaning: "what happens at the app's beginning and end")],
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
      use: "A feature that another team builds and releases by itself.",
      fields: [Field(name: "PlugIn", meaning: "its name, its places and what it adds to the app's menus")],
      folder: "PlugIn", word: "Sample", suffix: "PlugIn", destination: .package(below: "PlugIns"),
      wiring: Wiring(lines: [
        Wiring.Line(
          place: "the plug-ins of the app, and its package to the dependencies in Package.swift",
          code: "SamplePlugIn().adapted { ShellAsSampleShell($0) }")
      ])),
  ]

  private static func attaching(_ builder: String) -> Wiring.Line {
    Wiring.Line(
      place: "ParentFeature",
      code: """
        override func didActivate() {
          run { [weak self] in
            guard let self else { return }
            try attach(\(builder)().build(in: scope))
          }
        }
        """)
  }

  private static let data = [
    TemplateKind(
      name: "gateway", summary: "one fetch, over the network or from values in a test",
      use: "Each thing that the app asks another system for. Interactors and view models combine gateways.",
      fields: [
        Field(name: "Parameters", meaning: "what is asked"), Field(name: "Entity", meaning: "what is answered"),
      ],
      folder: "Gateway", word: "Sample", suffix: "Gateway", destination: .folder(below: "Gateways"), wiring: .none)
  ]

  private static let views = [
    TemplateKind(
      name: "view", summary: "a view made of others",
      use: "A piece of a screen that stands in several places.",
      fields: [Field(name: "with", meaning: "makes the view from values")],
      folder: "View", word: "Sample", suffix: "View", destination: .shared("Views"), wiring: .none),
    TemplateKind(
      name: "row", summary: "a row for one value",
      use: "A row that several lists show.",
      fields: [Field(name: "row", meaning: "makes the row from a value")],
      folder: "Row", word: "Sample", suffix: "Row", destination: .shared("Views"), wiring: .none),
    TemplateKind(
      name: "cell", summary: "a cell with a view model",
      use: "An element of a list or grid with logic of its own.",
      fields: [Field(name: "Model", meaning: "what the cell shows, and what happens in it")],
      folder: "Cell", word: "Sample", suffix: "Cell", destination: .shared("Views"), wiring: .none),
  ]
}
