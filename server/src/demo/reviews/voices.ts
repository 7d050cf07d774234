import type { Topic } from '../product.ts';

/**
 * What people say about school things. `[a|b]` is a choice; each sentence stands on its own, so
 * that any two of a pool can follow each other. Nothing here names a real person or shop.
 */
export interface Voices {
  readonly good: readonly string[];
  readonly mixed: readonly string[];
  readonly bad: readonly string[];
}

export const voices: Readonly<Record<Topic | 'regelspiel' | 'textil' | 'alltag', Voices>> = {
  heft: {
    good: [
      'Tinte [schlägt nicht durch|verläuft nicht|bleibt, wo sie soll], [auch nicht bei nassem Füller|selbst wenn kräftig aufgedrückt wird].',
      'Endlich sieht man [schon beim Bestellen|vorher|auf dem Bild], was innen gedruckt ist. [Genau die richtige Lineatur bekommen.|Hat auf Anhieb gestimmt.]',
      'Das Papier ist [angenehm fest|glatt, aber nicht rutschig|spürbar besser als beim Discounter].',
      'Nach [drei Monaten|einem Halbjahr|den Herbstferien] sind die Ecken noch [rund|heil|fast wie neu].',
      '[Radieren|Ausbessern] geht ohne graue Wolken.',
      'Der Umschlag [übersteht den Ranzen|ist stabil|hält erstaunlich viel aus].',
      'Das Namensfeld ist groß genug für [lange Nachnamen|Name, Klasse und Fach|Kinderschrift].',
      'Steht [jedes Jahr|seit zwei Jahren] auf unserer Liste, und [es passt immer|wir bestellen einfach nach].',
      'Die Linien sind [hell genug, dass die Schrift im Vordergrund bleibt|deutlich, aber nicht aufdringlich].',
    ],
    mixed: [
      'Papier gut, [der Umschlag dürfte fester sein|die Farbe ist in echt etwas dunkler].',
      'Für den Preis in Ordnung, mit [Gelstift|Filzstift] schlägt es [leicht|ein wenig] durch.',
      'Die Perforation reißt nicht immer sauber.',
    ],
    bad: [
      'Zwei Hefte kamen mit geknickter Ecke an.',
      'Die Klammern saßen schief, [die mittlere Seite war nach einer Woche lose|schade].',
      'Die Linien sind [so blass, dass man sie kaum sieht|stellenweise unterbrochen].',
    ],
  },
  papier: {
    good: [
      'Die Farben [leuchten wirklich|sind kräftig|passen gut zusammen], [auch an der Schnittkante|nichts wirkt verwaschen].',
      'Lässt sich [sauber schneiden|gut falten|prima kleben], ohne [zu brechen|auszufransen|sich zu wellen].',
      'Gute Stärke: [nicht labbrig|steif genug und trotzdem biegsam].',
      'Kam [flach verpackt|ohne Eselsohren|im stabilen Karton] an.',
      'Im Klassensatz [reicht das ewig|deutlich günstiger als einzeln].',
      'Wir basteln damit [Laternen|Karten|Fensterbilder] und sind [begeistert|sehr zufrieden].',
      'Kein [Papierstaub|unangenehmer Geruch], das ist mir bei Kindern wichtig.',
      'Genau [das Format|die Grammatur], die [die Kunstlehrerin|die Schule] wollte.',
    ],
    mixed: [
      'Schöne Farben, [Gelb und Orange sind sich sehr ähnlich|das Rot wirkt im Kunstlicht anders].',
      'Etwas dünner als gedacht, [zum Falten aber gut|für Plakate zu weich].',
      'Ein paar Blätter klebten aneinander.',
    ],
    bad: [
      'Kam gerollt an und [ließ sich kaum glätten|blieb wellig].',
      'Die Kanten waren bei der halben Packung angestoßen.',
    ],
  },
  stift: {
    good: [
      'Liegt [gut|sehr angenehm] in der Hand, [auch nach einer langen Stunde|selbst in der Hand meines Jüngsten].',
      'Die Mine [bricht nicht|ist noch kein einziges Mal abgebrochen], [obwohl hier alles herunterfällt|und hier fällt viel vom Tisch].',
      'Farben [kräftig schon beim ersten Strich|decken gut|sehen auf Papier aus wie auf dem Stift].',
      'Lässt sich [in einem Zug|prima|ohne Splitter] [spitzen|nachspitzen].',
      'Schreibt [sofort an|ohne Kratzen|gleichmäßig], auch wenn er [ein paar Tage|über die Ferien] gelegen hat.',
      'Unser Linkshänder kommt damit [endlich zurecht|bestens klar].',
      'Aus dem Pullover ging es [bei 30 Grad|nach einer Wäsche] wieder heraus. [Wichtige Information!|Das war der Test.]',
      'Platz für den Namen, [keine Verwechslungen mehr|das rettet den Schulfrieden].',
      'Wir haben [sie|die Stifte] [in der Klasse|im Hort] seit [September|einem Jahr] und [noch keinen ersetzt|nur zwei verloren].',
    ],
    mixed: [
      'Schreibt gut, [die Kappe sitzt etwas locker|der Clip ist ein bisschen wackelig].',
      'Schöne Farben, [Weiß braucht man aber nie|die hellen decken weniger].',
      'Etwas [dicker|dünner] als erwartet, sonst in Ordnung.',
    ],
    bad: [
      'War [schon beim Auspacken beschädigt|von Anfang an unbrauchbar].',
      'Nach [kurzer Zeit|wenigen Wochen] [unbrauchbar|hinüber], das ging früher länger gut.',
      'Die Mine bröselt, [wir müssen dauernd spitzen|nicht noch einmal].',
    ],
  },
  farbe: {
    good: [
      '[Deckt in einem Zug|Sehr gute Deckkraft|Leuchtet auch auf dunklem Papier].',
      'Geht [von Händen und Tisch|aus der Kleidung] [problemlos|mit lauwarmem Wasser] wieder ab.',
      'Lässt sich gut [mischen|verdünnen|in Schichten auftragen].',
      'Riecht [nach nichts|kaum], das ist in einem [Gruppenraum|kleinen Zimmer] Gold wert.',
      'Sehr ergiebig, [eine Flasche reicht uns ein halbes Jahr|der Pott ist noch halb voll].',
      'Die Kinder [lieben|streiten sich um] [das Türkis|das Orange|die Farben].',
      'Trocknet [schnell|matt und gleichmäßig], [ohne zu reißen|nichts blättert].',
      'Wir nehmen [sie|die Farbe] für [Bühnenbilder|Steine|große Leinwände], [klappt bestens|das hält sogar draußen].',
    ],
    mixed: [
      'Gute Farbe, [der Deckel klemmt nach einer Weile|die Dosierspitze verstopft gern].',
      'Gelb deckt schlechter als die anderen, [zwei Aufträge nötig|liegt wohl am Gelb].',
      'Etwas dünnflüssig, [für Kinder aber praktisch|man muss Zeitung unterlegen].',
    ],
    bad: [
      'Eine Flasche war [undicht|im Karton ausgelaufen].',
      'Ließ sich aus der Jeans [nicht ganz|leider nicht] auswaschen.',
    ],
  },
  ordnen: {
    good: [
      'Stabil, [die Mechanik klickt satt|nichts leiert aus|auch wenn er voll ist].',
      'Endlich [Ordnung im Schrank|ein System|kein Zettelstapel mehr].',
      'Die Farben entsprechen [genau den Fächern|dem Bild], [das hilft beim Packen|alle Kinder kennen sie].',
      'Hält [schon das zweite Schuljahr|seit Jahren] und sieht noch [gut|ordentlich] aus.',
      'Passt [in jeden Ranzen|ins Regal|zu denen, die wir schon haben].',
      'Guter Preis im [Zehnerpack|Klassensatz].',
      'Beschriften geht auch mit [Bleistift|Filzstift], [verwischt nicht|lässt sich wieder wegradieren].',
      'Riecht nicht nach [Plastik|Chemie].',
    ],
    mixed: [
      'In Ordnung, [die Kanten sind etwas scharf|der Gummizug könnte straffer sein].',
      'Farbe weicht ein wenig vom Foto ab.',
      'Tut, was es soll, [fühlt sich aber leicht an|mehr auch nicht].',
    ],
    bad: [
      'Der Gummizug ist nach [vier Wochen|einem Monat] ausgerissen.',
      'Kam mit einer Delle im Rücken.',
    ],
  },
  werkzeug: {
    good: [
      '[Genau|Präzise|Sauber verarbeitet], [nichts wackelt|keine Grate].',
      'Liegt auch Kindern gut in der Hand.',
      'Nach [Wochen täglicher Benutzung|einem Schuljahr] [noch wie am ersten Tag|kein Verschleiß zu sehen].',
      'Bruchsicher, [wir haben es unfreiwillig getestet|mehrfach heruntergefallen].',
      'Die [Skala|Beschriftung] ist gut lesbar, [auch für mich ohne Brille|selbst von hinten].',
      'Funktioniert [links wie rechts|für Linkshänder genauso].',
      'Hat die [Materialliste|Kunstlehrerin] [zufriedengestellt|überzeugt].',
      'Besser als das, was wir [vorher|im Supermarkt] gekauft haben.',
    ],
    mixed: [
      'Gut, aber [etwas kleiner|größer] als gedacht. [Maße lesen hilft.|Mein Fehler.]',
      'Tut seinen Dienst, [die Schutzhülle fehlt mir|eine Tasche wäre schön].',
    ],
    bad: [
      'Bei uns [nach kurzer Zeit|beim zweiten Gebrauch] kaputtgegangen.',
      'Die Kante war nicht ganz gerade.',
    ],
  },
  kleben: {
    good: [
      'Klebt [sofort|fest|wirklich] und lässt sich [kurz noch verschieben|trotzdem noch korrigieren].',
      'Papier wellt sich nicht.',
      'Geht aus [Hosen|dem Teppich|Haaren] wieder heraus. Fragen Sie nicht.',
      'Trocknet nicht ein, [auch wenn der Deckel lose war|selbst nach den Sommerferien].',
      'Reicht [lange|für die ganze Klasse|das halbe Jahr].',
      'Lösungsmittelfrei und riecht nicht, [deshalb nur noch dieser|das war uns wichtig].',
    ],
    mixed: [
      'Klebt gut auf Papier, [auf Karton weniger|bei Fotos nicht].',
      'Verbraucht sich schneller als gedacht.',
    ],
    bad: ['Hielt bei uns nicht, [alles löste sich über Nacht|die Laterne fiel auseinander].'],
  },
  tasche: {
    good: [
      'Sitzt [gut|prima] [am Rücken|und drückt nicht], [auch voll beladen|trotz dicker Bücher].',
      'Die Reißverschlüsse laufen [leicht|ohne zu haken], [auch mit Handschuhen|selbst die Kleine schafft es].',
      'Viele Fächer, [alles findet seinen Platz|die Trinkflasche steht sicher].',
      'Nach dem ersten [Regen|Winter] [alles trocken geblieben|kein Faden lose].',
      'Das Muster ist [noch schöner als auf dem Bild|genau wie gezeigt], [unser Kind ist stolz|wird überall bewundert].',
      'Lässt sich [feucht abwischen|in der Maschine waschen].',
      'Dicht, [selbst kopfüber|auch mit Sprudel].',
      'Leicht und trotzdem stabil.',
    ],
    mixed: [
      'Schön, aber [etwas klein für A4-Ordner|der Gurt rutscht gelegentlich].',
      'Gute Verarbeitung, [der Preis ist stolz|teuer, aber wohl berechtigt].',
    ],
    bad: [
      'Nach [acht Wochen|zwei Monaten] war ein Träger ausgerissen, [das darf nicht sein|schade].',
      'Der Verschluss klemmt.',
    ],
  },
  buch: {
    good: [
      'Klar aufgebaut, [mein Kind arbeitet allein damit|man braucht kaum zu erklären].',
      'Die Aufgaben werden [langsam|sinnvoll] schwieriger, [kein Frust|endlich mal kein Sprung].',
      'Schöne Bilder, [nicht überladen|ohne Kitsch].',
      'Die Lösungen [zum Heraustrennen|hinten] sind praktisch.',
      'Hat [in zwei Wochen|bis zur Arbeit] spürbar geholfen.',
      'Wir haben den ganzen Band [in den Ferien|an Regentagen] durchgearbeitet.',
      'Setze ich [in der dritten Klasse|im Förderunterricht|als Freiarbeit] ein, [die Kinder greifen von selbst danach|kommt gut an].',
      'Wurde [dreimal hintereinander|jeden Abend] gewünscht.',
      'Gute Mischung aus [Üben und Knobeln|Text und Bild].',
    ],
    mixed: [
      'Inhaltlich gut, [die Schrift könnte größer sein|etwas wenig Platz zum Schreiben].',
      'Für mein Kind [zu leicht|zu schwer], [Stufe also gut prüfen|für andere sicher richtig].',
    ],
    bad: [
      'Zwei Seiten waren [verklebt|doppelt gedruckt].',
      'Hatte mir mehr [Erklärungen|Übungen|Bilder] erhofft.',
      'Der Rücken hat sich [nach einer Woche|beim ersten Aufklappen] gelöst.',
      'Uns war es [zu textlastig|zu bunt|zu dünn] für den Preis.',
      'Mein Kind hat nach [drei|fünf] Seiten [aufgegeben|die Lust verloren].',
    ],
  },
  lernmaterial: {
    good: [
      'Selbsterklärend, [die Kinder legen sofort los|kaum Einführung nötig].',
      'Robust, [überlebt auch Klasse 1a|hält viele Hände aus].',
      'Endlich [anschaulich|zum Anfassen], [da fällt der Groschen|das Aha kam sofort].',
      'Gut in der Freiarbeit einsetzbar, [mit Selbstkontrolle|alleine oder zu zweit].',
      'Alles [sauber verpackt|in einer Kiste, die schließt|vollzählig].',
      'Auch in der [Förderung|DaZ-Gruppe|Kita] [sehr beliebt|gut nutzbar].',
      'Schöne [Haptik|Farben], [nichts Grelles|angenehm in der Hand].',
      'Haben gleich ein zweites bestellt.',
    ],
    mixed: [
      'Gute Idee, [die Box ist etwas knapp bemessen|ein Teil mehr als Reserve wäre schön].',
      'Für die Klasse zu wenig, für die Gruppe ideal.',
    ],
    bad: [
      'Ein Teil fehlte, [auf den Ersatz warten wir noch|das kostet Zeit].',
      'Farbe blättert an den Kanten.',
      'Die Anleitung [fehlte|war nur ein Zettel].',
      'Für den [täglichen Gebrauch|Schulalltag] zu empfindlich.',
      'Die Schachtel [schließt nicht|ging beim ersten Öffnen kaputt].',
    ],
  },
  spiel: {
    good: [
      'Wird [jeden Tag|ständig|seit Wochen] [bespielt|herausgeholt].',
      'Schönes, festes Material, [liegt gut in kleinen Händen|nichts splittert].',
      'In der Gruppe [ruhig und konzentriert|ein echter Magnet].',
      'Gut verarbeitet, [keine Splitter|alle Kanten rund|der Lack hält].',
      'Ein Geschenk, das [wirklich benutzt|nicht im Schrank vergessen] wird.',
      'Lädt zum [Erfinden|Weiterbauen|Erzählen] ein, [ganz ohne Strom|jeden Tag anders].',
      'Lässt sich [gut abwischen|leicht verstauen|mit anderem kombinieren].',
    ],
    mixed: [
      'Schön gemacht, [ein paar Teile mehr wären gut|die Kiste dazu ist knapp].',
      'Für die Kleinen toll, für Ältere schnell vorbei.',
    ],
    bad: [
      'Ein Teil fehlte in der Packung.',
      'Nach [einer Woche|wenigen Tagen] war etwas [abgebrochen|lose].',
    ],
  },
  regelspiel: {
    good: [
      'Regeln in [fünf Minuten|zwei Sätzen] erklärt.',
      'Auch für [Erwachsene|große Geschwister] nicht langweilig.',
      'Wird [jeden Tag|ständig|seit Wochen] gespielt.',
      'Festes Material, [keine Pappe, die sich aufbiegt|liegt gut in kleinen Händen].',
      'Die Kinder merken gar nicht, dass sie [üben|lernen].',
      'Funktioniert auch [zu zweit|in der großen Runde].',
      'Genau die richtige Länge für [eine Pause|den Morgenkreis].',
    ],
    mixed: [
      'Nett, [nach zehn Runden kennt man alles|für Ältere schnell vorbei].',
      'Schön gemacht, Anleitung etwas knapp.',
    ],
    bad: [
      'Die Schachtel war nach [einer Woche|wenigen Runden] eingerissen.',
      'Ein Stein fehlte in der Packung.',
    ],
  },
  textil: {
    good: [
      'Weich und [waschbar|formstabil], [auch nach der fünften Wäsche|bei 60 Grad].',
      'Schöne Farbe, [nicht grell|beruhigt den Raum].',
      'Hat [den Mittagsschlaf|die Leseecke] [gerettet|gemütlich gemacht].',
      'Gute Qualität, [Nähte sauber|nichts fusselt].',
      'Trocknet schnell.',
    ],
    mixed: ['Weich, [etwas kleiner als gedacht|die erste Wäsche fusselt].'],
    bad: ['Naht ging nach der ersten Wäsche auf.', 'Farbe anders als auf dem Bild.'],
  },
  alltag: {
    good: [
      'Praktisch [im Alltag|für die Gruppe], [reicht lange|immer griffbereit].',
      'Gute Qualität zum fairen Preis.',
      'Kommt auch mit [empfindlicher Haut|vielen Kindern] zurecht.',
      'Leicht zu [reinigen|handhaben], [auch für Kinder|ohne Kleckern].',
      'Bestellen wir [jedes Quartal|regelmäßig] nach.',
    ],
    mixed: ['Erfüllt den Zweck, [Verpackung unnötig groß|der Deckel klemmt etwas].'],
    bad: ['Kam [beschädigt|undicht] an.'],
  },
  basteln: {
    good: [
      'Riesige Auswahl in der Packung, [alle wurden fündig|reicht für viele Nachmittage].',
      'Farben [kräftig|schön abgestimmt].',
      'Lässt sich gut [kleben|schneiden|bemalen].',
      'Gute Qualität, [nichts bricht|keine Ausreißer dabei].',
      'Hat den [Kindergeburtstag|Bastelnachmittag] gerettet.',
      'Preis-Leistung stimmt, [gerade in der großen Packung|für Gruppen ideal].',
      'Weich, [riecht nicht|trocknet nicht aus].',
    ],
    mixed: [
      'In Ordnung, [Schwarz war unterrepräsentiert|von einer Farbe sehr viel].',
      'Manche Teile waren etwas ungleich.',
    ],
    bad: ['Die Tüte war offen, [alles lag im Karton|leider Handarbeit beim Einsammeln].'],
  },
  musik: {
    good: [
      'Klingt [voll|sauber|erstaunlich gut], [nicht wie Spielzeug|und stimmt].',
      'Gut gestimmt, [auch mit anderen zusammen|der Ton ist rein].',
      'Robust, [hält auch begeisterte Kinder aus|im Morgenkreis täglich im Einsatz].',
      'Liegt Kindern gut in der Hand.',
      'Die Kinder [merken sich die Farben|finden sich sofort zurecht].',
      'Für die [Musikschule|Klasse|Kita] genau richtig.',
      'Schön verarbeitet, [das Holz ist glatt|keine scharfen Kanten].',
    ],
    mixed: [
      'Klang gut, [der Schlägel ist etwas hart|die Tasche ist dünn].',
      'Ein Ton ist minimal zu tief.',
    ],
    bad: [
      'Ließ sich nicht sauber stimmen.',
      'Der Klang ist [blechern|dumpf], [schade ums Geld|da hatten wir mehr erhofft].',
    ],
  },
  sport: {
    good: [
      'Hält die [Luft|Form], [auch nach Wochen|bei täglichem Einsatz].',
      'Griffig, [auch nass|selbst in der Halle].',
      'In der Pause [heiß begehrt|dauernd vergriffen].',
      'Tut nicht weh, [wenn es mal ins Gesicht geht|das ist auf dem Schulhof wichtig].',
      'Stabil, [übersteht Beton|keine Risse].',
      'Farben gut unterscheidbar, [Mannschaften sind schnell gebildet|auch von weitem].',
      'Leicht zu [verstauen|tragen|reinigen].',
    ],
    mixed: [
      'Gut, aber [die Pumpe muss man extra kaufen|anfangs etwas hart].',
      'Riecht die ersten Tage nach Gummi.',
    ],
    bad: ['Verlor nach [zwei Wochen|kurzer Zeit] Luft.', 'Naht ging auf.'],
  },
  moebel: {
    good: [
      'Aufbau [in zehn Minuten|ohne Fluchen|zu zweit schnell erledigt].',
      'Sehr stabil, [nichts wackelt|auch wenn gekippelt wird].',
      'Kanten sind [schön rund|sauber verarbeitet].',
      'Die Spedition hat [vorher angerufen|pünktlich geliefert|bis in den Flur getragen].',
      'Leicht zu reinigen, [auch Filzstift|Kleber ging ab].',
      'Sieht im Raum [ruhig|warm|hochwertig] aus.',
      'Die Größentabelle stimmt, [alle Füße stehen am Boden|wir haben vorher gemessen].',
      'Schon das zweite Mal bestellt, [Farbton ist gleich|passt nahtlos dazu].',
    ],
    mixed: [
      'Schönes Stück, [schwerer als gedacht|die Anleitung zeigt zu wenig].',
      'Ein Kratzer auf der Unterseite, [sieht man nicht|kein Drama].',
    ],
    bad: [
      'Eine Schraube fehlte, [ohne Baumarkt kein Aufbau|im Baumarkt besorgt].',
      'Platte kam mit beschädigter Ecke, [Tausch hat zwei Wochen gedauert|wurde abgeholt].',
    ],
  },
  buero: {
    good: [
      'Macht, was es soll, [leise|ohne Stau|zuverlässig].',
      'Fürs [Sekretariat|Lehrerzimmer] genau richtig.',
      'Wir bestellen [quartalsweise|regelmäßig] nach, [gleichbleibende Qualität|immer prompt geliefert].',
      'Rechnung kam [sofort|korrekt mit Bestellreferenz].',
      'Solide verarbeitet, [wirkt langlebig|Metall, wo es sein muss].',
      'Guter Preis im Karton.',
      'Passt zu allem, was wir schon haben.',
    ],
    mixed: [
      'Ordentlich, [Verpackung unnötig groß|Lieferung in zwei Paketen].',
      'Etwas schwergängig am Anfang.',
    ],
    bad: ['Klemmte von Anfang an, [nicht zu gebrauchen|zurückgeschickt].'],
  },
  technik: {
    good: [
      'Funktioniert [sofort|ohne Einrichten|einwandfrei].',
      'Bedienung [selbsterklärend|ohne Anleitung klar].',
      'Leise und [kompakt|unauffällig].',
      'Wirkt [solide|wertig], [nichts wackelt|gut verarbeitet].',
      'Täglich im Einsatz, [bisher kein Ausfall|läuft und läuft].',
      'Passt auf [jeden Schreibtisch|das Fensterbrett|die kleinste Ecke].',
      'Kabel [lang genug|sauber verstaut], [kein Stolpern mehr|endlich].',
      'Für [die Schule|das Lehrerzimmer|zu Hause] genau richtig.',
    ],
    mixed: [
      'Gut, [das Kabel ist kurz|die Anleitung sehr knapp].',
      'Tut seinen Dienst, [dürfte etwas leichter sein|riecht anfangs neu].',
      'Die Leuchte daran ist heller als nötig.',
    ],
    bad: [
      'Fiel nach [sechs Wochen|drei Monaten] aus, [wartet auf Ersatz|das darf nicht sein].',
      'Kam ohne [Netzteil|Anleitung] an.',
    ],
  },
  kerze: {
    good: [
      'Brennt [ruhig|ohne zu tropfen|gleichmäßig ab].',
      'Schöner, [dezenter Duft|warmer Ton].',
      'Für [den Morgenkreis|die Andacht|Advent] wunderbar.',
      'Brenndauer [stimmt|länger als angegeben].',
      'Sehr schöne Verarbeitung.',
    ],
    mixed: ['Schön, [in der Mitte etwas schief|der Docht ist kurz].'],
    bad: ['Kam [zerbrochen|mit Riss] an.'],
  },
};

