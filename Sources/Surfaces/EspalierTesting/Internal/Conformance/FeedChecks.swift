/// The checks of lists whose number of rows is not known, and of the states of lists that come page by page.
enum FeedChecks {
  private typealias Check = SurfaceConformance.Check

  static let all: [SurfaceConformance.Check] = [
    Check("a list without a number grows at its end, and a page that fails is asked for again there") { app in
      try await app.open("/feed")
      try await app.mustRead("Post 1", "Post 20")
      try await app.mustNotRead("Post 21")
      try await app.scrollToEnd()
      try await app.mustRead("The page is not there", "Post 20")
      try await app.tap("Try again")
      try await app.mustRead("Post 21", "Post 40")
      try await app.mustNotRead("The page is not there")
      try await app.scrollToEnd()
      try await app.mustRead("Post 45")
    },
    Check("an error of a handler is a message over the screen, with the name of the control and a retry") { app in
      try await app.open("/feed")
      try await app.tap("Like")
      try await app.mustRead("“Like” did not work. The heart is closed.", "0 likes", "Nothing was posted")
      try await app.mustBe(at: "/feed")
      try await app.tap("Try again")
      try await app.mustRead("1 likes")
      try await app.mustNotRead("“Like” did not work. The heart is closed.")
    },
    Check("a list without a number says when it has nothing, and when it could not be had") { app in
      try await app.open("/feed")
      try await app.mustRead("Nothing was posted")
      try await app.tap("Show another list")
      try await app.mustRead("The list is not there")
      try await app.mustNotRead("Late 1")
      try await app.tap("Try again")
      try await app.mustRead("Late 1", "Late 2")
      try await app.mustNotRead("The list is not there")
    },
  ]
}
