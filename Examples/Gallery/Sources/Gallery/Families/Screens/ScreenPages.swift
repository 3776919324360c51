import Espalier

/// The pages on the surroundings of the content, and on the things that stand above it.
@MainActor
enum ScreenPages {
  static func all(_ model: ScreenModel) -> [CataloguePage] {
    [bars(model), barStyles(model), list(model)] + rows(model) + [
      longList(model), form(model), dialogs(model), toast(model), modal,
    ]
      + [leaving(model)]
      + states(model)
  }

  private static func bars(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "bars", "Bars and tabs",
      showing: [
        WindowView.self, TabBarView.self, TabView.self, ScreenView.self, NavigationBarView.self, ToolbarMenuView.self,
        ToolbarMenuItemView.self, RefreshButtonView.self, BottomBarView.self, SearchBarView.self,
      ], "The tabs, this title, what stands beside it, a search field, and the lower edge.",
      exhibits: [
        Exhibit("What a screen has around it", "Look at the bar above and the edge below.") {
          Row(Label.with(.text(model.answer)))
        } over: { screen in
          var screen = screen
          screen.menu = [
            Screen.MenuItem("Rename", icon: .settings) { model.answer = "Renamed" },
            Screen.MenuItem("Delete", icon: .delete, isDestructive: true) { model.answer = "Deleted" },
          ]
          screen.search = TextField.with(.label("Search songs"), .placeholder("Search songs"))
          screen.refresh = { try await Task.sleep(for: .milliseconds(600)) }
          screen.bottomBar = [
            .item("Later") { model.answer = "Later" }, .item("Now", variant: .primary) { model.answer = "Now" },
          ]
          return screen
        }
      ])
  }

  private static func list(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "sections", "Sections and rows", showing: [SectionView.self, SectionGroupView.self, SectionIndexView.self],
      "Rows under a header and over a footer.",
      exhibits: [
        Exhibit("Rows of a list", "Plain, as a link, and as a button.") {
          Row(Label.with(.text("Plain")))
          Row(Label.with(.text("A link"))).link(to: "/text/link")
          Row(Label.with(.text("A button"))).onTap { model.answer = "The row was tapped" }
        },
        Exhibit("Headings among rows", "They stay in sight while their rows pass.") {
          Row(Label.with(.text("Monday"))).heading()
          Row(Label.with(.text("Bakery"), .grows()), Label.with(.text("-4.20"), .hasTabularFigures()))
          Row(Label.with(.text("Tuesday"))).heading()
          Row(Label.with(.text("Tram"), .grows()), Label.with(.text("-2.80"), .hasTabularFigures()))
        },
        Exhibit("Parts from a loop", "As many as there are.") {
          Row {
            Label.with(.text("Bakery"), .grows())
            for tag in ["food", "card"] { Badge.with(.text(tag)) }
          }
        },
        Exhibit("Layouts", "List, form, grid and plain.", layout: .grid) {
          Row(Label.with(.text("In a grid")))
          Row(Label.with(.text("each row")))
          Row(Label.with(.text("is a card")))
        },
        Exhibit.sections("Styles of a section", "Lines, heights, insets, and the widths of a grid.") {
          Section("lines", header: "Full lines", layout: .list) {
            Row(Label.with(.text("Rows of 64 points")))
            Row(Label.with(.text("with lines from edge to edge")))
          }
          .styled(.separators(.full), .separatorColor(.accent), .rowHeight(64), .isHeaderPinned())
          Section("bare", header: "No lines") {
            Row(Label.with(.text("Without lines")))
            Row(Label.with(.text("and close to the edge")))
          }
          .styled(.separators(.none), .rowInsets(Insets(top: .tiny, leading: .tiny, bottom: .tiny)))
          Section("tiles", header: "Wide tiles", layout: .grid) {
            Row(Label.with(.text("At least")))
            Row(Label.with(.text("260 points")))
            Row(Label.with(.text("each")))
          }
          .styled(.itemWidth(260), .rowGap(.huge))
          Section("chosen", header: "A colour for the chosen row") {
            Row(Label.with(.text("Here"))).link(to: "/screens/sections")
            Row(Label.with(.text("Elsewhere"))).link(to: "/screens/dialogs")
          }
          .styled(.selectionColor(.rgb(0xFFE08A, dark: 0x5B4A00)))
        },
        Exhibit.sections("Headers and footers that are views", "And an index at the edge, which leads to each.") {
          for letter in ["A", "B"] {
            Section("letter-\(letter)") { Row(Label.with(.text("Words with \(letter)"))) }
              .headerView(
                Stack.of(
                  Avatar.with(.name(letter)), Label.with(.text("Letter \(letter)"), .textStyle(.headline), .grows()),
                  Button.with(.title("Say it"), .onTap { model.answer = letter }))
              )
              .footerView(Label.with(.text("That was \(letter)."), .textStyle(.caption), .color(.secondary)))
              .indexed(as: letter)
          }
        },
        Exhibit.sections("Rows over items", "Kept by identity, so that what moves is moved and not made anew.") {
          Section("turn", layout: .plain) {
            Row(Button.with(.title("Turn round"), .onTap { model.songs.reverse() }))
          }
          Section("songs", model.songs) { song in Row(Label.with(.text(song.title))) }
        },
      ])
  }

  private static func longList(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "long-list", "Long lists", showing: [MoreRowsView.self], "Pages that are fetched where one looks.",
      exhibits: [
        Exhibit.sections("Forty songs", "Ten at a time.") {
          Section("begin", layout: .plain) {
            Row(Button.with(.title("Fetch"), .onTapTask { await model.pages.show(SongSource()) }))
          }
          Section("pages", model.pages) { song in Row(Label.with(.text(song.title))) }
        },
        Exhibit.sections("As many as come", "A source without a number: the next page comes at the end of the last.") {
          Section("start", layout: .plain) {
            Row(Button.with(.title("Begin"), .onTapTask { await model.growing.show(SongPages()) }))
          }
          Section("growing", model.growing, skeleton: 2) { song in Row(Label.with(.text(song.title))) }
        },
      ])
  }

  private static func form(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "form", "Forms", "A value, the rules it must keep, and what is said at which field.",
      exhibits: [
        Exhibit.sections("Signing up", "Submit it empty: the focus goes to the first field that is wrong.") {
          Section.problems(of: model.form)
          Section("fields", layout: .form) {
            Row(TextField.with(.label("Name"), .autocomplete("name"), .field(model.form.name)))
            Row(TextField.with(.label("Mail"), .kind(.email), .field(model.form.mail)))
            Row(Checkbox.with(.label("I agree"), .field(model.form.hasAgreed)))
            Row(Button.with(.title("Sign up"), .submits(model.form)))
            Row(Label.with(.text(model.answer), .isAnnounced()))
          }
        },
        Exhibit("A button that is disabled until all is right", layout: .plain) {
          Row(Button.with(.title("Sign up at last"), .submits(model.form, policy: .disables)))
        },
      ])
  }

  private static func dialogs(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "dialogs", "Dialogs", showing: [DialogView.self, DialogButtonsView.self],
      "What must be answered before the rest goes on.",
      exhibits: [
        Exhibit("Alert", "Something to take notice of.") {
          Row(Label.with(.text("Tell me"))).onTap { model.isTold = true }
        } over: { screen in
          screen.dialog(Binding(model, \.isTold)) {
            .alert("Your statement is here", message: "It has 24 operations.")
          }
        },
        Exhibit("Confirmation", "The focus begins at the button that leaves everything as it is.") {
          Row(Label.with(.text("Delete everything")), Label.with(.text(model.answer), .color(.secondary)))
            .onTap { model.isAsking = true }
        } over: { screen in
          screen.dialog(Binding(model, \.isAsking)) {
            .confirmation("Delete everything?", message: "It cannot be brought back.", action: "Delete") {
              model.answer = "All is gone"
            }
          }
        },
        Exhibit("Sheet", "A small screen above the screen.") {
          Row(Label.with(.text("Choose a song"))).onTap { model.isChoosing = true }
        } over: { screen in
          screen.dialog(Binding(model, \.isChoosing)) {
            .sheet("Songs", buttons: [.cancel(), .primary("Play") { model.answer = "It plays" }]) {
              Section("choice", model.songs) { song in Row(Label.with(.text(song.title))) }
            }
          }
        },
      ])
  }

  private static func toast(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "toast", "Toast", showing: [ToastView.self, ActivityView.self], "A message that goes by itself.",
      exhibits: [
        Exhibit("With something to do about it", "It never takes the focus, and stands for twelve seconds.") {
          Row(
            Label.with(.text(model.answer), .grows()),
            Button.with(
              .title("Archive"),
              .onTap {
                model.answer = "Archived"
                model.toast = Toast("Message archived", action: "Undo") { model.answer = "Brought back" }
              }))
        } over: { screen in
          screen.toast(Binding(model, \.toast))
        },
        Exhibit("Work under way", "Above the content, which keeps its place; or instead of it, until the work is done.")
        {
          Row(Button.with(.title("Work for two seconds"), .onTapTask { try await model.work(blocksInput: false) }))
          Row(Button.with(.title("Work, and let nobody else"), .onTapTask { try await model.work(blocksInput: true) }))
          Row(Button.with(.title("Fail"), .onTap { throw RadioError.silent }))
        } over: { screen in
          screen.showing(activityOf: model, label: "Working", blocksInput: model.blocksInput)
        },
      ])
  }

  private static func leaving(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "leaving", "Leaving", showing: [UnsavedMarkView.self], "A question before what was typed is lost.",
      unsaved: { model.draft.isEmpty ? nil : UnsavedChanges(message: "What you typed is kept nowhere.") },
      exhibits: [
        Exhibit("Type something, and go elsewhere", "The scene says what would be lost; every way from it asks.") {
          Row(TextField.with(.label("Draft"), .text(Binding(model, \.draft))))
        }
      ])
  }

  private static var modal: CataloguePage {
    CataloguePage(
      "modal", "Modal", showing: [ModalView.self], isModal: true, "A screen above the others, until it is closed.",
      exhibits: [
        Exhibit("This page", "It is presented; its own code is in the gallery's coordinator.", layout: .plain) {
          Row(Link.with(.title("See dialogs"), .to("/screens/dialogs")))
        }
      ])
  }
}
