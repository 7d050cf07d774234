import { comeBack } from '../features/checkout/paymentReturn.server.ts';
import type { Route } from './+types/paymentReturn';

/** `/api/payment-return/{paymentId}`, where providers send shoppers back to. */
export const loader = (args: Route.LoaderArgs) => comeBack(args, args.params.paymentId);