/** Who speaks, and why they bought. */
export const contexts: readonly string[] = [
  'War ein Tipp aus dem Kollegium.',
  'Wir sind eine kleine Schule mit kleinem Etat.',
  'Als Ersatz für ein anderes Modell gekauft.',
  'Mein Mann wollte erst das billigere.',
  'Im Förderverein bestellt.',
  'Nach langem Vergleichen bestellt.',
  'Für unsere Schule bestellt.',
  'Mit der Sammelbestellung gekommen.',
];

/** The same of goods that children have in their hands. */
export const childrensContexts: readonly string[] = [
  'Für unsere Tochter (2. Klasse) gekauft.',
  'Mein Sohn ist gerade eingeschult worden.',
  'Ich bin Grundschullehrerin und habe schon [einiges|vieles] ausprobiert.',
  'Bestellt für die [3b|1a|4c|Fuchsgruppe].',
  'Für den Hort.',
  'Wir haben drei Schulkinder, da lernt man zu vergleichen.',
  'Für meine Enkel.',
  'Für die Kita angeschafft.',
  'Für die Projektwoche.',
];

export const closings: readonly string[] = [
  'Gerne wieder.',
  'Klare Empfehlung.',
  'Lieferung [war nach zwei Tagen da|kam schnell|am nächsten Tag].',
  'Würde ich wieder kaufen.',
  'Preis ist [fair|in Ordnung|angemessen].',
  'Vielen Dank!',
  'Wird nachbestellt.',
  'Bin [rundum|sehr] zufrieden.',
  'So soll es sein.',
  'Kann ich weiterempfehlen.',
];

