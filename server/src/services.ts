import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { createAccountService } from './modules/account/service.ts';
import { createAccountEventService } from './modules/accountEvent/service.ts';
import { createCartService } from './modules/cart/service.ts';
import { createCatalogReadModel } from './modules/catalog/readModel/readModel.ts';
import { createCatalogService } from './modules/catalog/service.ts';
import { createCatalogueOrderService } from './modules/catalogueOrder/service.ts';
import { createCertificateService } from './modules/certificate/service.ts';
import { createCheckoutService } from './modules/checkout/service.ts';
import { createCompetitionService } from './modules/competition/service.ts';
import { createConsentService } from './modules/consent/service.ts';
import { createContactService } from './modules/contact/service.ts';
import { createContentService } from './modules/content/service.ts';
import { createCustomerService } from './modules/customer/service.ts';
import { createDataExportService } from './modules/dataExport/service.ts';
import { createFileService } from './modules/file/service.ts';
import { createGlanceViewService } from './modules/glanceView/service.ts';
import { createInstitutionService } from './modules/institution/service.ts';
import { createInvoiceService } from './modules/invoice/service.ts';
import { createLightningDealService } from './modules/lightningDeal/service.ts';
import { type Limits, limitRules } from './modules/limiter/limiter.ts';
import { createLimiter } from './modules/limiter/service.ts';
import { createLoginService } from './modules/login/service.ts';
import { createMailService } from './modules/mail/service.ts';
import { createMediaService, type Drawings } from './modules/media/service.ts';
import { createNewsletterService } from './modules/newsletter/service.ts';
import { createConfirmationPreview } from './modules/order/preview.ts';
import { createOrderService } from './modules/order/service.ts';
import { createWithdrawalService } from './modules/order/withdrawal.ts';
import { createOrderFormService } from './modules/orderForm/service.ts';
import { createOutboxReader } from './modules/outbox/service.ts';
import { createParametersService } from './modules/parameters/service.ts';
import { createPasskeyService } from './modules/passkey/service.ts';
import { createPasswordService } from './modules/password/service.ts';
import { createPaymentAttempts } from './modules/payment/attempts.ts';
import { createPaymentService, type Providers } from './modules/payment/service.ts';
import { createPricingService } from './modules/pricing/service.ts';
import { createMembers, createPrimeService } from './modules/prime/service.ts';
import { createRegistrationService } from './modules/registration/service.ts';
import { createRestockService } from './modules/restock/service.ts';
import { createReturnsService } from './modules/returns/service.ts';
import { createAsking } from './modules/review/asking.ts';
import { createReviewService } from './modules/review/service.ts';
import { createSearchService } from './modules/search/service.ts';
import { createSessionService } from './modules/session/service.ts';
import { createSitemapService } from './modules/sitemap/service.ts';
import { storefrontIds } from './modules/storefront/storefront.ts';
import { createTeaserListService } from './modules/teaserList/service.ts';
import { createTrackingService } from './modules/tracking/service.ts';
import { createVatIdService } from './modules/vatId/service.ts';
import type { Vies } from './modules/vatId/vies.ts';
import { createVoucherService } from './modules/voucher/service.ts';
import { createWishlistService } from './modules/wishlist/service.ts';
import { personalData } from './personalData.ts';

export type Log = Pick<Console, 'info' | 'warn' | 'error'>;

/** All modules of a running shop, by what they are asked for. */
export type Services = ReturnType<typeof createServices>;

export interface ServiceOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Where pictures that were rendered and sitemaps are kept. */
  readonly dataDirectory: string;
  /** Signs tokens. */
  readonly secret: string;
  /** Where mail goes; undefined: into the local mailbox. */
  readonly smtpUrl: string | undefined;
  /** As in a mail's header. */
  readonly mailFrom: string;
  /** @default none: what is paid at a provider is not offered */
  readonly providers?: Providers | undefined;
  /** @default nobody is asked about VAT IDs, and everything is taxed */
  readonly vies?: Vies | undefined;
  /** @default those without settings */
  readonly limits?: Limits | undefined;
  /** @default those that every shop has */
  readonly drawings?: Drawings | undefined;
  /** What internal customers may look at before it is so, everybody may. @default false */
  readonly isPreviewForAll?: boolean;
  /** Whether what texts leave to the operator is shown to nobody. @default false */
  readonly hidesPlaceholders?: boolean;
}

/**
 * Wires the modules to each other; nothing runs yet.
 *
 * Handlers of the outbox run in the order of subscription: the read model before the search that
 * reads from it. Who keeps answers or pages subscribes to `outbox.freshness`.
 */
