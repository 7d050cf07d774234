/** DEC-123: how much a visitor's wishlists hold, and how many characters their texts have. */
export const wishlistLimits = {
  lists: 20,
  entries: 200,
  name: 60,
  description: 500,
  comment: 500,
  commentsOfEntry: 100,
  /** Lists of others that a customer has joined. */
  joinedLists: 50,
  membersOfList: 200,
} as const;
/** Pieces of an entry (WISH-19, DEC-149). */
export const maxEntryQuantity = 9998;
/** DEC-125: how long an invite link lives. */
export const inviteDays = 30;
/** Where an invite link leads. */
export const invitePath = (token: string): string => `/list/${token}`;
