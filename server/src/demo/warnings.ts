import type { Drawing } from '../modules/media/service.ts';
import { type Text, t } from './text.ts';

const sign = (name: 'flammable' | 'harmful' | 'under-3') => ({
  picture: { drawing: { kind: 'hazard', sign: name } },
});

/** Safety notes after the Toy Safety Directive 2009/48/EC and GPSR art. 9 (DEC-50), in both languages. */
export const warnings = {
  under3: {
    ...sign('under-3'),
    danger: true,
    text: t(
      'Achtung! Nicht für Kinder unter 36 Monaten geeignet. Erstickungsgefahr durch verschluckbare Kleinteile.',
      'Warning! Not suitable for children under 36 months. Choking hazard: small parts.',
    ),
  },
  cord: {
    ...sign('under-3'),
    danger: true,
    text: t(
      'Achtung! Nicht für Kinder unter 36 Monaten geeignet. Lange Schnur, Strangulationsgefahr.',
      'Warning! Not suitable for children under 36 months. Long cord, strangulation hazard.',
    ),
  },
  pointed: {
    danger: true,
    text: t(
      'Achtung! Funktionsbedingte scharfe Spitzen und Kanten. Benutzung unter Aufsicht von Erwachsenen.',
      'Warning! Functional sharp points and edges. To be used under adult supervision.',
    ),
  },
  magnets: {
    danger: true,
    text: t(
      'Achtung! Enthält Magnete. Verschluckte Magnete können im Darm einander anziehen und schwere Verletzungen verursachen. Bei Verschlucken sofort ärztliche Hilfe aufsuchen.',
      'Warning! Contains magnets. Swallowed magnets can attract each other in the intestines and cause serious injuries. Seek immediate medical help if swallowed.',
    ),
  },
  balloon: {
    danger: true,
    text: t(
      'Achtung! Verpackung ist kein Spielzeug. Beutel von Babys und Kleinkindern fernhalten, Erstickungsgefahr.',
      'Warning! The packaging is not a toy. Keep bags away from babies and small children, danger of suffocation.',
    ),
  },
  home: {
    danger: false,
    text: t(
      'Nur für den Gebrauch unter Aufsicht von Erwachsenen.',
      'Only to be used under adult supervision.',
    ),
  },
  helmet: {
    danger: true,
    text: t(
      'Achtung! Mit Schutzausrüstung zu benutzen. Nicht im Straßenverkehr zu verwenden.',
      'Warning! Protective equipment should be worn. Not to be used in traffic.',
    ),
  },
  candle: {
    danger: true,
    text: t(
      'Brennende Kerzen nie unbeaufsichtigt lassen. Außer Reichweite von Kindern und Haustieren brennen lassen. Zehn Zentimeter Abstand zwischen Kerzen einhalten.',
      'Never leave a burning candle unattended. Burn out of reach of children and pets. Keep ten centimetres between burning candles.',
    ),
  },
  experiment: {
    danger: true,
    text: t(
      'Achtung! Nur für Kinder ab 8 Jahren geeignet. Benutzung unter genauer Aufsicht von Erwachsenen. Anleitung vor Gebrauch lesen, befolgen und nachschlagebereit halten.',
      'Warning! Only suitable for children over 8 years. To be used under the close supervision of adults. Read the instructions before use, follow them and keep them for reference.',
    ),
  },
  battery: {
    danger: false,
    text: t(
      'Batterien und Akkus gehören nicht in den Hausmüll. Leere Batterien herausnehmen und bei einer Sammelstelle abgeben.',
      'Batteries do not belong in household waste. Remove empty batteries and take them to a collection point.',
    ),
  },
  buttonCell: {
    danger: true,
    text: t(
      'Achtung! Enthält eine Knopfzelle. Von Kindern fernhalten; bei Verschlucken sofort ärztliche Hilfe aufsuchen.',
      'Warning! Contains a button cell. Keep away from children; seek immediate medical help if swallowed.',
    ),
  },
  solvent: {
    ...sign('flammable'),
    danger: true,
    text: t(
      'Flüssigkeit und Dampf entzündbar. Von Zündquellen fernhalten. Nur in gut belüfteten Räumen verwenden. Darf nicht in die Hände von Kindern gelangen.',
      'Flammable liquid and vapour. Keep away from sources of ignition. Use only in well-ventilated areas. Keep out of reach of children.',
    ),
  },
  blades: {
    danger: true,
    text: t(
      'Scharfe Klinge, Verletzungsgefahr. Kein Spielzeug.',
      'Sharp blade, risk of injury. Not a toy.',
    ),
  },
  tipping: {
    danger: true,
    text: t(
      'Kippgefahr: Möbel mit den beiliegenden Winkeln an der Wand befestigen.',
      'Risk of tipping over: fix the furniture to the wall with the brackets supplied.',
    ),
  },
  water: {
    danger: false,
    text: t(
      'Nur in Innenräumen verwenden, nicht in Wasser tauchen.',
      'For indoor use only, do not immerse in water.',
    ),
  },
} as const satisfies Record<
  string,
  { danger: boolean; text: Text; picture?: { drawing: Drawing } }
>;

export type WarningId = keyof typeof warnings;
