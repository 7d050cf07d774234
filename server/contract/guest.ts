/** Days for which a guest's ids, cart and notepad are kept after their last use (DEC-66). */
export const guestDays = 30;
