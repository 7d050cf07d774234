import type { Pairs } from './protocol.ts';

const words = {
  de: {
    title: 'Bezahlseite (Simulator)',
    intro: 'Hier wird nichts bezahlt: Diese Seite steht für die des Zahlungsanbieters.',
    amount: 'Betrag',
    order: 'Bestellung',
    paid: 'Bezahlen',
    secure: 'Ihre Bank fragt nach (3-D Secure)',
    declined: 'Karte ablehnen',
    cancelled: 'Abbrechen',
    expired: 'Zeit ablaufen lassen',
    notice: 'Nachricht an den Shop',
    notices: { now: 'sofort', late: 'eine Stunde später', twice: 'zweimal', never: 'nie' },
  },
  en: {
    title: 'Payment page (simulator)',
    intro: "Nothing is paid here: this page stands for the payment provider's.",
    amount: 'Amount',
    order: 'Order',
    paid: 'Pay',
    secure: 'Your bank asks you (3-D Secure)',
    declined: 'Decline the card',
    cancelled: 'Cancel',
    expired: 'Let the time run out',
    notice: 'Notice to the shop',
    notices: { now: 'at once', late: 'an hour later', twice: 'twice', never: 'never' },
  },
} as const;

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** What a person sees instead of Paygate's own page. */
export function payPage(request: Pairs, program: 'payssl.aspx' | 'twint.aspx'): string {
  const language = request.Language === 'en' ? 'en' : 'de';
  const text = words[language];
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: request.Currency ?? 'EUR',
  }).format(Number(request.Amount) / 100);
  const button = (outcome: 'paid' | 'declined' | 'cancelled' | 'expired') =>
    `<button name="outcome" value="${outcome}">${text[outcome]}</button>`;
  const notices = Object.entries(text.notices)
    .map(
      ([value, label]) =>
        `<label><input type="radio" name="notice" value="${value}"${value === 'now' ? ' checked' : ''}> ${label}</label>`,
    )
    .join('');
  const pay =
    program === 'payssl.aspx'
      ? `<details><summary>${text.paid}</summary><p>${text.secure}</p>${button('paid')}</details>`
      : button('paid');
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text.title}</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem}
button,summary{font:inherit;padding:.6rem 1rem;margin:.25rem 0;cursor:pointer}button{display:block}
summary{width:fit-content;border:1px solid #345;border-radius:.25rem;background:#eef3f8}
fieldset{margin:1rem 0}label{display:block}</style>
<main><h1>${text.title}</h1><p>${text.intro}</p>
<p>${text.order} ${escaped(request.OrderDesc ?? '')}<br>${text.amount} <strong>${amount}</strong></p>
<form method="post" action="/decide"><input type="hidden" name="transId" value="${escaped(request.TransID ?? '')}">
<fieldset><legend>${text.notice}</legend>${notices}</fieldset>
${pay}${button('declined')}${button('cancelled')}${button('expired')}</form></main></html>`;
}
