// Each module adds its types and root fields to the builder when it is loaded.
import '../modules/login/schema.ts';
import '../modules/cart/schema.ts';
import '../modules/lightningDeal/schema.ts';
import '../modules/customer/schema.ts';
import '../modules/certificate/schema.ts';
import '../modules/registration/schema.ts';
import '../modules/password/schema.ts';
import '../modules/account/schema.ts';
import '../modules/institution/schema.ts';
import '../modules/parameters/schema.ts';
import '../modules/pricing/schema.ts';
import '../modules/catalog/schema.ts';
import '../modules/content/schema.ts';
import '../modules/competition/schema.ts';
import '../modules/content/footerSchema.ts';
import '../modules/search/schema.ts';
import '../modules/checkout/schema.ts';
import '../modules/payment/schema.ts';
import '../modules/order/types.ts';
import '../modules/order/payingTypes.ts';
import '../modules/order/schema.ts';
import '../modules/invoice/schema.ts';
import '../modules/orderForm/schema.ts';
import '../modules/returns/schema.ts';
import '../modules/review/schema.ts';
import '../modules/glanceView/schema.ts';
import '../modules/newsletter/schema.ts';
import '../modules/prime/schema.ts';
import '../modules/contact/schema.ts';
import '../modules/catalogueOrder/schema.ts';
import '../modules/consent/schema.ts';
import '../modules/tracking/schema.ts';
import '../modules/wishlist/schema.ts';
import '../modules/teaserList/schema.ts';
import { builder } from './builder.ts';

/** The shop's GraphQL schema; `schema.graphql` is its printed form. */
export const schema = builder.toSchema();
