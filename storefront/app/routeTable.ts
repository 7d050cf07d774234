import { legalPaths } from '@kreide/server/contract';
import { isReviewParam } from './platform/reviewParams.ts';

/** What the shop has to know of a route before its code runs. */
interface Facts {
  /** `none`: it answers programs, in JSON, instead of showing a page. */
  readonly layout: keyof typeof layouts | 'none';
  /**
   * The parameters by which its pages differ, where they are the same bytes for every visitor of a
   * storefront and may be kept; `false`: each is made for one visitor.
   */
  readonly stored: StoredParams | false;
  /** Who may see a page in the business storefront without a session (ROUTE-34…36). */
  readonly business: 'open' | 'customers' | ((pathname: string) => boolean);
  /** SEO-01, SEO-02: whether search engines may list it. */
  readonly isIndexed: boolean;
  /** SEO-11: whether it has open-graph tags. */
  readonly isShared: boolean;
  /** SEO-08: every consumer storefront has the page; else the page's data tell which lack it. */
  readonly isInEveryShop: boolean;
  /** The file of the browser's build that has its code (vite/chunks.ts). */
  readonly chunk: 'listing' | 'goods' | 'editorial' | 'order';
}

interface Options {
  /** What stands around its content, inside the layout, and who may see it. @default nothing */
  readonly frame?: keyof typeof frames;
  /** Only where several routes have one module. @default the file's name */
  readonly id?: string;
  /** A parameter that makes the page one for one visitor all the same. */
  readonly personalParam?: string;
  /** Its form has files; what is larger than words is refused of others. @default false */
  readonly takesAttachments?: boolean;
  /** Servers of others tell it something, in their own formats. @default false: JSON alone */
  readonly takesNotices?: boolean;
  /** Its policy lets Amazon Pay's button in, which no other page does. @default false */
  readonly loadsAmazonPay?: boolean;
}

export interface Route extends Facts, Options {
  /**
   * As React Router has it: '' is the home page, '*' are all paths that no other route has; a
   * parameter is the last segment, and what ends in '/*' is one folder.
   */
  readonly path: string;
  /** The route's module, below `app/`. */
  readonly file: string;
}

/** Whether a parameter makes another page; others (utm_…) are dropped, so they can't fill the cache. */
type StoredParams = (name: string, value: string) => boolean;

export const layouts = {
  default: 'layout/DefaultLayout.tsx',
  checkout: 'layout/CheckoutLayout.tsx',
  primeCheckout: 'layout/PrimeCheckoutLayout.tsx',
  resetPassword: 'layout/ResetPasswordLayout.tsx',
  empty: 'layout/EmptyLayout.tsx',
} as const;

/** What several pages have in common besides their layout. */
export const frames = { account: 'layout/AccountFrame.tsx' } as const;

const noParams: StoredParams = () => false;
const listingParams: StoredParams = (name) =>
  name === 'p' || name === 'sort' || name === 'more' || name.startsWith('filter.');
const searchParams: StoredParams = (name, value) =>
  listingParams(name, value) || name === 'q' || name === 'oq' || name === 'searchInCategoryId';
const questionParams: StoredParams = (name) => name === 'product' || name === 'varid';
const productParams: StoredParams = (name, value) => name === 'varid' || isReviewParam(name, value);

/** Editors' pages that the business storefront shows to everybody (ROUTE-35, ROUTE-36, ruling 13). */
const openContent: ReadonlySet<string> = new Set([
  ...legalPaths('imprint', 'terms', 'privacy', 'shipping', 'advantages'),
  '/service/zahlung',
  '/service/payment',
  '/unternehmen',
  '/company',
  '/service/spielwarensicherheit',
  '/service/product-safety',
  '/barrierefreiheit',
  '/accessibility',
  '/service/daten',
  '/service/data',
]);

/** A path of `/api/` that no route has is answered as not found. */
const openFolders = ['/api'];

/** Goods, and what editors wrote. */
const page: Facts = {
  layout: 'default',
  stored: noParams,
  business: 'customers',
  isIndexed: true,
  isShared: true,
  isInEveryShop: false,
  chunk: 'editorial',
};

const content: Facts = {
  ...page,
  business: (path) =>
    openContent.has(path) || openFolders.some((folder) => `${path}/`.startsWith(`${folder}/`)),
};

/** Forms of the service: an empty form is the same for everyone. */
const serviceForm: Facts = { ...page, business: 'open', chunk: 'order' };

/** A page or answer for one visitor. */
const personal: Facts = {
  layout: 'default',
  stored: false,
  business: 'customers',
  isIndexed: false,
  isShared: false,
  isInEveryShop: false,
  chunk: 'order',
};

/** What comes of a form or a link from a mail. */
const result: Facts = { ...personal, business: 'open', isShared: true };

/** A page of an account: only for its customer (AUTH-22, ROUTE-39). */
const ofAccount = { frame: 'account' } as const;

