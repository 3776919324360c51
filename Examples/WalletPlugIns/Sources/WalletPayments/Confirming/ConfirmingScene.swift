import Espalier
import EspalierGateways
import Foundation
import Observation
import WalletBanking
import WalletFeatures

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

/// Shows what would be paid, and asks for the code that the bank shows for it.
final class ConfirmingScene: ModelScene {
  let model: ConfirmingViewModel
  @Environment(\.formats) private var formats

  init(_ model: ConfirmingViewModel) { self.model = model }

  var screen: Screen {
    screen(of: model.payment, title: .localized(.paymentsConfirmTitle), layout: .narrow) { waiting in
      waiting.summary.section(when: when(waiting), formats: formats)
      if waiting.payment.needsConfirmation {
        code(from: waiting.page)
        withdrawing
      }
    }
  }

  private func when(_ waiting: WaitingConfirmation) -> String {
    guard waiting.payment.needsConfirmation else { return PaymentsScene.words(waiting.payment.state) }
    guard let expires = waiting.expires else { return .localized(.paymentsWhenConfirmed) }
    return .localized(.paymentsWhenConfirmedUntil(moment: formats.moment(expires)))
  }

  private func code(from page: Destination?) -> [Section] {
    let form = model.form
    let fields = Section("code", footer: .localized(.paymentsCodeFooter), layout: .form) {
      if let page { Row(Link.with(.title(.localized(.paymentsCodePage)), .icon(.forward), .to(page))).id("page") }
      Row(TextField.with(.label(.localized(.paymentsCode)), .autocomplete("one-time-code"), .field(form.code))).id(
        "code")
      Row(Button.with(.title(.paymentsConfirm), .variant(.primary), .submits(form))).id("send")
    }
    return Section.problems(of: form) + [fields]
  }

  private var withdrawing: Section {
    Section("withdraw", footer: .localized(.paymentsWithdrawFooter), layout: .plain) {
      Row(
        Button.with(
          .title(.paymentsWithdraw), .variant(.destructive),
          .onTapTask { [model] in try await model.withdraw() })
      ).id("withdraw")
    }
  }
}

/// A payment that the bank wants confirmed, as it is shown before the person does so.
struct WaitingConfirmation: Hashable, Sendable {
  let payment: BankPayment
  let summary: PaymentSummary

  /// The bank's page with the code; nil where it names none that a browser opens.
  var page: Destination? {
    guard let page = payment.confirmation?.page, let url = URL(string: page), url.host() != nil,
      url.scheme == "https" || url.scheme == "http"
    else { return nil }
    return Destination(address: page)
  }

  /// The moment from which the code is good no more.
  var expires: Date? {
    payment.confirmation?.expires.flatMap { try? Date($0, strategy: .iso8601) }
  }
}
