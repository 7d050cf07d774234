import { fileAddressOf } from '../file/file.ts';
import { inLanguage, type ShopLanguage } from '../storefront/storefront.ts';

/** What documents are about; pages and tiles group them by it, in this order (LIST-21). */
export const documentKinds = [
  'datasheet',
  'manual',
  'safety',
  'certificate',
  'information',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

const names: Readonly<Record<DocumentKind, { readonly de: string; readonly en: string }>> = {
  datasheet: { de: 'Datenblätter', en: 'Data sheets' },
  manual: { de: 'Anleitungen', en: 'Instructions' },
  safety: { de: 'Sicherheit', en: 'Safety' },
  certificate: { de: 'Zertifikate', en: 'Certificates' },
  information: { de: 'Weitere Informationen', en: 'Further information' },
};

/** As the database has it; without a kind it is information. */
export interface DocumentRow {
  readonly name: { readonly de: string; readonly en?: string };
  readonly url: string;
  readonly kind?: DocumentKind;
}

export interface ProductDocument {
  readonly name: string;
  readonly url: string;
  readonly kind: DocumentKind;
}

export function documentsOf(
  rows: readonly DocumentRow[],
  shopLanguage: ShopLanguage,
): readonly ProductDocument[] {
  return rows.map(({ name, url, kind = 'information' }) => ({
    name: inLanguage(name, shopLanguage),
    url,
    kind,
  }));
}

export interface DocumentGroup {
  readonly name: string;
  readonly documents: readonly ProductDocument[];
}

export const documentKindName = (kind: DocumentKind, shopLanguage: ShopLanguage): string =>
  inLanguage(names[kind], shopLanguage);

/** Documents by what they are about. */
export function documentGroups(
  documents: readonly ProductDocument[],
  shopLanguage: ShopLanguage,
): DocumentGroup[] {
  return documentKinds
    .map((kind) => ({
      name: inLanguage(names[kind], shopLanguage),
      documents: documents.filter((document) => document.kind === kind),
    }))
    .filter(({ documents: found }) => found.length > 0);
}

/** The path's last part, as a reader would save it. */
export const dataNameOf = (url: string): string =>
  fileAddressOf(url)?.fileName ?? url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? url;

/** LIST-21: what a tile offers is there to be saved; pages to be read are left to the product. */
export function downloadsOf(
  documents: readonly ProductDocument[],
  shopLanguage: ShopLanguage,
): DocumentGroup[] {
  return documentGroups(
    documents.filter(({ url }) => /\.[a-z0-9]{2,4}$/i.test(dataNameOf(url))),
    shopLanguage,
  );
}
