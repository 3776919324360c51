import Espalier
import EspalierGateways
import Observation
import WalletBanking

/// A code, as a person writes it.
struct CodeEntry: Sendable {
  var code = ""
}

/// The logic of a confirmation. The code is good for some minutes, and is no kept state.
@MainActor @Observable
final class ConfirmingViewModel: ViewModel {
  private(set) var payment: Loadable<WaitingConfirmation> = .idle
  let form = Form(CodeEntry(), checks: [.required(\.code, .paymentsCodeMissing)])
  @ObservationIgnored private let id: String
  @ObservationIgnored private let client: NetworkClient
  @ObservationIgnored private let known: KnownAccounts
  @ObservationIgnored private let done: @MainActor () -> Void

  /// - Parameter done: Leaves the place: the payment is confirmed or withdrawn.
  init(payment id: String, client: NetworkClient, known: KnownAccounts, done: @escaping @MainActor () -> Void) {
    self.id = id
    self.client = client
    self.known = known
    self.done = done
    let gateway = PaymentsGateway.Confirm(client: client)
    form.onSubmit { [weak form] entry in
      do {
        _ = try await gateway.fetch(PaymentsGateway.Code(payment: id, code: entry.code))
        done()
      } catch let refusal as PaymentsGateway.CodeRefused {
        form?.reject(\.code, refusal.words ?? .localized(.paymentsCodeRefused))
      } catch {
        throw BankError.explaining(error)
      }
    }
  }

  func load() async {
    await Loadable.load(into: \.payment, of: self) {
      do {
        let payment = try await PaymentsGateway.One(client: client).fetch(id)
        // The payment can be told of without the name of the account.
        let account = try? await known.all().accounts.first { $0.id == payment.account }
        return WaitingConfirmation(payment: payment, summary: PaymentSummary(payment, from: account))
      } catch {
        throw BankError.explaining(error)
      }
    }
  }

  /// Takes the payment back. One that went out or ended meanwhile is shown as it is now.
  func withdraw() async throws {
    do {
      _ = try await PaymentsGateway.Withdraw(client: client).fetch(id)
    } catch let error as NetworkError where error.status == 409 {
      return await load()
    } catch {
      throw BankError.explaining(error)
    }
    done()
  }
}
