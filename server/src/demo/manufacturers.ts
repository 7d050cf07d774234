/**
 * Invented makers. Addresses are placeholders that cannot be anyone's: the streets are made up and
 * the e-mail hosts end in the reserved .example (RFC 2606).
 */
const makers = {
  kreidewerk: [
    'Kreidewerk Papier',
    'Kreidewerk Papier GmbH, Schieferweg 1, 00001 Musterstadt, Deutschland',
  ],
  auenpapier: ['Auenpapier', 'Auenpapier eG, Mühlwiese 12, 00002 Beispielau, Deutschland'],
  federfuchs: [
    'Federfuchs',
    'Federfuchs Schreibgeräte GmbH, Tintengasse 7, 00003 Musterhausen, Deutschland',
  ],
  holzlinie: [
    'Holzlinie',
    'Holzlinie Stifte GmbH & Co. KG, Zedernstraße 4, 00004 Beispielberg, Deutschland',
  ],
  buntwerk: ['Buntwerk', 'Buntwerk Farben GmbH, Am Farbhof 3, 00005 Musterfeld, Deutschland'],
  klebefein: ['Klebefein', 'Klebefein GmbH, Harzweg 9, 00006 Beispieldorf, Deutschland'],
  schnittgut: [
    'Schnittgut',
    'Schnittgut Scheren KG, Klingenpfad 18, 00007 Musterthal, Deutschland',
  ],
  messfix: [
    'Messfix',
    'Messfix Zeichentechnik GmbH, Zirkelstraße 2, 00008 Beispielheim, Deutschland',
  ],
  ordnungsliebe: [
    'Ordnungsliebe',
    'Ordnungsliebe Bürobedarf GmbH, Registerplatz 5, 00009 Musterbach, Deutschland',
  ],
  ranzenwerk: ['Ranzenwerk', 'Ranzenwerk GmbH, Schulwegallee 21, 00010 Beispielstadt, Deutschland'],
  lernleiter: [
    'Lernleiter',
    'Lernleiter Lehrmittel GmbH, Sprossenweg 6, 00011 Musterfeld, Deutschland',
  ],
  zahlenreich: [
    'Zahlenreich',
    'Zahlenreich Lernspiele GmbH, Am Abakus 10, 00012 Beispielau, Deutschland',
  ],
  wortwiese: [
    'Wortwiese Verlag',
    'Wortwiese Verlag GmbH, Silbengasse 8, 00013 Musterstadt, Deutschland',
  ],
  lesefuchs: [
    'Lesefuchs Verlag',
    'Lesefuchs Verlag GmbH & Co. KG, Seitenweg 44, 00014 Beispielberg, Deutschland',
  ],
  lupenwerk: [
    'Lupenwerk',
    'Lupenwerk Naturforschung GmbH, Linsenstraße 3, 00015 Musterthal, Deutschland',
  ],
  weltweit: [
    'Rundum Globen',
    'Rundum Globen GmbH, Meridianweg 30, 00016 Beispielheim, Deutschland',
  ],
  klangholz: [
    'Klangholz',
    'Klangholz Instrumente e. K., Resonanzgasse 11, 00017 Musterbach, Deutschland',
  ],
  ballfreund: [
    'Ballfreund',
    'Ballfreund Sportgeräte GmbH, Turnhallenring 1, 00018 Beispieldorf, Deutschland',
  ],
  formgut: [
    'Formgut Möbel',
    'Formgut Objektmöbel GmbH, Werkstraße 15, 00019 Musterhausen, Deutschland',
  ],
  klotzundco: [
    'Klotz & Kante',
    'Klotz & Kante Holzspielwaren GmbH, Hobelweg 2, 00020 Beispielstadt, Deutschland',
  ],
  nestwaerme: [
    'Nestwärme',
    'Nestwärme Krippenbedarf GmbH, Kuschelgasse 5, 00021 Musterfeld, Deutschland',
  ],
  stillelicht: [
    'Stille & Licht',
    'Stille & Licht Kerzenmanufaktur, Dochtweg 12, 00022 Beispielau, Deutschland',
  ],
  tafelrunde: [
    'Tafelrunde',
    'Tafelrunde Präsentation GmbH, Schwammallee 9, 00023 Musterstadt, Deutschland',
  ],
  heftzwecke: [
    'Heftzwecke & Söhne',
    'Heftzwecke & Söhne Bürotechnik GmbH, Klammerplatz 17, 00024 Beispielberg, Deutschland',
  ],
  lichtblick: [
    'Lichtblick Elektro',
    'Lichtblick Elektro GmbH, Wattstraße 23, 00025 Musterthal, Deutschland',
  ],
  bastelnest: [
    'Bastelnest',
    'Bastelnest Kreativbedarf GmbH, Filzgasse 6, 00026 Beispielheim, Deutschland',
  ],
  tonerde: ['Tonerde', 'Tonerde Modelliermassen GmbH, Töpferweg 4, 00027 Musterbach, Deutschland'],
  brightpath: [
    'Brightpath Learning',
    'Brightpath Learning Ltd, 1 Sample Lane, Exampleton EX0 0AA, United Kingdom',
  ],
  hoshi: [
    'Hoshino Art',
    'Hoshino Art Co., Ltd., 0-0-0 Sample-cho, Example-ku, Tokyo 000-0000, Japan',
  ],
  brotzeit: ['Brotzeit', 'Brotzeit Dosen GmbH, Pausenhof 3, 00028 Beispieldorf, Deutschland'],
} as const;

export type MakerId = keyof typeof makers;

export const makerName = (id: MakerId): string => makers[id][0];

/** Emblems of makers that have one, and with it a site of their own. */
const emblems: Readonly<Partial<Record<MakerId, string>>> = {
  federfuchs: 'fox',
  hoshi: 'planet',
  brightpath: 'rocket',
  klangholz: 'horn',
};

/** Makers outside the EU name a responsible person inside (GPSR art. 16). */
const responsible = {
  name: 'Kreide Musterhandel GmbH, Produktsicherheit',
  postalAddress: 'Musterstraße 1, 12345 Musterstadt, Deutschland',
  email: 'produktsicherheit@kreide.example',
};

export function* manufacturerLines(): Iterable<object> {
  for (const [id, [name, postalAddress]] of Object.entries(makers)) {
    const sign = emblems[id as MakerId];
    const isOutside = id === 'brightpath' || id === 'hoshi';
    yield {
      type: 'manufacturer',
      id,
      name,
      postalAddress,
      email: `sicherheit@${id}.example`,
      ...(sign && {
        url: `https://${id}.example/`,
        picture: { drawing: { kind: 'emblem', sign } },
      }),
      ...(isOutside ? { euResponsible: responsible } : {}),
    };
  }
}
