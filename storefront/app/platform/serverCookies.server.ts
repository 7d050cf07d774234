/** Cookies that only the server reads; scripts can't. The others: cookies.ts. */
export const serverCookieNames = {
  user: 'X-iSHOP-API-USERID',
  login: 'X-JWT',
  /** Names the browser at logins, so that one from another is told by mail; grants nothing. */
  device: 'deviceId',
  /** The last shown wishlist (WISH-36); grants nothing. */
  wishlist: 'activeWishlistId',
  /** The followed rating link, for the review form; ends with the browser session. */
  ratingLink: 'ratingLink',
  /** What was entered of a return (RET-11…15), by its id; ends with the browser session. */
  returnDraft: 'returnDraft',
  /** A membership is being bought (PRIME-04); ends with the browser session. */
  primeCheckout: 'primeCheckout',
  /** How often this session has asked for a new password (PWD-02); a login ends it (AUTH-08). */
  passwordTries: 'passwordTries',
} as const;
