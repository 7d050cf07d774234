export { type Api, type ApiOptions, createApi } from './api.ts';
export { readClientDocuments } from './clientDocuments.ts';
export { systemClock } from './clock.ts';
export { type Database, openDatabase } from './database/database.ts';
export { EmbeddedPostgresError, startEmbedded } from './database/embedded/embedded.ts';
export { MigrationError, migrate, pendingMigrations } from './database/migrate.ts';
export { demoDeals } from './demo/deals.ts';
export { demoDrawings } from './demo/drawings/index.ts';
export { generateCatalogue } from './demo/generate.ts';
export { demoCatalogue } from './demo/index.ts';
export { demoVouchers } from './demo/vouchers.ts';
export { createCatalogueOrderOperator } from './modules/catalogueOrder/operator.ts';
export { createCompetitionOperator } from './modules/competition/operator.ts';
export { createConsentRecords } from './modules/consent/service.ts';
export { type BusinessRecord, createAccountApproval } from './modules/customer/approval.ts';
export { closeDemoCustomers, seedDemoCustomers } from './modules/customer/demoCustomers.ts';
export { createCustomerOperator } from './modules/customer/operator.ts';
export { createGiftOperator } from './modules/gift/operator.ts';
export { exportCatalogue } from './modules/import/export.ts';
export { compareAtUses } from './modules/import/files/cells.ts';
export { problemsOf } from './modules/import/format/lines.ts';
export { exitCodeOf, formatProgress, formatRemark, formatReport } from './modules/import/report.ts';
export { importCatalogue, UnusableFileError } from './modules/import/service.ts';
export { importFormats } from './modules/import/tally.ts';
export { createInstitutionOperator } from './modules/institution/operator.ts';
export type { Invoice } from './modules/invoice/invoice.ts';
export { createInvoiceOperator } from './modules/invoice/operator.ts';
export { createDealOperator } from './modules/lightningDeal/operator.ts';
export { limitSettings } from './modules/limiter/limiter.ts';
export { createMailService } from './modules/mail/service.ts';
export { type EmblemFormat, renderEmblem } from './modules/media/emblem.ts';
export { createMediaService } from './modules/media/service.ts';
export { createNewsletterOperator } from './modules/newsletter/operator.ts';
export {
  assertFitToOpen,
  linesOf,
  OpeningError,
  obstaclesOf,
} from './modules/opening/service.ts';
export {
  createOrderOperator,
  ImpossibleStepError,
  type OrderRecord,
  type OrderState,
  orderStates,
} from './modules/order/operator.ts';
export {
  createParametersService,
  exampleShopUrl,
  isPictureParameter,
} from './modules/parameters/service.ts';
export { createProviders } from './modules/payment/providers.ts';
export type { Providers } from './modules/payment/service.ts';
export {
  createPrimeOperator,
  type MembershipState,
  membershipStates,
} from './modules/prime/operator.ts';
export {
  createReturnOperator,
  type ReturnRecord,
  type ReturnState,
  returnStates,
} from './modules/returns/operator.ts';
export { createReviewModeration, reviewStates } from './modules/review/operator.ts';
export { createSearchTermsService } from './modules/search/operator.ts';
export { searchTermKinds } from './modules/search/rows.ts';
export { storefrontIds } from './modules/storefront/storefront.ts';
export { createVies, type Vies } from './modules/vatId/vies.ts';
export { createVoucherOperator } from './modules/voucher/operator.ts';
export type { Readiness } from './readiness.ts';
export { type Environment, readSettings, type Settings, SettingsError } from './settings.ts';
