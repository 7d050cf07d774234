import { industryCodes, jobTitleCodes } from '../../../contract/index.ts';
import type { Language } from '../storefront/storefront.ts';

/** What a business can say of itself (API-89), as people read it. */

export interface Choice {
  readonly code: string;
  readonly name: string;
}

type Names = Readonly<Record<Language, string>>;

const jobTitleNames: Readonly<Record<(typeof jobTitleCodes)[number], Names>> = {
  HEAD: { de: 'Schul- oder Einrichtungsleitung', en: 'Head of the school or institution' },
  SECRETARY: { de: 'Sekretariat', en: 'Secretary' },
  TEACHER: { de: 'Lehrkraft', en: 'Teacher' },
  EDUCATOR: { de: 'Pädagogische Fachkraft', en: 'Educator' },
  ADMINISTRATION: { de: 'Verwaltung', en: 'Administration' },
  PURCHASING: { de: 'Einkauf', en: 'Purchasing' },
  MANAGEMENT: { de: 'Geschäftsführung', en: 'Management' },
  CARETAKER: { de: 'Hausmeisterdienst', en: 'Caretaker' },
  OTHER: { de: 'Andere Funktion', en: 'Another position' },
};

const industryNames: Readonly<Record<(typeof industryCodes)[number], Names>> = {
  KINDERGARTEN: { de: 'Kindergarten, Kita', en: 'Kindergarten, nursery' },
  PRIMARY_SCHOOL: { de: 'Grundschule', en: 'Primary school' },
  SECONDARY_SCHOOL: { de: 'Weiterführende Schule', en: 'Secondary school' },
  SPECIAL_SCHOOL: { de: 'Förderschule', en: 'Special school' },
  VOCATIONAL_SCHOOL: { de: 'Berufsschule', en: 'Vocational school' },
  UNIVERSITY: { de: 'Hochschule', en: 'University' },
  DAY_CARE: { de: 'Hort, Ganztagsbetreuung', en: 'After-school care' },
  AUTHORITY: { de: 'Behörde, Schulträger', en: 'Authority, school board' },
  THERAPY: { de: 'Praxis, Therapie', en: 'Practice, therapy' },
  ASSOCIATION: { de: 'Verein', en: 'Association' },
  RETAIL: { de: 'Handel', en: 'Retail' },
  COMPANY: { de: 'Anderes Unternehmen', en: 'Another company' },
  OTHER: { de: 'Andere Einrichtung', en: 'Another institution' },
};

const choices = <Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, Names>>,
  language: Language,
): Choice[] => codes.map((code) => ({ code, name: names[code][language] }));

/** In the order in which a form shows them. */
export const jobTitles = (language: Language): Choice[] =>
  choices(jobTitleCodes, jobTitleNames, language);

export const industries = (language: Language): Choice[] =>
  choices(industryCodes, industryNames, language);

const nameIn = (all: readonly Choice[], code: string | null): string | null =>
  all.find((choice) => choice.code === code)?.name ?? null;

export const jobTitleName = (code: string | null, language: Language) =>
  nameIn(jobTitles(language), code);

export const industryName = (code: string | null, language: Language) =>
  nameIn(industries(language), code);
