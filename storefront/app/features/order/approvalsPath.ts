/** Where waiting orders are released, declined and, by their buyers, withdrawn. */
export const approvalsPath = '/myaccount/approvals';

export const orderPath = (orderId: string): string =>
  `/myaccount/orders/orderdetail?${new URLSearchParams({ orderId })}`;
