import Espalier
import WalletStore

/// What importing needs: a way to read files and to take statements in.
final class ImportScope: Scope<AccountsScope> {
  /// Reads files and takes statements in.
  var importGateway: any ImportGateway { shared { DatabaseImportGateway(database: self.database, user: self.user) } }
}
