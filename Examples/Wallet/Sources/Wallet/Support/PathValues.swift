public import Espalier
public import WalletStore

extension AccountID: PathValue {}
extension OperationID: PathValue {}
extension CategoryKey: PathValue {}
extension PayeeID: PathValue {}
