import { comeBack } from '../features/checkout/paymentReturn.server.ts';
import type { Route } from './+types/computopSuccess';

/** `/computop/success`, where the card provider sends the shopper back to (ROUTE-09). */
export const loader = (args: Route.LoaderArgs) => comeBack(args, 'CREDIT_CARD');
