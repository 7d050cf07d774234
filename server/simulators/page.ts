const words = {
  de: {
    title: 'Bezahlseite (Simulator)',
    intro: 'Hier wird nichts bezahlt: Diese Seite steht für die von',
    amount: 'Betrag',
    order: 'Bestellung',
    paid: 'Bezahlen',
    secure: 'Ihre Bank fragt nach (3-D Secure)',
    declined: 'Zahlung ablehnen',
    cancelled: 'Abbrechen',
    expired: 'Zeit ablaufen lassen',
    notice: 'Nachricht an den Shop',
    notices: { now: 'sofort', late: 'eine Stunde später', twice: 'zweimal', never: 'nie' },
  },
  en: {
    title: 'Payment page (simulator)',
    intro: 'Nothing is paid here: this page stands for that of',
    amount: 'Amount',
    order: 'Order',
    paid: 'Pay',
    secure: 'Your bank asks you (3-D Secure)',
    declined: 'Decline the payment',
    cancelled: 'Cancel',
    expired: 'Let the time run out',
    notice: 'Notice to the shop',
    notices: { now: 'at once', late: 'an hour later', twice: 'twice', never: 'never' },
  },
} as const;

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export interface PayPage {
  /** The provider's name. */
  readonly provider: string;
  readonly language: string;
  readonly order: string;
  readonly cents: number;
  readonly currency: string;
  /** Sent back with the decision. */
  readonly payment: string;
  /** Whether the bank asks again before a card pays. */
  readonly isBankAsking: boolean;
}

/** What a person sees instead of a provider's own page. */
export function payPage(page: PayPage): string {
  const language = page.language === 'en' ? 'en' : 'de';
  const text = words[language];
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: page.currency,
  }).format(page.cents / 100);
  const button = (outcome: 'paid' | 'declined' | 'cancelled' | 'expired') =>
    `<button name="outcome" value="${outcome}">${text[outcome]}</button>`;
  const notices = Object.entries(text.notices)
    .map(
      ([value, label]) =>
        `<label><input type="radio" name="notice" value="${value}"${value === 'now' ? ' checked' : ''}> ${label}</label>`,
    )
    .join('');
  const pay = page.isBankAsking
    ? `<details><summary>${text.paid}</summary><p>${text.secure}</p>${button('paid')}</details>`
    : button('paid');
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text.title}</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem}
button,summary{font:inherit;padding:.6rem 1rem;margin:.25rem 0;cursor:pointer}button{display:block}
summary{width:fit-content;border:1px solid #345;border-radius:.25rem;background:#eef3f8}
fieldset{margin:1rem 0}label{display:block}</style>
<main><h1>${text.title}</h1><p>${text.intro} ${page.provider}.</p>
<p>${text.order} ${escaped(page.order)}<br>${text.amount} <strong>${amount}</strong></p>
<form method="post" action="/decide"><input type="hidden" name="payment" value="${escaped(page.payment)}">
<fieldset><legend>${text.notice}</legend>${notices}</fieldset>
${pay}${button('declined')}${button('cancelled')}${button('expired')}</form></main></html>`;
}
