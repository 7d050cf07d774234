import { consumerStorefronts, hasRightOfWithdrawal } from '../../../contract/index.ts';
import type { Currencies } from '../../modules/storefront/storefront.ts';
import { amountIn, type Cell, image, type Page } from './page.ts';

interface FooterLink {
  readonly label: string;
  readonly url: string;
  readonly external: boolean;
}

const links = (...pairs: readonly (readonly [string, string])[]): FooterLink[] =>
  pairs.map(([label, url]) => ({ label, url, external: url.startsWith('https:') }));

const linkBlock = (attributes: Cell['attributes']): Cell => ({ template: 'linkBlock', attributes });

const block = (headline: string, all: readonly FooterLink[]): Cell =>
  linkBlock({ headline, type: 'Links', links: all });

const service = (headline: string, content: string, link: string): Cell =>
  linkBlock({ headline, type: 'Service Teaser', content, link });

const quality = (headline: string, content: string): Cell =>
  linkBlock({ headline, type: 'Quality Promise', content });

const social = (...pairs: readonly (readonly [string, string])[]): Cell => ({
  template: 'socialLinks',
  attributes: { links: links(...pairs) },
});

const usp = (attributes: Cell['attributes']): Cell => ({ template: 'usp', attributes });

/** FOOT-08, FOOT-09: the footer is a page of its own that nobody visits. */
export function* footerPages(currencies: Currencies): Iterable<Page> {
  const legal = links(
    ['Impressum', '/service/impressum'],
    ['AGB', '/service/agb'],
    ['Datenschutz', '/service/datenschutz'],
    ['Barrierefreiheit', '/barrierefreiheit'],
    ['Ihre Daten', '/service/daten'],
    // FOOT-07
    ['Cookie-Einstellungen', '#uc-corner-modal-show'],
  );
  const sections = [
    block(
      'Beratung',
      links(
        ['Lineaturen', '/beratung/lineaturen'],
        ['Möbelgrößen', '/beratung/moebelgroessen'],
        ['Bleistifte', '/beratung/bleistifte'],
        ['Alle Themen', '/beratung'],
      ),
    ),
    block(
      'Kreide',
      links(
        ['Über uns', '/unternehmen'],
        ['Spielwarensicherheit', '/service/spielwarensicherheit'],
      ),
    ),
  ];
  for (const storefront of consumerStorefronts) {
    yield {
      path: '/-/footer',
      language: 'de',
      storefront,
      title: 'Fußzeile',
      hidden: true,
      rows: [
        [
          usp({
            headline: `Versand ab ${amountIn(storefront, currencies)(49)} kostenlos`,
            subheadline: 'an Werktagen bis 14 Uhr bestellt, am selben Tag verschickt',
            link: '/service/versandkosten',
            image: { drawing: { kind: 'storage-box', color: '#00699a', lid: true }, altTag: '' },
          }),
          usp({
            headline: 'Jede Lineatur als Bild',
            subheadline: 'von der 1 bis zur 28, mit Innenseite: Sie sehen, was Sie bestellen',
            link: '/beratung/lineaturen',
            image: image({ kind: 'exercise-book', color: '#c8102e', ruling: '28' }),
          }),
          usp({
            headline: hasRightOfWithdrawal(storefront) ? '14 Tage Widerruf' : '14 Tage Rückgabe',
            subheadline: 'in zwei Schritten, ohne Anmeldung',
            link: '/widerruf',
            image: { drawing: { kind: 'envelope', color: '#ffd84d' }, altTag: '' },
          }),
        ],
        [
          quality(
            'Unser Qualitätsversprechen',
            'Geprüfte Ware von Herstellern, die wir nennen. Ehrliche Preise mit Grundpreis. Was nicht gefällt, geht zurück.',
          ),
          social(
            ['Instagram', 'https://instagram.example/kreide'],
            ['Pinterest', 'https://pinterest.example/kreide'],
          ),
          block(
            'Service',
            links(
              ['Kontakt', '/service/kontakt'],
              ['Bestellformular', '/service/orderform'],
              ['Versandkosten', '/service/versandkosten'],
              [
                hasRightOfWithdrawal(storefront)
                  ? 'Widerrufsbelehrung'
                  : 'Freiwilliges Widerrufsrecht',
                '/service/widerrufsbelehrung',
              ],
              ['Sicher einkaufen', '/service/sicher-einkaufen'],
              ['Newsletter', '/service/newsletter'],
              ['Katalog', '/service/katalog'],
              ['Rücksendung', '/myaccount/returns'],
            ),
          ),
          ...sections,
          service(
            'Fragen? Fragen Sie uns.',
            'Zu Artikeln, Lineaturen und Bestellungen, montags bis freitags von 8 bis 17 Uhr.',
            '/service/kontakt',
          ),
          block('Bottom Links', legal),
        ],
      ],
    };
  }
  yield {
    path: '/-/footer',
    language: 'de',
    storefront: 'b2b',
    title: 'Fußzeile',
    hidden: true,
    rows: [
      [
        quality(
          'Unser Qualitätsversprechen',
          'Möbel nach DIN EN 1729, Spielzeug nach EN 71, Sicherheitsdatenblätter beim Artikel.',
        ),
        social(['LinkedIn', 'https://linkedin.example/kreide']),
        block(
          'Service',
          links(
            ['Kontakt', '/service/kontakt'],
            ['Bestellformular', '/service/orderform'],
            ['Versandkosten', '/service/versandkosten'],
            ['Ihre Vorteile', '/service/ihre-vorteile'],
            ['Newsletter', '/service/newsletter'],
            ['Katalog', '/service/katalog'],
            ['Rücksendung', '/myaccount/returns'],
          ),
        ),
        ...sections,
        service(
          'Persönlich für Sie da',
          'Angebote, Klassensätze und Ausschreibungen, montags bis freitags von 8 bis 17 Uhr.',
          '/service/kontakt',
        ),
        block('Bottom Links', legal),
      ],
    ],
  };
  yield {
    path: '/-/footer',
    language: 'en',
    storefront: 'b2b',
    title: 'Footer',
    hidden: true,
    rows: [
      [
        quality(
          'Our quality promise',
          'Furniture to DIN EN 1729, toys to EN 71, safety data sheets beside the item.',
        ),
        social(['LinkedIn', 'https://linkedin.example/kreide']),
        block(
          'Service',
          links(
            ['Contact', '/service/contact'],
            ['Order form', '/service/orderform'],
            ['Shipping costs', '/service/shipping-costs'],
            ['Your advantages', '/service/your-advantages'],
            ['Newsletter', '/service/newsletter'],
            ['Catalogue', '/service/catalogue'],
            ['Returns', '/myaccount/returns'],
          ),
        ),
        block(
          'Advice',
          links(
            ['Rulings', '/beratung/lineaturen'],
            ['Furniture sizes', '/beratung/moebelgroessen'],
            ['Pencils', '/beratung/bleistifte'],
            ['All topics', '/beratung'],
          ),
        ),
        block(
          'Kreide',
          links(['About us', '/company'], ['Product safety', '/service/product-safety']),
        ),
        service(
          'Here for you',
          'Quotes, class sets and tenders, Monday to Friday, 8 a.m. to 5 p.m.',
          '/service/contact',
        ),
        block(
          'Bottom Links',
          links(
            ['Imprint', '/service/imprint'],
            ['Terms and conditions', '/service/conditions'],
            ['Privacy', '/service/privacy'],
            ['Accessibility', '/accessibility'],
            ['Your data', '/service/data'],
            ['Cookie settings', '#uc-corner-modal-show'],
          ),
        ),
      ],
    ],
  };
}
