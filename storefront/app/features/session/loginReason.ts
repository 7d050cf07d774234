/** Whether a page is what the link of a shared list leads to (SHARE-04). */
export const isSharedList = (target: string): boolean => target.startsWith('/list/');

/** What a page says of why one has to log in. @param target the page after the login */
export const loginReason = (target: string) =>
  isSharedList(target) ? 'login.sharedList' : 'login.needed';
