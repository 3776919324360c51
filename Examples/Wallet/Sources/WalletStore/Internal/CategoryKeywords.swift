/// The words by which a category is guessed, in several languages, folded. To teach the guess a word, add it here.
///
/// One or two words each; two match before one, and an earlier word of a payee before a later one. A word in two rows
/// belongs to the first.
enum CategoryKeywords {
  static let rows: [(CategoryKey, String)] = [
    (
      .groceries,
      """
      grocery, groceries, supermarket, supermarkt, supermarche, supermercado, supermercato, lebensmittel, \
      alimentation, courses, bakery, backerei, boulangerie, panaderia, butcher, lidl, aldi, rewe, edeka, kaufland, \
      penny, carrefour, auchan, leclerc, monoprix, intermarche, mercadona, tesco, sainsbury, sainsburys, waitrose, \
      morrisons, asda, spar, billa, migros, coop, safeway, trader joe, whole foods, kroger, продукты, пятерочка, \
      магнит
      """
    ),
    (
      .dining,
      """
      restaurant, ristorante, restaurante, cafe, coffee, kaffee, espresso, pizza, pizzeria, sushi, burger, bistro, \
      brasserie, kebab, trattoria, gasthaus, imbiss, takeaway, starbucks, costa, mcdonald, mcdonalds, subway, \
      deliveroo, uber eats, ubereats, lieferando, doordash, just eat, pub, bar, кафе, ресторан
      """
    ),
    (
      .transport,
      """
      uber, taxi, lyft, bolt, metro, bus, tram, train, rail, railway, bahn, sncf, ratp, tfl, bvg, mvv, renfe, \
      trenitalia, parking, parken, fuel, petrol, tankstelle, essence, gasolinera, gasolina, shell, esso, aral, bp, \
      total energies, garage, toll, peage, maut, carwash, transport, transit, такси, азс
      """
    ),
    (
      .housing,
      """
      rent, miete, loyer, alquiler, affitto, mortgage, hypothek, landlord, hausverwaltung, syndic, ikea, bauhaus, obi, \
      home depot, leroy merlin, b q, plumber, housing, logement, wohnen, аренда
      """
    ),
    (
      .utilities,
      """
      electricity, electric, strom, electricite, energy, energie, water, wasser, gas, heating, heizung, internet, \
      broadband, telecom, telekom, telefon, mobile, vodafone, orange, o2, verizon, comcast, edf, engie, eon, \
      vattenfall, veolia, utilities, stadtwerke, жкх, связь
      """
    ),
    (
      .health,
      """
      pharmacy, pharmacie, apotheke, farmacia, doctor, arzt, zahnarzt, dentist, dentiste, hospital, klinik, clinic, \
      optician, krankenkasse, mutuelle, boots, walgreens, cvs, gym, fitness, yoga, physio, health, sante, аптека
      """
    ),
    (
      .shopping,
      """
      amazon, ebay, zalando, asos, zara, h m, uniqlo, primark, decathlon, mediamarkt, saturn, fnac, darty, apple \
      store, currys, john lewis, target, walmart, costco, dm, rossmann, shoes, schuhe, clothes, kleidung, shopping, \
      etsy, ozon, wildberries
      """
    ),
    (
      .leisure,
      """
      netflix, spotify, cinema, kino, theatre, theater, museum, concert, konzert, book, books, bookshop, buchhandlung, \
      librairie, steam, playstation, nintendo, disney, youtube, kindle, audible, ticketmaster, eventim, leisure, \
      loisirs, freizeit, кино
      """
    ),
    (
      .travel,
      """
      hotel, hostel, airbnb, booking, expedia, airlines, airways, airline, lufthansa, ryanair, easyjet, air france, \
      klm, flight, flug, vol, eurostar, flixbus, sixt, hertz, travel, reise, voyage, отель, аэрофлот
      """
    ),
    (
      .income,
      """
      salary, payroll, wages, gehalt, lohn, salaire, paie, nomina, stipendio, sueldo, dividend, interest, zinsen, \
      interets, pension, rente, income, revenue, revenus, зарплата
      """
    ),
    (
      .transfer,
      """
      transfer, uberweisung, virement, transferencia, bonifico, umbuchung, standing order, savings, card payment, \
      перевод
      """
    ),
    (
      .fees,
      """
      fee, fees, charge, charges, gebuhr, gebuhren, frais, commission, comision, tax, taxes, steuer, finanzamt, \
      impots, hmrc, irs, agios, overdraft, комиссия
      """
    ),
  ]
}
