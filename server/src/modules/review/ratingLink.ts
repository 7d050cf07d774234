import type { Clock } from '../../clock.ts';
import { createSeal } from '../session/session.ts';

/** The line of an order whose goods a link asks about. */
export interface OrderedLine {
  readonly orderId: string;
  readonly lineNo: number;
}

export interface RatingLinks {
  /** The value of `enc` in the link's address. */
  make(line: OrderedLine): Promise<string>;
  /** Undefined when the shop made no such link; what is expired still says what it was about. */
  read(enc: string): Promise<(OrderedLine & { readonly isExpired: boolean }) | undefined>;
}

const days = 24 * 3600 * 1000;
const lifeMs = 90 * days;

/** Links by which a buyer writes a review without a login. */
export function createRatingLinks({
  secret,
  clock,
}: {
  secret: string;
  clock: Clock;
}): RatingLinks {
  const seal = createSeal('kreide-rating', { secret, clock });
  return {
    make: ({ orderId, lineNo }) =>
      seal.make(orderId, { line: lineNo }, new Date(clock.now().getTime() + lifeMs)),
    async read(enc) {
      const sealed = await seal.read(enc);
      const line = sealed?.claims.line;
      return sealed && typeof line === 'number'
        ? { orderId: sealed.subject, lineNo: line, isExpired: sealed.isExpired }
        : undefined;
    },
  };
}
