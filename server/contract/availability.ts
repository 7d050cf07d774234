/** Whether goods can be sent: now, while few are left, later, not (LIST-19). */
export const deliveryStatuses = ['IN_STOCK', 'SHORTAGE', 'BACKORDER', 'UNAVAILABLE'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
