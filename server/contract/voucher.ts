/** Characters of a voucher's code. */
export const maxVoucherCodeLength = 40;
/** Codes as they are stored; shoppers may type them in small letters. */
export const voucherCode = /^[A-Z0-9][A-Z0-9-]{2,39}$/;
