/** Facts of a German shop as an operator imports them, so that production opens it. */
export const openableShop: readonly object[] = [
  ...Object.entries({
    'company name': 'Zwei Prozesse GmbH',
    'company address': 'Hafenweg 7, 20457 Hamburg, Deutschland',
    'company email': 'service@zweiprozesse.de',
    'company phone': '+49 40 1234567',
    'company vatId': 'DE136695976',
    'company register': 'Amtsgericht Hamburg, HRB 4711',
    'company shopUrl': 'https://localhost',
    'bank accountHolder': 'Zwei Prozesse GmbH',
    'bank iban': 'DE89 3704 0044 0532 0130 00',
    'bank bic': 'COBADEFFXXX',
    'bank bankName': 'Hafenbank',
  }).map(([parameter, value]) => {
    const [name, entry] = parameter.split(' ');
    return { type: 'parameter', name, entry, value };
  }),
  ...['impressum', 'agb', 'datenschutz', 'widerrufsbelehrung'].map(legalPage),
];

function legalPage(name: string): object {
  const attributes = { headline: name, teasercontent: '<p>Wie das Gesetz es will.</p>' };
  return {
    ...{ type: 'content', path: `/service/${name}`, storefront: '*', language: 'de' },
    ...{ pageType: 'CONTENT', title: name },
    rows: [{ cells: [{ template: 'html', attributes }] }],
  };
}

/** Production on this machine, for one German storefront. */
export const productionSettings = {
  KREIDE_ENV: 'production',
  HOST: '127.0.0.1',
  KREIDE_HOSTS: 'localhost=de',
  KREIDE_SECRET: 'processes-of-one-shop-share-this-0123456789',
  API_CLIENT_SECRET: 'processes-of-one-shop-share-that-0123456789',
  // Nobody takes mail there: it waits in the database.
  SMTP_URL: 'smtp://kreide:mail-password@127.0.0.1:1',
  MAIL_FROM: 'shop@zweiprozesse.de',
} as const;
