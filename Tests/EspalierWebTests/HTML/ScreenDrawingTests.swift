import EspalierScreens
import EspalierViews
import Testing

@testable import EspalierHTML

/// Tests of a screen's abilities in the markup that a browser receives.
@Suite struct ScreenDrawingTests {
  func html(_ component: AnyComponent) throws -> MarkupTree { try TemplateTests.firstHTML(component, .part) }

  @Test func aQuestionIsAnAlertDialogWithANameAndADescription() throws {
    let tree = try html(DialogView.with(.set(\.title, "Delete?"), .set(\.message, "For good.")).erased)
    #expect(tree.tag == "dialog" && tree.attributes["role"] == "alertdialog")
    #expect(tree.attributes["aria-label"] == "Delete?" && tree.attributes["data-modal"] != nil)
    let about = try #require(tree.attributes["aria-describedby"])
    #expect(tree.all { $0.attributes["id"] == about }.map(\.text) == ["For good."])
    let sheet = try html(DialogView.with(.set(\.title, "Name"), .set(\.isSheet, true)).erased)
    #expect(sheet.attributes["role"] == nil)
    #expect(sheet.children.last?.attributes["aria-label"] == "Close", "last, so that the focus begins elsewhere")
  }

  @Test func aMenuAndItsItemsNameTheSamePopover() throws {
    let menu = try html(ToolbarMenuView.with(.set(\.name, "Mehr")).erased)
    let button = try #require(menu.all { $0.tag == "button" }.first)
    let list = try #require(menu.all { $0.attributes["popover"] != nil }.first)
    #expect(button.attributes["popovertarget"] == list.attributes["id"] && button.attributes["aria-label"] == "Mehr")
    let item = try html(ToolbarMenuItemView.with(.title("Archive")).erased)
    // The fixture's node stands at window/k, so what holds it is the window.
    #expect(item.attributes["popovertarget"] == "menu-window")
    #expect(item.attributes["popovertargetaction"] == "hide" && item.attributes["data-on"] == "tap:0")
  }

  @Test func theFocusGoesToTheControlItself() throws {
    let template = HTMLTemplates.template(for: TextField.self, form: .part)
    var element = try html(TextField.with(.label("Name")).erased)
    let field = TextField.with(.label("Name")).erased
    for index in template.focusPath(of: 0, in: field) { element = element.children[index] }
    #expect(element.tag == "input")
    let button = HTMLTemplates.template(for: Button.self, form: .part)
    #expect(button.focusPath(of: 0, in: Button.with().erased) == [])
  }

  @Test func theFocusGoesToThePartOfAPickerThatIsInSight() throws {
    let template = HTMLTemplates.template(for: Picker.self, form: .part)
    for (variant, tag) in [(PickerVariant.menu, "select"), (.segmented, "fieldset"), (.list, "fieldset")] {
      let picker = Picker.with(.label("Size"), .variant(variant)).erased
      var element = try html(picker)
      for index in template.focusPath(of: 0, in: picker) { element = element.children[index] }
      #expect(element.tag == tag)
    }
  }

  @Test func aListBesideItsDetailIsNotTheMainPart() throws {
    let alone = try html(ScreenView.with(.set(\.screenLayout, .split)).erased)
    #expect(alone.attributes["role"] == "main" && alone.tag == "div")
    let beside = try html(ScreenView.with(.set(\.screenLayout, .split), .set(\.isBeside, true)).erased)
    #expect(beside.attributes["role"] == "complementary")
    #expect(try html(ScreenView.with(.set(\.screenLayout, .grid)).erased).tag == "main")
  }

  @Test func theBarTellsWhatHasComeUpAndSpeaksTheWindowsWords() throws {
    let bar = try html(
      NavigationBarView.with(
        .set(\.title, "Inbox"), .set(\.backDestination, "/"), .set(\.backName, "Zurück"),
        .set(\.closeName, "Schließen"), .set(\.announcement, "Saved")
      ).erased)
    #expect(bar.all { $0.attributes["role"] == "status" }.map(\.text) == ["Saved"])
    #expect(bar.all { $0.attributes["class"] == "back" }.first?.children.last?.text == "Zurück")
    #expect(bar.all { $0.attributes["class"] == "close" }.first?.attributes["aria-label"] == "Schließen")
  }
}