export const shorts: readonly string[] = [
  'Top Qualität, [schnell da|sofort lieferbar].',
  'Alles [gut|prima|super] [angekommen|verpackt].',
  '[Sehr|Rundum] zufrieden, [danke|gerne wieder].',
  'Tut, was [es|man] soll.',
  'Wie [abgebildet|erwartet|bestellt].',
  'Immer wieder [gern|gerne].',
  'Passt.',
  'Alles bestens, gerne wieder',
  'top',
  'Genau wie beschrieben.',
  'Macht genau, was es soll.',
  'Gute Qualität, schnelle Lieferung.',
  'Super, danke!',
  'Wie immer gut.',
  'Keine Beanstandungen.',
  'gut und günstig',
  'Schön und praktisch.',
  'Erwartung erfüllt.',
];

export const titles: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    'Genau richtig',
    'Gerne wieder',
    'Sehr zufrieden',
    'Top',
    'Klare Empfehlung',
    'Besser als erwartet',
    'Schöne Qualität',
    'Alles bestens',
    'Würde ich wieder kaufen',
    'Begeistert',
    'Durchdacht',
    'Einfach gut',
    'super',
    'Volle Punktzahl',
    'Lohnt sich',
    'Daumen hoch',
    'Prima',
    'Rundum gelungen',
    'Tolle Qualität!',
  ],
  4: [
    'Gutes Preis-Leistungs-Verhältnis',
    'Zufrieden',
    'Gute Wahl',
    'Empfehlenswert',
    'Gut gemacht',
  ],
  3: ['Geht so', 'In Ordnung', 'Mittelmaß', 'Teils, teils', 'Hatte mehr erwartet', 'Durchschnitt'],
  2: ['Leider nicht überzeugt', 'Schade', 'Enttäuscht', 'Hatte mehr erhofft'],
  1: ['Schade ums Geld', 'Nicht empfehlenswert', 'Enttäuschend', 'Nicht noch einmal'],
};

