/** The page of a provider on which a shopper chooses an address before there is an order. */

export interface SampleAddress {
  readonly name: string;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly addressLine3: null;
  readonly city: string;
  readonly postalCode: string;
  readonly countryCode: string;
  readonly phoneNumber: string;
}

const address = (
  [addressLine1, addressLine2]: readonly [string, string?],
  [postalCode, city, countryCode]: readonly [string, string, string],
): SampleAddress => ({
  name: 'Ada Beispiel',
  addressLine1,
  addressLine2: addressLine2 ?? null,
  addressLine3: null,
  city,
  postalCode,
  countryCode,
  phoneNumber: '030 1234567',
});

/** The address book of whoever pays here; the first one is on the bill. */
export const sampleAddresses = {
  berlin: address(['Lindenweg 4 a'], ['10115', 'Berlin', 'DE']),
  school: address(['Grundschule am Weg', 'Schulstraße 1'], ['50667', 'Köln', 'DE']),
  station: address(['1234567', 'Packstation 145'], ['50667', 'Köln', 'DE']),
  vienna: address(['Rosengasse 7'], ['1010', 'Wien', 'AT']),
  paris: address(['12 rue des Écoles'], ['75005', 'Paris', 'FR']),
} as const;

export type SampleName = keyof typeof sampleAddresses;

export const isSample = (name: string): name is SampleName => Object.hasOwn(sampleAddresses, name);

const words = {
  de: {
    title: 'Adresse wählen (Simulator)',
    intro: (provider: string) =>
      `Diese Seite steht für die von ${provider}: Adresse und Zahlungsart wählen.`,
    decline: 'Die Zahlung wird später abgelehnt',
    go: 'Weiter zum Shop',
    cancel: 'Abbrechen',
  },
  en: {
    title: 'Choose an address (simulator)',
    intro: (provider: string) =>
      `This page stands for that of ${provider}: choose an address and a way to pay.`,
    decline: 'The payment will be declined later',
    go: 'Continue to the shop',
    cancel: 'Cancel',
  },
} as const;

export interface AddressPage {
  /** The provider's name. */
  readonly provider: string;
  readonly language: 'de' | 'en';
  /** Sent back with the choice. */
  readonly session: string;
  /** Whether what is paid later can be declined from here. @default false */
  readonly canDecline?: boolean;
}

export function addressPage({
  provider,
  language,
  session,
  canDecline = false,
}: AddressPage): string {
  const text = words[language];
  const decline = canDecline
    ? `<p><label><input type="checkbox" name="declined" value="yes"> ${text.decline}</label></p>`
    : '';
  const options = Object.entries(sampleAddresses)
    .map(([value, { addressLine1, addressLine2, postalCode, city, countryCode }]) => {
      const label = [addressLine1, addressLine2, `${postalCode} ${city}`, countryCode];
      return `<label><input type="radio" name="address" value="${value}"${value === 'berlin' ? ' checked' : ''}> ${label.filter(Boolean).join(', ')}</label>`;
    })
    .join('');
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text.title}</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;padding:.6rem 1rem;margin:.25rem 0;cursor:pointer;display:block}
fieldset{margin:1rem 0}label{display:block}</style>
<main><h1>${text.title}</h1><p>${text.intro(provider)}</p>
<form method="post" action="/choose"><input type="hidden" name="session" value="${session}">
<fieldset><legend>Ada Beispiel</legend>${options}</fieldset>${decline}
<button name="go" value="yes">${text.go}</button><button name="go" value="no">${text.cancel}</button>
</form></main></html>`;
}
