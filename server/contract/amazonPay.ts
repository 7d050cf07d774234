/**
 * How Amazon Pay is checked out with: `express` takes addresses and way to pay from Amazon before the
 * order, `payment` only pays what was ordered (API-16, PAY-12).
 */
export const amazonCheckoutTypes = ['express', 'payment'] as const;

export type AmazonCheckoutType = (typeof amazonCheckoutTypes)[number];

export const isAmazonCheckoutType = (text: unknown): text is AmazonCheckoutType =>
  amazonCheckoutTypes.some((type) => type === text);
