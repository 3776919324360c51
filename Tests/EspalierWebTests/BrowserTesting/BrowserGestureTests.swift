import EspalierBrowserTesting
import Testing

/// Tests of what a person does with fingers and the other button of a mouse.
@Suite(.serialized, .drivesBrowsers)
struct BrowserGestureTests {
  /// A field that leaves no touch to the browser, and keeps where each pointer went down and up.
  private static let field = """
    <meta name=viewport content="width=device-width"><body style="margin:0">
    <div id=field style="touch-action:none;user-select:none;width:300px;height:300px;background:silver">Field</div>
    <script>went = []; const at = {}; let open = 0;
    field.onpointerdown = e => { at[e.pointerId] = e; open++ };
    onpointerup = e => { open--; const from = at[e.pointerId]; if (from) went.push([e.pointerType,
      Math.round(e.clientX - from.clientX), Math.round(e.clientY - from.clientY), e.timeStamp - from.timeStamp]) }
    </script>
    """

  @Test(arguments: BrowserKind.installed)
  func `the right button opens a context menu`(kind: BrowserKind) async throws {
    try await TestPages.withPage(
      kind,
      """
      <p style="height:2000px">Above</p><p id=late hidden oncontextmenu="event.preventDefault();
        seen = [event.pointerType ?? 'mouse', event.button]" onclick="clicked = true">Rent</p>
      <script>setTimeout(() => late.hidden = false, 300)</script>
      """
    ) { page in
      try await page.rightTap(.text("Rent"))
      #expect(try await page.evaluate("[seen, window.clicked ?? false]") == [["mouse", 2], false])
      try await page.evaluate("seen = null")
      try await page.find(.text("Rent")).rightTap()
      #expect(try await page.evaluate("seen[1]") == 2)
    }
  }