export function createServices({
  database,
  clock,
  log,
  dataDirectory,
  secret,
  smtpUrl,
  mailFrom,
  providers = {},
  vies,
  limits = limitRules,
  drawings,
  isPreviewForAll = false,
  hidesPlaceholders = false,
}: ServiceOptions) {
  const outbox = createOutboxReader({ database, log });
  const parameters = createParametersService({ database });
  const pricing = createPricingService({ database });
  const readModel = createCatalogReadModel({ database, clock, log, outbox });
  const search = createSearchService({ database, log, outbox, readModel });
  const catalog = createCatalogService({ database, clock });
  const content = createContentService({ database, hidesPlaceholders });
  const media = createMediaService({ database, directory: dataDirectory, log, drawings });
  const files = createFileService({ database });
  const sitemaps = createSitemapService({ database, clock, readModel, directory: dataDirectory });
  const limiter = createLimiter({ database, clock, limits });
  const competitions = createCompetitionService({ database, clock, limiter, parameters });
  const customers = createCustomerService({ database, clock });
  const lightningDeals = createLightningDealService({ database, clock, limiter, parameters });
  const vouchers = createVoucherService({ clock });
  const members = createMembers({ database, clock });
  const vatIds = createVatIdService({ database, clock, log, limiter, parameters, vies });
  const carts = createCartService({
    database,
    clock,
    members,
    vatIds,
    catalog,
    parameters,
    lightningDeals,
    limiter,
    vouchers,
  });
  const orderForms = createOrderFormService({ catalog, carts });
  const payments = createPaymentService({ carts, customers, parameters, providers });
  const attempts = createPaymentAttempts({ database, clock, payments, limiter });
  const checkout = createCheckoutService({
    ...{ database, carts, customers, parameters, payments, vatIds, limiter },
  });
  const wishlists = createWishlistService({ database, clock, limiter });
  const teaserLists = createTeaserListService({
    database,
    catalog,
    lightningDeals,
    carts,
    wishlists,
  });
  const session = createSessionService({ database, clock, secret });
  const mail = createMailService({ database, clock, log, smtpUrl, from: mailFrom });
  const institutions = createInstitutionService({
    database,
    clock,
    limiter,
    customers,
    mail,
    parameters,
  });
  const accountEvents = createAccountEventService({ database, clock, limiter, mail, parameters });
  const logins = createLoginService({
    database,
    clock,
    limiter,
    customers,
    session,
    carts,
    wishlists,
    accountEvents,
    mail,
  });
  const orders = createOrderService({
    database,
    clock,
    carts,
    checkout,
    payments,
    attempts,
    customers,
    parameters,
    content,
    mail,
    limiter,
    vouchers,
    institutions,
    lightningDeals,
    secret,
  });
  const confirmationPreview = createConfirmationPreview({
    customers,
    clock,
    isForAll: isPreviewForAll,
  });
  const invoices = createInvoiceService({ database, clock, limiter, mail, parameters });
  const prime = createPrimeService({
    database,
    clock,
    members,
    customers,
    parameters,
    payments,
    attempts,
    mail,
    limiter,
  });
  const withdrawals = createWithdrawalService({ database, clock, mail, limiter, parameters });
  const returns = createReturnsService({ database, clock, mail, limiter, parameters, secret });
  const newsletter = createNewsletterService({
    database,
    clock,
    mail,
    limiter,
    parameters,
    customers,
  });
  const restock = createRestockService({
    database,
    clock,
    mail,
    limiter,
    parameters,
    catalog,
    customers,
  });
  const certificates = createCertificateService({ database, clock, limiter, secret });
  const registrations = createRegistrationService({
    database,
    clock,
    limiter,
    certificates,
    customers,
    logins,
    mail,
    newsletter,
    parameters,
  });
  const passwords = createPasswordService({
    database,
    clock,
    limiter,
    customers,
    mail,
    parameters,
  });
  const passkeys = createPasskeyService({
    database,
    clock,
    secret,
    limiter,
    customers,
    session,
    logins,
    passwords,
    mail,
    parameters,
  });
  const accounts = createAccountService({
    database,
    clock,
    limiter,
    customers,
    passwords,
    mail,
    parameters,
  });
  const dataExports = createDataExportService({
    database,
    clock,
    limiter,
    customers,
    mail,
    parameters,
    parts: personalData,
  });
  const contact = createContactService({
    database,
    mail,
    limiter,
    parameters,
    catalog,
    orders,
    customers,
  });
  const catalogueOrders = createCatalogueOrderService({
    database,
    clock,
    mail,
    limiter,
    parameters,
  });
  const consents = createConsentService({ database, clock, limiter, parameters });
  const tracking = createTrackingService({ database, clock, limiter, parameters });
  const reviews = createReviewService({ database, clock, secret, limiter });
  const asking = createAsking({
    database,
    clock,
    secret,
    orders,
    parameters,
    mail,
    storefronts: storefrontIds,
  });
  const glanceViews = createGlanceViewService({ database, clock, limiter });
  outbox.subscribe((changes) => {
    catalog.invalidate(changes);
    sitemaps.follow(changes);
    reviews.invalidate(changes);
    if (changes.some(({ kind }) => kind === 'parameter' || kind === 'catalog')) {
      parameters.invalidate();
    }
    return lightningDeals.invalidate(changes);
  });
  return {
    outbox,
    parameters,
    pricing,
    readModel,
    search,
    catalog,
    content,
    competitions,
    media,
    files,
    sitemaps,
    session,
    logins,
    customers,
    certificates,
    registrations,
    passwords,
    passkeys,
    accounts,
    dataExports,
    accountEvents,
    institutions,
    lightningDeals,
    carts,
    orderForms,
    wishlists,
    teaserLists,
    checkout,
    payments,
    attempts,
    members,
    prime,
    orders,
    confirmationPreview,
    invoices,
    withdrawals,
    returns,
    consents,
    tracking,
    reviews,
    asking,
    glanceViews,
    newsletter,
    restock,
    contact,
    catalogueOrders,
    mail,
    limiter,
  };
}
