import { accountEventData, knownDeviceData } from './modules/accountEvent/service.ts';
import { cartData } from './modules/cart/service.ts';
import { catalogueOrderData } from './modules/catalogueOrder/service.ts';
import { certificateData } from './modules/certificate/service.ts';
import { competitionData } from './modules/competition/service.ts';
import { accountData, addressData } from './modules/customer/service.ts';
import type { PersonalData } from './modules/dataExport/dataExport.ts';
import { institutionData } from './modules/institution/service.ts';
import { invoiceData } from './modules/invoice/service.ts';
import { mailData, messageData } from './modules/mail/service.ts';
import { newsletterData } from './modules/newsletter/service.ts';
import { orderData, withdrawalData } from './modules/order/service.ts';
import { passkeyData } from './modules/passkey/service.ts';
import { paymentData } from './modules/payment/service.ts';
import {
  membershipCancellationData,
  membershipData,
  membershipWaitingData,
} from './modules/prime/service.ts';
import { restockData } from './modules/restock/service.ts';
import { returnData } from './modules/returns/service.ts';
import { ratingConsentData, reviewData } from './modules/review/service.ts';
import { sessionData } from './modules/session/service.ts';
import { vatCheckData } from './modules/vatId/service.ts';
import {
  wishlistCommentData,
  wishlistData,
  wishlistMarkData,
  wishlistMembershipData,
} from './modules/wishlist/service.ts';

/**
 * All that the shop keeps of a person, in the order in which it is told (Art. 15, 20 GDPR). A table
 * that is forgotten here fails `modules/dataExport/completeness.test.ts`.
 */
export const personalData: readonly PersonalData[] = [
  accountData,
  addressData,
  institutionData,
  vatCheckData,
  certificateData,
  sessionData,
  passkeyData,
  knownDeviceData,
  accountEventData,
  orderData,
  paymentData,
  invoiceData,
  returnData,
  withdrawalData,
  cartData,
  wishlistData,
  wishlistMembershipData,
  wishlistCommentData,
  wishlistMarkData,
  reviewData,
  ratingConsentData,
  membershipData,
  membershipWaitingData,
  membershipCancellationData,
  newsletterData,
  restockData,
  catalogueOrderData,
  competitionData,
  messageData,
  mailData,
];
