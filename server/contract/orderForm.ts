/** Rows of the order form (DEC-136). */
export const maxOrderFormRows = 100;
