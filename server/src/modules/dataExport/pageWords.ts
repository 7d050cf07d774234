import type { Language } from '../storefront/storefront.ts';

type Names = readonly [de: string, en: string];

const parts: Readonly<Record<string, Names>> = {
  account: ['Ihr Konto', 'Your account'],
  addresses: ['Adressen', 'Addresses'],
  carts: ['Warenkörbe', 'Carts'],
  catalogueOrders: ['Bestellte Kataloge', 'Printed catalogues'],
  certificates: ['Nachweise Ihrer Einrichtung', 'Papers of your institution'],
  competitions: ['Gewinnspiele', 'Prize draws'],
  events: ['Was Ihr Konto betraf', 'What concerned your account'],
  invoices: ['Rechnungen und Gutschriften', 'Invoices and credit notes'],
  knownDevices: ['Bekannte Browser', 'Known browsers'],
  mails: ['E-Mails an Sie', 'E-mails to you'],
  membershipCancellations: ['Kündigungen von Prime', 'Cancellations of Prime'],
  memberships: ['Prime-Mitgliedschaften', 'Prime memberships'],
  membershipWaiting: ['Warteliste für Prime', 'Waiting list of Prime'],
  messages: ['Ihre Nachrichten an uns', 'Your messages to us'],
  newsletters: ['Newsletter', 'Newsletters'],
  orders: ['Bestellungen', 'Orders'],
  payments: ['Zahlungen', 'Payments'],
  ratingConsents: [
    'Erlaubnis zur Frage nach Ihrer Meinung',
    'Consent to be asked for your opinion',
  ],
  restockRequests: [
    'Nachricht, wenn Artikel wieder lieferbar sind',
    'Messages when items are available again',
  ],
  returns: ['Rücksendungen', 'Returns'],
  reviews: ['Bewertungen', 'Reviews'],
  institutions: ['Ihre Rolle in Schule oder Firma', 'Your role in school or company'],
  passkeys: ['Passkeys', 'Passkeys'],
  sessions: ['Angemeldete Geräte', 'Devices that are logged in'],
  vatChecks: ['Prüfung Ihrer USt-IdNr.', 'Check of your VAT ID'],
  wishlistComments: ['Ihre Kommentare in Merkzetteln', 'Your comments in wishlists'],
  wishlistMarks: ['Von Ihnen übernommene Einträge', 'Entries that you have taken'],
  wishlistMemberships: ['Merkzettel anderer, die Sie nutzen', 'Wishlists of others that you use'],
  wishlists: ['Ihre Merkzettel', 'Your wishlists'],
  withdrawals: ['Widerrufe', 'Withdrawals'],
};

/** Undefined: nobody has named it. */
export const partName = (part: string, language: Language): string | undefined =>
  parts[part]?.[language === 'de' ? 0 : 1];

/** What Art. 15 (1) GDPR wants to be told besides the data. */
interface Explanation {
  readonly title: string;
  readonly texts: readonly string[];
}

/** Who answers for the data, and how long some of it is kept. */
export interface ShopFacts {
  readonly company: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly invoiceYears: number;
  readonly eventDays: number;
  readonly newsletterDays: number;
  readonly restockDays: number;
  readonly catalogueDays: number;
  readonly competitionDays: number;
  readonly certificateDays: number;
}

interface PageWords {
  readonly title: string;
  intro(email: string, madeAt: string): string;
  readonly contents: string;
  readonly information: string;
  readonly nothing: string;
  records(count: number): string;
  /** Only a notepad has no name of its own. */
  readonly unnamed: string;
  readonly yes: string;
  readonly no: string;
  explanations(facts: ShopFacts): readonly Explanation[];
}

