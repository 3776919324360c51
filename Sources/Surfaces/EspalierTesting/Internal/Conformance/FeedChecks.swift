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
    Check("controls before the title of a bar, and a view in place of it, are read and used") { app in
      try await app.open("/feed")
      try await app.tap("Mark all")
      try await app.mustRead("Feed", "All feeds, 1 marked")
      try await app.tap("All feeds, 1 marked")
      try await app.mustRead("All feeds, 11 marked")
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
