// template if sqlite
import GRDB

/// The tables, as a list of steps that each database takes once.
///
/// A step that has been released is never edited: the next change is a new step at the end.
enum Schema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("items") { database in
      try database.create(table: "item") { table in
        table.primaryKey("id", .text)
        table.column("title", .text).notNull()
        table.column("note", .text).notNull()
        table.column("added", .datetime).notNull().indexed()
      }
    }
    // template if sign-in
    migrator.registerMigration("accounts") { database in
      try database.create(table: "account") { table in
        table.primaryKey("id", .text)
        table.column("name", .text).notNull()
        table.column("key", .text).notNull().unique()
        table.column("password", .jsonText).notNull()
      }
    }
    // template end
    return migrator
  }
}
// template end