const checkoutStep: Facts = { ...personal, layout: 'checkout' };
const withoutFrame: Facts = { ...personal, layout: 'empty' };
const resource: Facts = { ...personal, layout: 'none', business: 'open' };

/** Looked up as content until the shop has pages of its own for them. */
const contentFile = 'pages/content/route.tsx';
const password: Facts = { ...personal, layout: 'resetPassword', business: 'open' };
const account: Facts = { ...personal, business: content.business, chunk: content.chunk };
const primeCheckout: Facts = { ...result, layout: 'primeCheckout' };

const route = (
  path: string,
  file: string,
  facts: Facts,
  own: Partial<Facts> & Options = {},
): Route => ({ ...facts, ...own, path, file });

/**
 * Every address that the storefront answers itself. The router's configuration, the page cache, the
 * guard of the business storefront, robots and the files of the browser's build follow from it
 * (docs/decisions/029-routes.md).
 */
export const routeTable: readonly Route[] = [
  route('', 'pages/home/route.tsx', page, { business: 'open' }),
  route('cat/:id', 'pages/category/route.tsx', page, { stored: listingParams, chunk: 'listing' }),
  route('prod/:id', 'pages/product/route.tsx', page, { stored: productParams, chunk: 'goods' }),
  route('search', 'pages/search/route.tsx', page, {
    stored: searchParams,
    isIndexed: false,
    isInEveryShop: true,
    chunk: 'listing',
  }),
  route('checkout/basket', 'pages/cart/route.tsx', personal),
  route('login', 'pages/login/route.tsx', personal, { business: 'open' }),
  // A wishlist is made to be shown to others.
  route('myaccount/wishlist', 'pages/wishlist/route.tsx', personal, { isShared: true }),
  route('myaccount/wishlist/print', 'pages/wishlist/print/route.tsx', withoutFrame),
  // A guest's, as ruling 7 has it.
  route('notepad', 'pages/wishlist/notepad/route.tsx', personal),
  // What is compared stands in the address.
  route('compare', 'pages/compare/route.tsx', personal, { isShared: true }),
  // SHARE-04: what an invite link leads to.
  route('list/:token', 'pages/wishlist/invited/route.tsx', personal),
  route('myaccount/register', 'pages/register/route.tsx', personal, {
    business: 'open',
    takesAttachments: true,
  }),
  route('myaccount/confirm-email', 'pages/confirmEmail/route.tsx', personal, { business: 'open' }),
  route('myaccount', 'pages/account/route.ts', personal, ofAccount),
  route('myaccount/contact-details', 'pages/contactDetails/route.tsx', personal, ofAccount),
  route('myaccount/data-export', 'pages/dataExport/route.tsx', personal, ofAccount),
  route('myaccount/password', 'pages/password/route.tsx', personal, ofAccount),
  route('myaccount/activity', 'pages/activity/route.tsx', personal, ofAccount),
  route('myaccount/customernumber', 'pages/customerNumber/route.tsx', personal, ofAccount),
  route('myaccount/approvals', 'pages/approvals/route.tsx', personal, ofAccount),
  route('myaccount/people', 'pages/people/route.tsx', personal, ofAccount),
  // What the link of an invitation leads to.
  route('myaccount/join', 'pages/join/route.tsx', personal, { business: 'open' }),
  route('myaccount/orders', 'pages/orders/route.tsx', personal, ofAccount),
  route('myaccount/orders/orderdetail', 'pages/orderDetail/route.tsx', personal, ofAccount),
  route('myaccount/addresses', 'pages/account/route.ts', personal, {
    ...ofAccount,
    id: 'addresses',
  }),
  route('myaccount/addresses/:kind', 'pages/addresses/route.tsx', personal, ofAccount),
  // ROUTE-16: by the order's hash, for whoever has the link (RET-03).
  route('myaccount/returns', 'pages/returns/route.tsx', personal, { business: 'open' }),
  route('myaccount/returns/productselection', 'pages/returnProducts/route.tsx', personal, {
    business: 'open',
    takesAttachments: true,
  }),
  route('myaccount/returns/regulations', 'pages/returnRegulation/route.tsx', personal, {
    business: 'open',
  }),
  route('myaccount/returns/carrier', 'pages/returnCarrier/route.tsx', personal, {
    business: 'open',
  }),
  route('myaccount/returns/confirm', 'pages/returnConfirm/route.tsx', personal, {
    business: 'open',
  }),
  // DEC-102: a guest's order, for whoever has the mail.
  route('order/:link', 'pages/order/route.tsx', personal, { business: 'open' }),
  // What the installed app shows without a net.
  route('offline', 'pages/offline/route.tsx', serviceForm, { isIndexed: false }),
  route('service/orderform', 'pages/orderForm/route.tsx', serviceForm, {
    business: 'customers',
    isInEveryShop: true,
  }),
  route('rating/:id', 'pages/review/route.tsx', result, { business: 'customers' }),
  // DEC-93: the link of a mail is one person's.
  route('prime', 'pages/prime/route.tsx', page, { personalParam: 'token', chunk: 'order' }),
  route('kuendigung', 'pages/primeCancellation/route.tsx', serviceForm, { isInEveryShop: true }),
  route('cancellation', 'pages/primeCancellation/route.tsx', serviceForm, { id: 'cancellation' }),
  // From an order's page with its number.
  route('widerruf', 'pages/withdrawal/route.tsx', serviceForm, {
    personalParam: 'orderNumber',
    isInEveryShop: true,
  }),
  route('withdrawal', 'pages/withdrawal/route.tsx', serviceForm, { id: 'withdrawal' }),
  route('service/katalog', 'pages/catalogueOrder/route.tsx', serviceForm, {
    business: 'customers',
    isInEveryShop: true,
  }),
  route('service/catalogue', 'pages/catalogueOrder/route.tsx', serviceForm, {
    id: 'catalogue',
    business: 'customers',
  }),
  // NEWS-06: filled in for the customer who comes from an order, or with a product page's article.
  route('service/kontakt', 'pages/contact/route.tsx', serviceForm, {
    stored: questionParams,
    personalParam: 'orderId',
    isInEveryShop: true,
    takesAttachments: true,
  }),
  route('service/contact', 'pages/contact/route.tsx', serviceForm, {
    id: 'contact',
    stored: questionParams,
    personalParam: 'orderId',
    takesAttachments: true,
  }),
  route('service/contact/success', 'pages/formSent/route.tsx', result, { id: 'contactSent' }),
  route('service/catalogue/success', 'pages/formSent/route.tsx', result, {
    id: 'catalogueOrdered',
  }),
  // By the article number; then where its mails' links lead.
  route('notify/:id', 'pages/restock/route.tsx', personal),
  route('notify', 'pages/restockLink/route.tsx', result),
  route('service/newsletter', 'pages/newsletter/route.tsx', serviceForm, { isInEveryShop: true }),
  route('service/newsletter/success', 'pages/newsletterSuccess/route.tsx', result),
  route('service/newsletter/newsletter-abmelden', 'pages/newsletterUnsubscribe/route.tsx', result),
  route('*', contentFile, content),

  route('checkout/login', 'pages/checkoutLogin/route.tsx', checkoutStep),
  route('checkout/shipping', 'pages/shipping/route.tsx', checkoutStep),
  route('checkout/payment', 'pages/payment/route.tsx', checkoutStep),
  route('checkout/summary', 'pages/summary/route.tsx', checkoutStep),
  route('checkout/amazonpay', 'pages/amazonPay/route.tsx', checkoutStep, { loadsAmazonPay: true }),
  route('checkout/confirmation', 'pages/confirmation/route.tsx', checkoutStep),

  route('prime/checkout', 'pages/primeCheckout/route.tsx', primeCheckout),
  route('myaccount/resetpassword', 'pages/resetPassword/route.tsx', password),
  route('myaccount/newpassword', 'pages/newPassword/route.tsx', password),
  route('myaccount/*', contentFile, account, { id: 'account' }),

  route('logout', 'pages/logout/route.tsx', withoutFrame, { business: 'open' }),
  route('rating', 'pages/rating/route.tsx', withoutFrame),
  route('cf/test', 'pages/test/route.tsx', withoutFrame),

  route('manifest.webmanifest', 'api/webManifest.ts', resource),
  route('test/test-api', 'api/testApi.ts', resource, { business: 'customers' }),
  route('api/return-label', 'api/returnLabel.ts', resource),
  route('api/invoice', 'api/invoice.ts', resource),
  route('api/data-export', 'api/dataExport.ts', resource),
  route('api/cart-id', 'api/cartId.ts', resource),
  route('api/token', 'api/token.ts', resource),
  route('api/login-action', 'api/loginAction.ts', resource),
  route('api/logout-action', 'api/logoutAction.ts', resource),
  route('api/register-action', 'api/registerAction.ts', resource),
  route('api/change-password', 'api/changePassword.ts', resource),
  route('api/passkey/:step', 'api/passkey.ts', resource),
  route('api/checkout-auth', 'api/checkoutAuth.ts', resource),
  route('api/checkout-amazon', 'api/checkoutAmazon.ts', resource),
  route('api/abort-amazon', 'api/abortAmazon.ts', resource),
  route('api/confirmation-cleanup', 'api/confirmationCleanup.ts', resource),
  route('api/express-checkout/:paymentId', 'api/expressCheckout.ts', resource),
  route('api/express-return/:paymentId', 'api/expressReturn.ts', resource),
  route('computop/success', 'api/computopSuccess.ts', resource),
  route('api/payment-return/:paymentId', 'api/paymentReturn.ts', resource),
  route('api/payment-cancel/:paymentId', 'api/paymentCancel.ts', resource),
  route('api/payment-notice/:paymentId', 'api/paymentNotice.ts', resource, { takesNotices: true }),
];
