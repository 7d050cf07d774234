import type { Voices } from './voices.ts';

/** Parts and uses that only some goods of a topic have: who names one speaks of these categories. */
const parts: readonly (readonly [names: RegExp, categories: readonly string[]])[] = [
  [/\bMine\b|spitzen/, ['bleistifte', 'buntstifte']],
  [
    /Schreibt|Kappe|Clip/,
    ['fineliner', 'fueller', 'kugelschreiber', 'textmarker', 'fasermaler', 'boardmarker'],
  ],
  [/Pullover/, ['fasermaler', 'textmarker']],
  [
    /beim ersten Strich|die hellen decken/,
    ['buntstifte', 'fasermaler', 'dicke-stifte', 'textmarker'],
  ],
  [/Wir haben \[sie|Platz für den Namen/, ['buntstifte', 'fasermaler', 'dicke-stifte']],
  [/Unser Linkshänder/, ['bleistifte', 'buntstifte', 'fueller', 'dicke-stifte']],
  [/Namensfeld|Die Klammern/, ['hefte-a4', 'hefte-a5', 'schreiblernhefte', 'vokabelhefte']],
  [
    /Ranzen\|ist stabil|Umschlag/,
    ['hefte-a4', 'hefte-a5', 'schreiblernhefte', 'vokabelhefte', 'notizbuecher'],
  ],
  [/Perforation/, ['collegebloecke', 'schreibbloecke']],
  [
    /was innen gedruckt|Lineatur|Linien/,
    ['hefte-a4', 'hefte-a5', 'schreiblernhefte', 'vokabelhefte'],
  ],
  [
    /Laternen|schneiden\||Kunstlehrerin, die|Schnittkante|Kunstlicht/,
    ['tonpapier', 'fotokarton', 'besondere-papiere'],
  ],
  [/zum Falten/, ['tonpapier', 'besondere-papiere']],
  [
    /Kam gerollt|Ein paar Blätter/,
    ['zeichenpapier', 'tonpapier', 'fotokarton', 'besondere-papiere'],
  ],
  [/Kunstlehrerin\|die Schule/, ['zeichenbloecke', 'zeichenpapier', 'tonpapier', 'fotokarton']],
  [/Mechanik/, ['ringordner']],
  [/Gummizug/, ['sammelmappen']],
  [
    /entsprechen \[genau|Ranzen\|ins Regal|Beschriften|Schuljahr\|seit/,
    ['schnellhefter', 'ringordner', 'sammelmappen', 'register'],
  ],
  [/Delle im Rücken/, ['ringordner']],
  [/Kanten sind etwas scharf/, ['ablage', 'register']],
  [/Skala|Die Kante war/, ['lineale', 'tafelgeraete']],
  [/Bruchsicher/, ['lineale', 'tafelgeraete', 'wasserbecher']],
  [/links wie rechts/, ['lineale', 'radierer']],
  [/Schutzhülle/, ['zirkel', 'schulscheren', 'bueroscheren']],
  [/Präzise/, ['zirkel', 'schulscheren', 'bueroscheren', 'lineale', 'tafelgeraete']],
  [/Flasche|Dosierspitze|dünnflüssig|verdünnen|Jeans/, ['tempera', 'acryl']],
  [/Trocknet \[schnell\|matt|Bühnenbilder/, ['tempera', 'acryl']],
  [/Papier wellt|Hosen|Trocknet nicht ein|Laterne fiel|Lösungsmittelfrei/, ['klebstoffe']],
  [/am Rücken|Träger|Gurt/, ['schulranzen', 'rucksaecke']],
  [/Reißverschlüsse|Regen\|Winter|Viele Fächer/, ['schulranzen', 'rucksaecke', 'maeppchen']],
  [/Dicht, |Der Verschluss/, ['brotdosen']],
  [/Das Muster|in der Maschine/, ['schulranzen', 'rucksaecke', 'maeppchen', 'sportbeutel']],
  [
    /Lösungen|Die Aufgaben|in zwei Wochen|Üben und Knobeln|durchgearbeitet|Erklärungen|Platz zum Schreiben|Klar aufgebaut/,
    [
      'deutsch-hefte',
      'mathe-hefte',
      'sach-hefte',
      'englisch-hefte',
      'daz-hefte',
      'schreibuebungen',
    ],
  ],
  [/Wurde \[dreimal|Schöne Bilder/, ['erstleser', 'bilderbuecher']],
  [
    /Selbstkontrolle/,
    [
      'deutsch-karteien',
      'mathe-karteien',
      'lesespiele',
      'rechenrahmen',
      'plaettchen',
      'stellenwert',
    ],
  ],
  [/Haptik|Farbe blättert/, ['rechenrahmen', 'plaettchen', 'stellenwert', 'koerper', 'buchstaben']],
  [/Lack|splittert|Weiterbauen|abgebrochen/, ['holzbausteine', 'konstruktion', 'greifen']],
  [
    /Die Box ist|Schachtel|Ein Teil|ein Teil|ein paar Teile/,
    [
      'deutsch-karteien',
      'mathe-karteien',
      'englisch-karten',
      'daz-karten',
      'lesespiele',
      'buchstaben',
      'plaettchen',
      'stellenwert',
      'spielgeld',
      'experimentieren',
      'holzbausteine',
      'konstruktion',
      'puzzles',
      'gesellschaftsspiele',
      'mathe-spiele',
    ],
  ],
  [
    /Ein Stein|Regeln|zehn Runden|Anleitung etwas knapp|Runden\] eingerissen|zu zweit\|in der großen/,
    ['gesellschaftsspiele', 'mathe-spiele', 'lesespiele'],
  ],
  [/Mittagsschlaf|waschbar|Naht ging nach|fusselt/, ['schlafen']],
  [/empfindlicher Haut|undicht|jedes Quartal/, ['hygiene']],
  [/Weich, \[riecht/, ['knete']],
  [/Lässt sich gut \[kleben/, ['moosgummi', 'bastelholz']],
  [
    /Schwarz war|Manche Teile|Tüte war|Riesige Auswahl/,
    ['perlen-wolle', 'moosgummi', 'bastelholz'],
  ],
  [/gestimmt|stimmen/, ['saiten', 'glockenspiele', 'floeten']],
  [/Schlägel|merken sich die Farben|Ton ist minimal/, ['glockenspiele']],
  [
    /Klingt|Klang|Liegt Kindern|hält auch begeisterte|Schön verarbeitet, \[das Holz/,
    ['trommeln', 'kleine-percussion', 'glockenspiele', 'floeten', 'saiten'],
  ],
  [
    /\[Luft|Pumpe|Luft\.|ins Gesicht|Griffig|Naht ging auf|Gummi\./,
    ['fussbaelle', 'spielbaelle', 'hallenbaelle'],
  ],
  [/Mannschaften/, ['markierung']],
  [/Beton/, ['fahrzeuge', 'markierung']],
  [/Aufbau|Anleitung zeigt|Schraube/, ['staffeleien', 'regale', 'schuelertische', 'gruppentische']],
  [/Füße|gekippelt/, ['stuehle', 'hocker']],
  [/Platte kam/, ['schuelertische', 'gruppentische']],
  [/ohne Stau|Klemmte|schwergängig/, ['hefter-locher']],
  [/Kabel|Die Leuchte|Netzteil/, ['licht-strom']],
  [/Leise/, ['laminieren']],
];

/** Said of goods of any kind, where those of a topic are few. */
export const ofAnything: Voices = {
  good: [
    'Macht einen [guten|soliden] Eindruck, [wie beschrieben|wie erhofft].',
    'Genau das, was wir [gesucht|gebraucht] haben.',
    'Kam gut verpackt an, [alles heil|nichts fehlte].',
    'Entspricht [der Beschreibung|den Bildern], [keine Überraschungen|so bestellt man gern].',
  ],
  mixed: [
    'Im Großen und Ganzen gut, [die Verpackung könnte kleiner sein|nur die Lieferung hat gedauert].',
    'Für den Preis in Ordnung, [mehr nicht|nicht mehr und nicht weniger].',
  ],
  bad: [
    'Hat uns [leider nicht|gar nicht] überzeugt.',
    'Kam beschädigt an, [sehr ärgerlich|schade].',
  ],
};

/** Whether a sentence may be said of goods of a category. */
export const fits = (sentence: string, category: string): boolean =>
  parts.every(([names, categories]) => !names.test(sentence) || categories.includes(category));

/** What can be praised and complained of in one breath only by somebody who contradicts themselves. */
const subjects = [
  /Farb|Rot\b|Gelb|deck|colour/i,
  /Kabel/i,
  /Anleitung|erklär|Bedienung|Fluchen|instruction|description/i,
  /riech|Geruch|Duft/i,
  /durch\b|Tinte/i,
  /Ton\b|kling|klang|stimm/i,
  /fussel|fusselt|weich/i,
  /verpack|Packung|Karton|packed|packaging/i,
  /leicht\b|schwer|heav/i,
  /Lieferung|geliefert|delivered|arrive/i,
  /Preis|teuer|price|value/i,
  /Größe|größer|kleiner|Format|size/i,
  /verarbeit|wackelt|locker|Kante|Ecke|finish|made|corner/i,
  /Teil|vollzählig|Kiste|Box|Schachtel/i,
  /langweilig|vorbei|kennt man/i,
  /ergiebig|reicht|verbraucht/i,
  /klebt/i,
  /Bild|picture/i,
  /Docht|Brenn|Brenndauer|schief/i,
  /expected|erwartet|beschrieben|described|Überrasch|surprises/i,
];

/** Whether two sentences speak of the same. */
export const shareSubject = (one: string, other: string): boolean =>
  subjects.some((subject) => subject.test(one) && subject.test(other));

/** What may be said of goods of a category: its topic's, and of anything where that is little. */
export function voicesFor(category: string, topic: Voices): Voices {
  const of = (kind: keyof Voices, enough: number) => {
    const own = topic[kind].filter((sentence) => fits(sentence, category));
    return own.length < enough ? [...own, ...ofAnything[kind]] : own;
  };
  return { good: of('good', 7), mixed: of('mixed', 3), bad: of('bad', 3) };
}
