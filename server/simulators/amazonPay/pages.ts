/** What the shopper's browser loads of the simulator: the button, and the choice of an address. */

/**
 * Draws a button that opens Amazon's page, as Amazon's own script does. Its address is where it was
 * loaded from.
 */
export const buttonScript = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  function open(options) {
    const { payloadJSON, signature, publicKeyId, algorithm } = options.createCheckoutSessionConfig;
    const { merchantId, productType, checkoutLanguage, placement } = options;
    const form = document.createElement('form');
    form.method = 'post';
    form.action = origin + '/checkout';
    const fields = { payloadJSON, signature, publicKeyId, algorithm, merchantId, productType, checkoutLanguage, placement };
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }
  window.amazon = { Pay: {
    renderButton(target, options) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Amazon Pay (Simulator)';
      button.style.cssText = 'font:inherit;padding:.7rem 1.5rem;border:1px solid #8a6d1c;border-radius:.5rem;background:#f3d078;color:#111;cursor:pointer;min-width:16rem';
      button.addEventListener('click', () => open(options));
      document.querySelector(target).replaceChildren(button);
      return { updateButtonInfo() {} };
    },
    initCheckout: open,
  } };
})();
`;

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
    intro: 'Diese Seite steht für die von Amazon Pay: Adresse und Zahlungsart wählen.',
    go: 'Weiter zum Shop',
    cancel: 'Abbrechen',
  },
  en: {
    title: 'Choose an address (simulator)',
    intro: 'This page stands for that of Amazon Pay: choose an address and a way to pay.',
    go: 'Continue to the shop',
    cancel: 'Cancel',
  },
} as const;

/** @param session sent back with the choice */
export function addressPage(language: 'de' | 'en', session: string): string {
  const text = words[language];
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
<main><h1>${text.title}</h1><p>${text.intro}</p>
<form method="post" action="/choose"><input type="hidden" name="session" value="${session}">
<fieldset><legend>Ada Beispiel</legend>${options}</fieldset>
<button name="go" value="yes">${text.go}</button><button name="go" value="no">${text.cancel}</button>
</form></main></html>`;
}
