import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { type AccountService, createAccountService } from './modules/account/service.ts';
import { type CartService, createCartService } from './modules/cart/service.ts';
import {
  type CatalogReadModel,
  createCatalogReadModel,
} from './modules/catalog/readModel/readModel.ts';
import { type CatalogService, createCatalogService } from './modules/catalog/service.ts';
import {
  type CatalogueOrderService,
  createCatalogueOrderService,
} from './modules/catalogueOrder/service.ts';
import {
  type CertificateService,
  createCertificateService,
} from './modules/certificate/service.ts';
import { type CheckoutService, createCheckoutService } from './modules/checkout/service.ts';
import {
  type CompetitionService,
  createCompetitionService,
} from './modules/competition/service.ts';
import { type ConsentService, createConsentService } from './modules/consent/service.ts';
import { type ContactService, createContactService } from './modules/contact/service.ts';
import { type ContentService, createContentService } from './modules/content/service.ts';
import { type CustomerService, createCustomerService } from './modules/customer/service.ts';
import { createFileService, type FileService } from './modules/file/service.ts';
import { createGlanceViewService, type GlanceViewService } from './modules/glanceView/service.ts';
import { createInvoiceService, type InvoiceService } from './modules/invoice/service.ts';
import {
  createLightningDealService,
  type LightningDealService,
} from './modules/lightningDeal/service.ts';
import { type Limits, limitRules } from './modules/limiter/limiter.ts';
import { createLimiter, type Limiter } from './modules/limiter/service.ts';
import { createLoginService, type LoginService } from './modules/login/service.ts';
import { createMailService, type MailService } from './modules/mail/service.ts';
import { createMediaService, type Drawings, type MediaService } from './modules/media/service.ts';
import { createNewsletterService, type NewsletterService } from './modules/newsletter/service.ts';
import { type ConfirmationPreview, createConfirmationPreview } from './modules/order/preview.ts';
import { createOrderService, type OrderService } from './modules/order/service.ts';
import { createWithdrawalService, type WithdrawalService } from './modules/order/withdrawal.ts';
import { createOrderFormService, type OrderFormService } from './modules/orderForm/service.ts';
import { createOutboxReader, type OutboxReader } from './modules/outbox/service.ts';
import { createParametersService, type ParametersService } from './modules/parameters/service.ts';
import { createPasswordService, type PasswordService } from './modules/password/service.ts';
import { createPaymentAttempts, type PaymentAttempts } from './modules/payment/attempts.ts';
import {
  createPaymentService,
  type PaymentService,
  type Providers,
} from './modules/payment/service.ts';
import { createPricingService, type PricingService } from './modules/pricing/service.ts';
import {
  createMembers,
  createPrimeService,
  type Members,
  type PrimeService,
} from './modules/prime/service.ts';
import {
  createRegistrationService,
  type RegistrationService,
} from './modules/registration/service.ts';
import { createReturnsService, type ReturnsService } from './modules/returns/service.ts';
import { type Asking, createAsking } from './modules/review/asking.ts';
import { createReviewService, type ReviewService } from './modules/review/service.ts';
import { createSearchService, type SearchService } from './modules/search/service.ts';
import { createSessionService, type SessionService } from './modules/session/service.ts';
import { createSitemapService, type SitemapService } from './modules/sitemap/service.ts';
import { storefrontIds } from './modules/storefront/storefront.ts';
import { createTeaserListService, type TeaserListService } from './modules/teaserList/service.ts';
import { createTrackingService, type TrackingService } from './modules/tracking/service.ts';
import { createVatIdService } from './modules/vatId/service.ts';
import type { Vies } from './modules/vatId/vies.ts';
import { createVoucherService } from './modules/voucher/service.ts';
import { createWishlistService, type WishlistService } from './modules/wishlist/service.ts';

export type Log = Pick<Console, 'info' | 'warn' | 'error'>;

export interface Services {
  readonly outbox: OutboxReader;
  readonly parameters: ParametersService;
  readonly pricing: PricingService;
  readonly readModel: CatalogReadModel;
  readonly search: SearchService;
  readonly catalog: CatalogService;
  readonly content: ContentService;
  readonly competitions: CompetitionService;
  readonly media: MediaService;
  readonly files: FileService;
  readonly sitemaps: SitemapService;
  readonly session: SessionService;
  readonly logins: LoginService;
  readonly customers: CustomerService;
  readonly certificates: CertificateService;
  readonly registrations: RegistrationService;
  readonly passwords: PasswordService;
  readonly accounts: AccountService;
  readonly lightningDeals: LightningDealService;
  readonly carts: CartService;
  readonly orderForms: OrderFormService;
  readonly wishlists: WishlistService;
  readonly teaserLists: TeaserListService;
  readonly checkout: CheckoutService;
  readonly payments: PaymentService;
  readonly attempts: PaymentAttempts;
  readonly members: Members;
  readonly prime: PrimeService;
  readonly orders: OrderService;
  readonly confirmationPreview: ConfirmationPreview;
  readonly invoices: InvoiceService;
  readonly withdrawals: WithdrawalService;
  readonly returns: ReturnsService;
  readonly consents: ConsentService;
  readonly tracking: TrackingService;
  readonly reviews: ReviewService;
  readonly asking: Asking;
  readonly glanceViews: GlanceViewService;
  readonly newsletter: NewsletterService;
  readonly contact: ContactService;
  readonly catalogueOrders: CatalogueOrderService;
  readonly mail: MailService;
  readonly limiter: Limiter;
}

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
}: ServiceOptions): Services {
  const outbox = createOutboxReader({ database, log });
  const parameters = createParametersService({ database });
  const pricing = createPricingService({ database });
  const readModel = createCatalogReadModel({ database, clock, log, outbox });
  const search = createSearchService({ database, log, outbox, readModel });
  const catalog = createCatalogService({ database, clock });
  const content = createContentService({ database });
  const media = createMediaService({ database, directory: dataDirectory, log, drawings });
  const files = createFileService({ database });
  const sitemaps = createSitemapService({ database, clock, directory: dataDirectory });
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
  const checkout = createCheckoutService({ database, carts, customers, payments, vatIds, limiter });
  const wishlists = createWishlistService({ database, clock, limiter });
  const teaserLists = createTeaserListService({
    database,
    catalog,
    lightningDeals,
    carts,
    wishlists,
  });
  const session = createSessionService({ database, clock, secret });
  const logins = createLoginService({ limiter, customers, session, carts, wishlists });
  const mail = createMailService({ database, clock, log, smtpUrl, from: mailFrom });
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
  const accounts = createAccountService({
    database,
    clock,
    limiter,
    customers,
    passwords,
    mail,
    parameters,
  });
  const contact = createContactService({
    database,
    mail,
    limiter,
    parameters,
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
    accounts,
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
    contact,
    catalogueOrders,
    mail,
    limiter,
  };
}