/** Of four stars with a reservation in the text. */
export const guardedTitles: readonly string[] = [
  'Gut, mit kleinem Haken',
  'Fast perfekt',
  'Gut, mit einer Einschränkung',
];

export const answers: readonly string[] = [
  'Das tut uns leid. Schreiben Sie uns bitte mit Ihrer Bestellnummer, wir finden eine Lösung.',
  'Danke, dass Sie es schreiben: Wir haben die Rückmeldung an den Hersteller weitergegeben.',
  'Entschuldigung. Unser Kundendienst hilft Ihnen gern: Schreiben Sie uns bitte.',
];

export const firstNames: readonly string[] = [
  'Sandra',
  'Miriam',
  'Thomas',
  'Katrin',
  'Ayse',
  'Jens',
  'Petra',
  'Svenja',
  'Markus',
  'Elif',
  'Daniela',
  'Oliver',
  'Sabine',
  'Nadine',
  'Holger',
  'Birgit',
  'Lena',
  'Torsten',
  'Yasmin',
  'Claudia',
  'Stefan',
  'Ines',
  'Melanie',
  'Anke',
  'Jonas',
  'Heike',
  'Patrick',
  'Marta',
  'Susanne',
  'Björn',
  'Franziska',
  'Ralf',
  'Silke',
  'Nina',
  'Dirk',
  'Olga',
  'Verena',
  'Carsten',
  'Tanja',
  'Hannah',
  'Renate',
  'Kerstin',
  'Murat',
  'Judith',
  'Bettina',
  'Simon',
  'Agnieszka',
  'Uwe',
  'Laura',
  'Gisela',
];

export const pseudonyms: readonly string[] = [
  'Lehrerin aus Hessen',
  'Kita am Bach',
  'dreifachmama',
  'Zwillingspapa',
  'Klasse 4b',
  'Oma Inge',
  'Bastelfee',
  'Mathelehrer',
  'Tintenklecks',
  'Schulsekretariat',
  'Kunst-AG',
  'Waldkindergarten',
  'Referendarin',
  'Papa von Mila',
  'Hortteam',
  'Leseratte',
  'Vertretungslehrer',
  'Frau K.',
  'Elternbeirat',
  'Tagesmutter',
  'Musiklehrerin',
  'Hausmeister',
  'Familie mit vier Kindern',
  'Fachschaft Deutsch',
];
