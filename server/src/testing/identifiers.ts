import { germanAddress } from './journey.ts';
import type { RootField } from './rootFields.ts';

/**
 * What the texts mean that the API's root fields take. A path is looked up as a whole with its root
 * field before it, then by its ends, the longest first: `node.id`, `items.id`, `id`. What is in neither list
 * is not understood, and a test says so.
 */

/** What belongs to somebody, and where in that somebody's answers it is found. */
const identifiers: Readonly<Record<string, readonly string[]>> = {
  addressId: ['Address.addressId'],
  'setPackstationId.id': ['Address.addressId'],
  cartId: ['Cart.cartId'],
  fingerprint: ['Cart.fingerprint'],
  positionId: ['CartItem.operationsId'],
  idempotencyKey: ['said.idempotencyKey'],
  attemptId: ['said.attemptId'],
  orderId: ['Order.orderId', 'Order.orderNumber'],
  orderNumber: ['Order.orderNumber'],
  number: ['Invoice.number'],
  externalId: ['Wishlist.externalId'],
  wishlistId: ['Wishlist.externalId'],
  oldExternalId: ['WishlistEntry.externalId'],
  entryId: ['WishlistEntry.externalId'],
  beforeEntryId: ['WishlistEntry.externalId'],
  commentId: ['WishlistComment.externalId'],
  memberId: ['WishlistUser.memberId'],
  passkeyId: ['Passkey.passkeyId'],
  personId: ['InstitutionPerson.personId'],
  inviteId: ['InstitutionInvite.inviteId'],
  'endSessions.sessionId': ['CustomerSession.sessionId'],
  images: ['ReturnImageResult.imageId'],
  rma: ['GoodsReturn.rma'],
  signature: ['UploadSignature.signature'],
  customerNumber: ['said.customerNumber'],
  'node.id': ['Wishlist.id', 'WishlistEntry.id', 'CartItem.id', 'Address.id'],
};

/**
 * What lets in whoever has it, as the links of mails do: nobody else has it. Others try it damaged,
 * and ids in its place.
 */
const secrets: Readonly<Record<string, readonly string[]>> = {
  token: ['WishlistInvite.token', 'said.token'],
  hash: ['Order.returnHash'],
  link: ['said.link'],
  // Whoever has the link of an order's return makes one, with a login or without (DEC-106).
  draftId: ['ReturnDraftResult.draftId'],
  encryptedData: ['said.link'],
  certificate: ['CertificateResult.certificateId'],
};

/** What is nobody's, with a value that is fine. */
const words: Readonly<Record<string, string>> = {
  ...germanAddress,
  ...{
    'addPackstationAddress.streetAndHouseNr': '12345678',
    'addPackstationAddress.additionalAddress': '145',
  },
  ...{
    'updatePackstationAddress.streetAndHouseNr': '12345678',
    'updatePackstationAddress.additionalAddress': '145',
  },
  ...{ formType: 'private', company: 'Schule', additionalAddress: 'Hof', phone: '+49 221 1' },
  ...{ zip: '50667', salutation: 'MS', website: '', reason: 'dislike', name: 'Neu' },
  ...{
    author: 'Leser',
    title: 'Gut',
    message: 'Sehr gut verarbeitet, wir sind sehr zufrieden.',
    comment: 'Fein',
    description: '',
  },
  ...{ answer: 'Ja', topic: 'other', interest: 'school', edition: 'school', wording: '1' },
  ...{ newsletterWording: '1', version: '1', event: 'x', data: '{}', visitor: 'x', domain: 'de' },
  ...{ searchQuery: 'Stift', searchTerm: 'Stift', searchText: 'Stift', userQuery: 'Stift' },
  ...{ originalQuery: 'Stift', dateFilter: 'all', url: '/', entry: 'x', key: 'x', value: 'x' },
  ...{ values: 'x', parameters: 'x=1', body: 'e30=', headers: '{}', preview: '{}', format: 'pdf' },
  ...{ additionalInfo: '', components: 'x', carrier: 'nolabel', regulation: 'refund' },
  ...{ orderReference: '1', orderComment: 'Danke', buyerReference: '', numberOfEmployees: '12' },
  ...{ jobTitleCode: 'SECRETARY', primaryIndustryGroupCode: 'PRIMARY_SCHOOL' },
  ...{ vatRegistrationNo: 'DE136695976', fieldName: 'phone', fieldValue: '0221 1' },
  ...{
    itemId: 'pen',
    itemIds: 'pen',
    productId: 'p-pen',
    productIds: 'p-pen',
    articleNumber: 'N-pen',
  },
  ...{ category: 'goods', categoryId: 'goods', coreCategoryId: 'goods', rootId: 'goods' },
  ...{ footerPageId: 'footer', teaserId: 'teaser', paymentId: 'RECHNUNG', shipper: 'DHL' },
  ...{ methodCode: 'DHL', code: 'DHL', 'items.id': 'pen', 'enumFilters.id': 'color' },
  ...{ 'rangeFilters.id': 'price', 'recordConsent.id': 'AAAAAAAAAAAAAAAAAAAAAA' },
  // Of the provider's, which tells whose it is.
  ...{ amazonCheckoutSessionId: 'none', 'takeExpressCheckout.sessionId': 'none' },
  ...{ password: 'Kreide-rot-7', currentPassword: 'Kreide-rot-7', newPassword: 'Tafel-blau-8' },
  ...{ role: 'buyer', orderLimit: '100', after: '1-1', ceremony: 'x', response: '{}' },
  ...{ email: 'ben@example.org', billingEmail: 'ben@example.org', shippingEmail: 'b@example.org' },
};

function found<Value>(list: Readonly<Record<string, Value>>, field: RootField, path: string) {
  const parts = [field.name, ...path.split('.')];
  const ends = parts.map((_, index) => parts.slice(index).join('.'));
  const names = [`${field.name}.${parts.at(-1)}`, ...ends];
  return names.map((name) => list[name]).find((value) => value !== undefined);
}

export type Meaning =
  | { readonly kind: 'identifier' | 'secret'; readonly from: readonly string[] }
  | { readonly kind: 'word'; readonly value: string };

/** @returns undefined: nobody has said what it is */
export function meaningOf(field: RootField, path: string): Meaning | undefined {
  const [identifier, secret, word] = [identifiers, secrets, words].map((list) =>
    found<readonly string[] | string>(list, field, path),
  );
  if (identifier !== undefined) return { kind: 'identifier', from: [...identifier] };
  if (secret !== undefined) return { kind: 'secret', from: [...secret] };
  return typeof word === 'string' ? { kind: 'word', value: word } : undefined;
}

/** Another one of the same shape. */
export function damaged(secret: string): string {
  const middle = Math.floor(secret.length / 2);
  const other = secret[middle] === 'A' ? 'B' : 'A';
  return `${secret.slice(0, middle)}${other}${secret.slice(middle + 1)}`;
}
