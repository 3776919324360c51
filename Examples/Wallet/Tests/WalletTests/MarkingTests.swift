import Espalier
import Testing
import WalletFeatures

@Suite struct MarkingTests {
  @Test func theWordsOfASearchAreBoldInEachRow() {
    #expect(Text("Lidl Düsseldorf", marking: "dus  LID") == "\("Lid", .bold)l \("Düs", .bold)seldorf")
    #expect(Text("anana", marking: "ana an") == "\("anan", .bold)a")
    #expect(Text("Lidl", marking: "aldi") == "Lidl" && Text("", marking: "a").isEmpty)
  }
}
