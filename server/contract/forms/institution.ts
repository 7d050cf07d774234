import * as v from 'valibot';
import type { Language } from '../storefronts.ts';
import {
  email,
  faultKey,
  name,
  optionalText,
  requiredChoice,
  requiredText,
  textRule,
} from '../text.ts';
import { newPasswordForm } from './password.ts';

/** Several people of one school or company (decision 047). */

/** What a person may do in its name, each more than the one before. */
export const institutionRoles = ['buyer', 'approver', 'admin'] as const;
export type InstitutionRole = (typeof institutionRoles)[number];

export const institutionLimits = {
  /** Those who have joined, and those who are invited. */
  people: 200,
  /** As long as an invitation can be accepted. */
  inviteDays: 7,
  orderLimitCents: 100_000_000,
} as const;

/** Sign between thousands, and before cents; cents have at most two digits, so that either sign tells them. */
const amounts: Readonly<Record<Language, RegExp>> = {
  de: /^(\d{1,9}([.,]\d{1,2})?|\d{1,3}(\.\d{3}){1,2}(,\d{1,2})?) ?€?$/,
  en: /^(\d{1,9}([.,]\d{1,2})?|\d{1,3}(,\d{3}){1,2}(\.\d{1,2})?) ?€?$/,
};

/** Of an amount in euro that is written as above. */
function centsOf(text: string): number {
  const [whole = '', decimals = ''] = text.replace(/ ?€$/, '').split(/[.,](?=\d{1,2}$)/);
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}

const fault = faultKey('amount.incorrect');

/**
 * Up to this net total an order needs no approval, in cents; null: none does.
 *
 * @param language of who types it: 12,345 is twelve thousand in English, and in German no amount
 */
const orderLimit = (language: Language) =>
  v.pipe(
    optionalText(
      textRule(
        { max: 20 },
        v.regex(amounts[language], fault),
        v.check((text) => centsOf(text) <= institutionLimits.orderLimitCents, fault),
      ),
    ),
    v.transform((text) => (text === '' ? null : centsOf(text))),
  );

const role = requiredChoice(institutionRoles, faultKey('unknown'));

const names = { firstName: requiredText(name), lastName: requiredText(name) };

export const changePersonForm = (language: Language) =>
  v.object({ role, orderLimit: orderLimit(language) });

export const invitePersonForm = (language: Language) =>
  v.object({
    ...names,
    // Logins are looked up in lower case.
    email: v.pipe(requiredText(email), v.toLowerCase()),
    ...changePersonForm(language).entries,
  });

/** @param minLength characters of a password; that it is not a common one, the server asks as well */
export const joinInstitutionForm = (minLength: number) =>
  v.object({ ...names, ...newPasswordForm(minLength).entries });