export const pageWords: Readonly<Record<Language, PageWords>> = {
  de: {
    title: 'Ihre Daten',
    intro: (email, madeAt) =>
      `Das ist alles, was wir zu Ihrem Kundenkonto und zur E-Mail-Adresse ${email} gespeichert haben, Stand ${madeAt}. Geben Sie diese Datei nur weiter, wenn andere das alles lesen dürfen.`,
    contents: 'Inhalt',
    information: 'Auskunft nach Art. 15 DSGVO',
    nothing: 'Dazu ist nichts gespeichert',
    records: (count) => (count === 1 ? 'Ein Eintrag' : `${count} Einträge`),
    unnamed: 'Merkzettel',
    yes: 'ja',
    no: 'nein',
    explanations: (facts) => [
      {
        title: 'Wer verantwortlich ist',
        texts: [`${facts.company}, ${facts.address}, ${facts.email}, ${facts.phone}`],
      },
      {
        title: 'Wozu wir Ihre Daten verwenden',
        texts: [
          'Für Ihr Konto, Ihre Bestellungen und alles, was dazu gehört: Lieferung, Zahlung, Rechnung, Rücksendung (Vertrag, Art. 6 Abs. 1 lit. b DSGVO).',
          'Um Rechnungen aufzubewahren (gesetzliche Pflicht, Art. 6 Abs. 1 lit. c DSGVO).',
          'Für Newsletter, die Frage nach Ihrer Meinung und Statistik nur, wenn Sie eingewilligt haben (Art. 6 Abs. 1 lit. a DSGVO).',
          'Um den Shop vor Missbrauch zu schützen (berechtigtes Interesse, Art. 6 Abs. 1 lit. f DSGVO).',
        ],
      },
      {
        title: 'Woher die Daten kommen',
        texts: [
          'Von Ihnen. Bei Zahlungen sagt uns der Zahlungsdienst, ob gezahlt wurde, und bei PayPal Express und Amazon Pay Ihre Adresse. Ob eine USt-IdNr. gilt, sagt uns das Verzeichnis der EU-Kommission (VIES).',
        ],
      },
      {
        title: 'Wer Daten erhält',
        texts: [
          'Der Versanddienst erhält die Lieferadresse, der Zahlungsdienst, was er für die Zahlung braucht. Unsere Dienstleister für Betrieb und E-Mail verarbeiten Daten in unserem Auftrag. Wer einen Merkzettel mit Ihnen teilt, sieht Ihren Namen, gekürzt oder ganz, je nach Rolle, und was Sie dort eintragen. Bewertungen sehen alle.',
          'Die Namen der Dienstleister, und ob Daten auch in Ländern verarbeitet werden, die nicht zur EU gehören, stehen in unserer Datenschutzerklärung.',
        ],
      },
      {
        title: 'Wie lange wir Daten aufbewahren',
        texts: [
          `Konto, Adressen und Merkzettel: bis Sie sie löschen. Anmeldungen: bis sie enden. Was Ihr Konto betraf: ${facts.eventDays} Tage.`,
          `Rechnungen und ihre Bestellungen: ${facts.invoiceYears} Jahre nach dem Jahr der Rechnung, wie es das Steuerrecht verlangt.`,
          `E-Mails und Nachrichten an uns: 30 Tage. Bestellte Kataloge: ${facts.catalogueDays} Tage. Gewinnspiele: ${facts.competitionDays} Tage. Nachweise einer Einrichtung: ${facts.certificateDays} Tage nach der Freischaltung. Der Nachweis einer Einwilligung in den Newsletter: ${facts.newsletterDays} Tage nach der Abmeldung. Artikel, auf die Sie warten: bis zu unserer Nachricht, höchstens ${facts.restockDays} Tage.`,
        ],
      },
      {
        title: 'Ihre Rechte',
        texts: [
          'Sie können Auskunft verlangen, falsche Daten berichtigen und Daten löschen oder ihre Verarbeitung einschränken lassen, Ihre Daten mitnehmen und der Verarbeitung widersprechen (Art. 15 bis 21 DSGVO; in der Schweiz das Datenschutzgesetz). Eine Einwilligung können Sie jederzeit widerrufen; was bis dahin geschehen ist, bleibt erlaubt.',
          'Sie können sich bei einer Aufsichtsbehörde für den Datenschutz beschweren, etwa bei der Ihres Wohnorts.',
          'Wir entscheiden nichts allein durch Programme, was Sie rechtlich oder ähnlich stark betrifft (Art. 22 DSGVO), und bilden keine Profile.',
        ],
      },
      {
        title: 'Was hier nicht steht',
        texts: [
          'Ihr Passwort: Wir kennen es nicht, nur einen Prüfwert. Schlüssel und Links, die etwas öffnen. Namen und Kommentare anderer in geteilten Merkzetteln. Statistik und die Antwort auf die Frage nach Cookies: Sie tragen nur eine Zufallszahl aus Ihrem Browser und lassen sich Ihnen nicht zuordnen (Art. 11 DSGVO).',
          'Ihre Rechnungen als PDF finden Sie bei den Bestellungen in Ihrem Konto.',
        ],
      },
    ],
  },
  en: {
    title: 'Your data',
    intro: (email, madeAt) =>
      `This is all that we keep of your account and of the e-mail address ${email}, as of ${madeAt}. Pass this file on only if others may read all of it.`,
    contents: 'Contents',
    information: 'Information under Art. 15 GDPR',
    nothing: 'Nothing is kept of this',
    records: (count) => (count === 1 ? 'One entry' : `${count} entries`),
    unnamed: 'Notepad',
    yes: 'yes',
    no: 'no',
    explanations: (facts) => [
      {
        title: 'Who is responsible',
        texts: [`${facts.company}, ${facts.address}, ${facts.email}, ${facts.phone}`],
      },
      {
        title: 'What we use your data for',
        texts: [
          'For your account, your orders and all that belongs to them: delivery, payment, invoice, return (contract, Art. 6 (1) (b) GDPR).',
          'To keep invoices (legal obligation, Art. 6 (1) (c) GDPR).',
          'For newsletters, the question for your opinion and statistics only if you have consented (Art. 6 (1) (a) GDPR).',
          'To protect the shop from abuse (legitimate interest, Art. 6 (1) (f) GDPR).',
        ],
      },
      {
        title: 'Where the data come from',
        texts: [
          "From you. Of payments, the payment provider tells us whether they were made and, with PayPal Express and Amazon Pay, your address. Whether a VAT ID is valid, the EU Commission's register (VIES) tells us.",
        ],
      },
      {
        title: 'Who receives data',
        texts: [
          'The carrier receives the address of the delivery, the payment provider what it needs for the payment. Our providers of operation and e-mail process data on our behalf. Whoever shares a wishlist with you sees your name, shortened or in full, as their role allows, and what you enter there. Reviews are seen by everybody.',
          'The names of the providers, and whether data are processed outside the EU, stand in our privacy notice.',
        ],
      },
      {
        title: 'How long we keep data',
        texts: [
          `Account, addresses and wishlists: until you delete them. Sign-ins: until they end. What concerned your account: ${facts.eventDays} days.`,
          `Invoices and their orders: ${facts.invoiceYears} years after the year of the invoice, as tax law demands.`,
          `E-mails and messages to us: 30 days. Printed catalogues: ${facts.catalogueDays} days. Prize draws: ${facts.competitionDays} days. Papers of an institution: ${facts.certificateDays} days after the approval. The proof of a consent to the newsletter: ${facts.newsletterDays} days after you left it. Items that you wait for: until our message, at most ${facts.restockDays} days.`,
        ],
      },
      {
        title: 'Your rights',
        texts: [
          'You can ask for access, have wrong data corrected and data erased or their processing restricted, take your data along and object to the processing (Art. 15 to 21 GDPR). You can withdraw a consent at any time; what was done until then stays lawful.',
          'You can complain to a supervisory authority for data protection, such as the one where you live.',
          'We decide nothing by programs alone that affects you legally or in a similar way (Art. 22 GDPR), and make no profiles.',
        ],
      },
      {
        title: 'What is not in here',
        texts: [
          'Your password: we do not know it, only a value to check it by. Keys and links that open something. Names and comments of others in shared wishlists. Statistics and the answer to the question for cookies: they bear only a random number of your browser and cannot be told to be yours (Art. 11 GDPR).',
          'Your invoices as PDF stand with the orders in your account.',
        ],
      },
    ],
  },
};