  @Test(arguments: BrowserKind.installed, [PageSetting.desktop, .phone])
  func `a finger swipes on every page, as far as it is told`(kind: BrowserKind, setting: PageSetting) async throws {
    try await TestPages.withPage(kind, Self.field, setting) { page in
      for direction in SwipeDirection.allCases { try await page.swipe(.text("Field"), direction, by: 70) }
      try await page.find(.text("Field")).swipe(.down)
      // The field's middle is 150 pixels away from the edge.
      try await page.swipe(.text("Field"), .left)
      let ways = try await page.evaluate("went.map(one => one.slice(0, 3))")
      let touch: JSONValue = "touch"
      #expect(
        ways == [
          [touch, -70, 0], [touch, 70, 0], [touch, 0, -70], [touch, 0, 70], [touch, 0, 200], [touch, -150, 0],
        ])
      let tooFar = await #expect(throws: BrowserError.self) {
        try await page.swipe(.text("Field"), .left, by: 151, timeout: .zero)
      }
      #expect(tooFar?.reason == .refused(code: "move target out of bounds"))
      #expect(tooFar?.what.contains("from 1 to 150 pixels") == true)
      #expect(tooFar?.location?.contains("BrowserGestureTests.swift:") == true)
    }
  }

  /// A page that puts another element in the button's place when the pointer arrives, or the tap reads the place. The
  /// corner of the window, where a mouse is at first, is not the button's.
  private static let restless = """
    <body style="margin:50px 0"><button id=pay style="display:block;height:100px" onclick="paid = true">Pay</button>
    <button id=other style="display:block;height:100px" onclick="wrong = true">Delete everything</button>
    <script>moved = false; const move = () => { if (!moved) { moved = true; pay.before(other) } };
    pay.onmousemove = move; pay.scrollIntoView = () => setTimeout(move)</script>
    """

  @Test(arguments: BrowserKind.installed, [PageSetting.desktop, .phone])
  func `a tap never goes to what has taken the place of its element`(
    kind: BrowserKind, setting: PageSetting
  ) async throws {
    let outcome = "[window.moved, window.paid ?? false, window.wrong ?? false]"
    try await TestPages.withPage(kind, Self.restless, setting) { page in
      try await page.tap(.button("Pay"))
      #expect(try await page.evaluate(outcome) == [true, true, false])
    }
    try await TestPages.withPage(kind, Self.restless, setting) { page in
      let missed = await #expect(throws: BrowserError.self) { try await page.find(.button("Pay")).tap() }
      #expect(missed?.what.contains("moved the element during the tap") == true)
      #expect(try await page.evaluate(outcome) == [true, false, false])
      try await page.tap(.button("Delete everything"))
      #expect(try await page.evaluate(outcome) == [true, false, true])
    }
  }

  @Test func `a swipe scrolls in Chromium`() async throws {
    try await TestPages.withPage(.chromium, "<p>Rent</p><p style='height:3000px'>Food</p>") { page in
      try await page.swipe(.text("Food"), .up)
      try await page.wait(until: "scrollY > 100")
    }
  }

  @Test(arguments: BrowserKind.installed, [PageSetting.desktop, .phone])
  func `a long press leaves the finger where it is`(kind: BrowserKind, setting: PageSetting) async throws {
    try await TestPages.withPage(kind, Self.field, setting) { page in
      try await page.longPress(.text("Field"), for: .milliseconds(300))
      try await page.longPress(.text("Field"))
      try await page.find(.text("Field")).longPress(for: .milliseconds(1200))
      let presses = try await page.evaluate("went").arrayValue ?? []
      #expect(presses.map { $0[0] } == ["touch", "touch", "touch"])
      #expect(presses.allSatisfy { $0[1] == 0 && $0[2] == 0 })
      let times = presses.compactMap { $0[3]?.numberValue }
      #expect(zip(times, [300, 800, 1200]).allSatisfy { $0 > $1 - 20 })
      #expect(times[0] < 800)
    }
  }

  @Test(arguments: BrowserKind.installed, [PageSetting.desktop, .phone])
  func `something is dragged onto another with the pointer of the device`(kind: BrowserKind, setting: PageSetting)
    async throws
  {
    try await TestPages.withPage(
      kind,
      """
      <meta name=viewport content="width=device-width"><p style="height:1000px">Above</p>
      <p id=rent style="touch-action:none;user-select:none">Rent</p><p>Rest</p><p id=food style="user-select:none">Food</p>
      <script>log = []; rent.onpointerdown = e => { moves = 0; began = e.timeStamp; rent.setPointerCapture(e.pointerId) };
      rent.onpointermove = e => { if (!moves++) rested = e.timeStamp - began };
      rent.onpointerup = e => log.push([e.pointerType, moves > 2,
        document.elementFromPoint(e.clientX, e.clientY).id, rested > 580])</script>
      """, setting
    ) { page in
      try await page.drag(.text("Rent"), to: .text("Food"))
      try await page.find(.text("Rent")).drag(to: page.find(.text("Food")), holding: .milliseconds(600))
      let pointer: JSONValue = setting.isPhone ? "touch" : "mouse"
      #expect(try await page.evaluate("log") == [[pointer, true, "food", false], [pointer, true, "food", true]])
    }
  }

  @Test(arguments: BrowserKind.installed)
  func `what is draggable is dropped in Chromium and said to need it in Firefox`(kind: BrowserKind) async throws {
    try await TestPages.withPage(
      kind,
      """
      <p id=rent draggable=true>Rent</p><p style="height:200px">Rest</p><p id=food>Food</p><script>log = [];
      rent.ondragstart = e => e.dataTransfer.setData("text/plain", "rent");
      food.ondragover = e => e.preventDefault();
      food.ondrop = e => { e.preventDefault(); log.push(e.dataTransfer.getData("text/plain")) };
      rent.ondragend = () => log.push("end")</script>
      """
    ) { page in
      if kind == .chromium {
        try await page.drag(.text("Rent"), to: .text("Food"))
        #expect(try await page.wait(until: "log.length > 1 && log") == ["rent", "end"])
      } else {
        let refusal = await #expect(throws: BrowserError.self) {
          try await page.drag(.text("Rent"), to: .text("Food"))
        }
        #expect(refusal?.reason == .needsChromium)
      }
    }
  }

  @Test(arguments: BrowserKind.installed)
  func `both ends of a drag are in the window at once, or the error says so`(kind: BrowserKind) async throws {
    try await TestPages.withPage(kind, "<p>Rent</p><p style='height:3000px'>Rest</p><p>Food</p>") { page in
      let apart = await #expect(throws: BrowserError.self) {
        try await page.drag(.text("Rent"), to: .text("Food"), timeout: .zero)
      }
      #expect(apart?.reason == .refused(code: "move target out of bounds"))
      #expect(apart?.remedy.contains("resize") == true)
      try await page.resize(width: 800, height: 3500)
      try await page.drag(.text("Rent"), to: .text("Food"))
      let missing = await #expect(throws: BrowserError.self) {
        try await page.drag(.text("Rent"), to: .text("Nowhere"), timeout: .zero)
      }
      #expect(missing?.reason == .notFound)
    }
  }

  @Test(arguments: BrowserKind.installed, [PageSetting.desktop, .phone])
  func `two fingers part or meet by the factor`(kind: BrowserKind, setting: PageSetting) async throws {
    let spans = """
      <script>spans = []; const fingers = {}; const measure = () => { const [a, b] = Object.values(fingers);
        return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) };
      const both = () => Object.keys(fingers).length === 2;
      field.addEventListener("pointerdown", e => { fingers[e.pointerId] = e; if (both()) began = measure() });
      addEventListener("pointermove", e => fingers[e.pointerId] = e);
      addEventListener("pointerup", e => { fingers[e.pointerId] = e; if (both()) spans.push(measure() / began);
        delete fingers[e.pointerId] })</script>
      """
    try await TestPages.withPage(kind, isWhole: true, Self.field + spans, setting) { page in
      try await page.pinch(.text("Field"), by: 2)
      try await page.find(.text("Field")).pinch(by: 0.5)
      let factors = try await page.evaluate("spans.map(one => Math.round(one * 10) / 10)")
      #expect(factors == [2, 0.5])
      let wrong = await #expect(throws: BrowserError.self) { try await page.pinch(.text("Field"), by: -1) }
      #expect(wrong?.reason == .refused(code: "invalid argument"))
      let tooFar = await #expect(throws: BrowserError.self) {
        try await page.pinch(.text("Field"), by: 40, timeout: .zero)
      }
      #expect(tooFar?.reason == .refused(code: "move target out of bounds"))
    }
  }

  @Test func `a pinch zooms in Chromium`() async throws {
    try await TestPages.withPage(
      .chromium, isWhole: true, "<meta name=viewport content='width=device-width'><p style='height:700px'>Field</p>",
      .phone
    ) { page in
      try await page.pinch(.text("Field"), by: 2.5)
      try await page.wait(until: "visualViewport.scale > 1.5")
      #expect(try await page.evaluate("document.documentElement.clientWidth") == 390)
    }
  }

  @Test(arguments: BrowserKind.installed, ["right", "long", "swipe", "drag", "onto", "pinch"])
  func `each waits until nothing covers the element and it is at rest`(kind: BrowserKind, gesture: String)
    async throws
  {
    let cover = """
      <div id=target style="width:300px">Target</div>
      <div id=cover style="position:fixed;inset:0;background:white"></div>
      <script>hits = 0; shade = cover; field.onpointerdown = e => hits += e.isPrimary ? 1 : 0;
      field.animate({translate: ['300px 0', '0 0']}, 500); setTimeout(() => shade.remove(), 300)</script>
      """
    try await TestPages.withPage(kind, Self.field + cover) { page in
      switch gesture {
      case "right": try await page.rightTap(.text("Field"))
      case "long": try await page.longPress(.text("Field"), for: .milliseconds(10))
      case "swipe": try await page.swipe(.text("Field"), .right)
      case "drag": try await page.drag(.text("Field"), to: .text("Target"))
      case "onto": try await page.drag(.text("Target"), to: .text("Field"))
      default: try await page.pinch(.text("Field"), by: 1.5)
      }
      let now = try await page.evaluate("[hits, shade.isConnected, field.getAnimations().length]")
      #expect(now == [gesture == "onto" ? 0 : 1, false, 0])
      try await page.evaluate("document.body.append(shade)")
      let covered = await #expect(throws: BrowserError.self) { try await page.find(.text("Field")).rightTap() }
      #expect(covered?.reason == .refused(code: "element click intercepted"))
    }
  }
}
