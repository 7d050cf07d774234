/**
 * What the shop's two sides both know: rules and formats without code of the server. The only thing
 * of this package that the storefront may import (docs/decisions/026-contract.md).
 */
export {
  type AddressArgument,
  type AddressContent,
  type AddressField,
  type AddressInput,
  type AddressKind,
  type AddressSituation,
  addressFieldNames,
  addressFields,
  addressForm,
  addressKinds,
  addressLines,
  fieldsOf,
  isAddressKind,
  isOptionalField,
} from './address.ts';
export {
  type AmazonCheckoutType,
  amazonCheckoutTypes,
  isAmazonCheckoutType,
} from './amazonPay.ts';
export { type DeliveryStatus, deliveryStatuses } from './availability.ts';
export { type CategorySubject, categoryIcons, categorySubjects } from './categories.ts';
export {
  billingCountries,
  type Country,
  countries,
  countryName,
  deliveryCountryName,
  deliveryObstacle,
  deliveryOf,
  hreflangsOf,
} from './countries.ts';
export {
  type DeliveryType,
  deliveryTypes,
  isRequiredSpeditionField,
  isSpeditionField,
  type ShipperObstacle,
  shipperObstacle,
  speditionFieldLength,
  speditionFields,
  speditionForm,
} from './delivery.ts';
export { deviceDays } from './device.ts';
export {
  type CheckedForm,
  checkForm,
  type Faults,
  faultsOf,
  honeypotField,
} from './form.ts';
export {
  accountDataForm,
  accountEmailForm,
  accountPhoneForm,
  deleteAccountForm,
} from './forms/account.ts';
export {
  businessRegistrationForm,
  certificateLimits,
  industryCodes,
  jobTitleCodes,
} from './forms/businessRegistration.ts';
export {
  type CatalogueEdition,
  catalogueAddressKind,
  catalogueEditions,
  catalogueOrderForm,
  catalogueOrderPath,
  maxCatalogues,
} from './forms/catalogueOrder.ts';
export {
  alternativeEmailsForm,
  approvalReason,
  approvalReasonForm,
  buyerReferenceForm,
  needsBuyerReference,
  orderComment,
  orderCommentForm,
  orderReference,
  orderReferenceForm,
  paymentForm,
} from './forms/checkout.ts';
export { competitionAnswer, competitionForm } from './forms/competition.ts';
export {
  attachmentLimits,
  attachmentsFault,
  type ContactMessage,
  type ContactTopic,
  contactForm,
  contactMessage,
  contactTopics,
} from './forms/contact.ts';
export { type CustomerInput, customerForm } from './forms/customer.ts';
export {
  changePersonForm,
  type InstitutionRole,
  institutionLimits,
  institutionRoles,
  invitePersonForm,
  joinInstitutionForm,
} from './forms/institution.ts';
export { customerNumberParam, loginForm, loginPathFor } from './forms/login.ts';
export {
  newsletterForm,
  newsletterInterests,
  unsubscribeForm,
  unsubscribeReason,
} from './forms/newsletter.ts';
export {
  maxPasskeys,
  passkeyForm,
  passkeyNameLength,
  passkeyPasswordForm,
} from './forms/passkey.ts';
export {
  changePasswordForm,
  forgottenEmailForm,
  forgottenNumberForm,
  forgottenPasswordForm,
  maxPasswordTries,
  newPasswordForm,
  passwordLength,
} from './forms/password.ts';
export { cancellationFields, cancellationForm, primeWaitingForm } from './forms/prime.ts';
export { registrationAddressKind, registrationForm } from './forms/registration.ts';
export { restockForm } from './forms/restock.ts';
export { reviewForm, reviewMessage } from './forms/review.ts';
export { withdrawalFields, withdrawalForm } from './forms/withdrawal.ts';
export { guestDays } from './guest.ts';
export { type LegalPage, legalPath, legalPaths } from './legalPages.ts';
export {
  isRangeFilterId,
  type Range,
  type RangeFilterId,
  rangeFilterIds,
  rangeFilterRules,
  type SortKey,
  type SteppedFilterId,
  sortKeys,
} from './listing.ts';
export { isOrderNumber, type NumberPrefix, writtenNumber } from './orderNumber.ts';
export {
  contractPaymentIds,
  isPaidAtProvider,
  type PaymentId,
  type PaymentPresentation,
  type PaymentTerms,
  type ProviderPaymentId,
  paymentIds,
  paymentIdsOf,
  paymentRules,
  paymentTerms,
} from './payment.ts';
export {
  type PictureExtension,
  type PictureFormat,
  type PictureUse,
  pictureChoice,
  pictureExtensions,
  pictureFormats,
  pictureUrl,
  pictureUses,
} from './pictures.ts';
export { hasPrime, primeStorefronts } from './prime.ts';
export { productPath, reviewPath } from './productPath.ts';
export { maxOrderFormRows, maxPieces, quantityIn } from './quantity.ts';
export {
  isFault,
  noLabel,
  type ReturnContact,
  type ReturnReason,
  type ReturnRegulation,
  returnContactForm,
  returnImageLimits,
  returnInfo,
  returnItemForm,
  returnLabelLimits,
  returnLookupForm,
  returnReasons,
  returnRegulations,
} from './returns.ts';
export { isReviewSort, type ReviewSort, reviewSorts, shownReviews } from './reviews.ts';
export { maxQueryLength } from './search.ts';
export { swissQuotes } from './spelling.ts';
export {
  type Currencies,
  consumerStorefronts,
  currencyOf,
  type HostEntry,
  hasRightOfWithdrawal,
  type Language,
  languageOf,
  type ShopLanguage,
  type StorefrontId,
  shopLanguageIn,
  shopLanguages,
  storefrontIds,
} from './storefronts.ts';
export {
  type FooterTeaser,
  footerTeasers,
  isPageTeaser,
  type PageTeaser,
  pageTeasers,
} from './teasers.ts';
export { plainLines, plainText, type Salutation, salutations } from './text.ts';
export { maxEventsAtOnce, type TrackingSettings } from './tracking.ts';
export { maxVoucherCodeLength, voucherCode } from './voucher.ts';
export { inviteDays, invitePath, maxEntryQuantity, wishlistLimits } from './wishlist.ts';
