import * as v from 'valibot';
import { paymentRules } from '../payment.ts';
import { email, optionalText, requiredText, textRule } from '../text.ts';
import { isLeitwegId } from './leitwegId.ts';

/** What the steps of the checkout ask for besides addresses (DEC-73). */

export const orderReference = textRule({ max: 35 });
export const orderComment = textRule({ max: 500, hasLines: true });

/** What is told to the buyer of an order that is not released. */
export const approvalReason = textRule({ max: 500, hasLines: true });
export const approvalReasonForm = v.object({ reason: optionalText(approvalReason) });

/** The receiver of an electronic invoice (ruling 8). */
const buyerReference = textRule(
  { max: 46 },
  v.check(isLeitwegId, 'vue.checkout.payment.buyerReference'),
);

export const orderReferenceForm = v.object({ orderReference: optionalText(orderReference) });
export const orderCommentForm = v.object({ orderComment: optionalText(orderComment) });
export const buyerReferenceForm = v.object({ buyerReference: optionalText(buyerReference) });
/** Where more mails about an order go. */
export const alternativeEmailsForm = v.object({
  billingEmail: optionalText(email),
  shippingEmail: optionalText(email),
});

/** PAY-06, PAY-07. */
export const needsBuyerReference = (paymentId: unknown): boolean =>
  typeof paymentId === 'string' && paymentRules(paymentId).needsBuyerReference === true;

export const paymentForm = v.lazy((input) => {
  const { paymentId } = (input ?? {}) as { paymentId?: unknown };
  return v.object({
    paymentId: v.pipe(v.nullish(v.string(), ''), v.nonEmpty('vue.checkout.payment.noneSelected')),
    buyerReference: needsBuyerReference(paymentId)
      ? requiredText(buyerReference)
      : v.pipe(
          v.nullish(v.string(), ''),
          v.transform(() => ''),
        ),
  });
});
