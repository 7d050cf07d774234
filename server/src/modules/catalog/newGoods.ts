/** What makes goods new (LIST-16, decision 063). */

export const newForDays = 60;
/** What comes so soon after the first goods belongs to the catalogue that a shop begins with. */
const beginningDays = 14;

/** @returns milliseconds since the epoch; from then on it is new no longer */
export function newUntil(introducedOn: string): number {
  return Date.parse(introducedOn) + newForDays * 86_400_000;
}

/** SQL: the day on which product `p` was introduced; null: the catalogue began with it. */
export const introducedOn = `coalesce(p.introduced_on, case when p.came_on >
  (select min(first.came_on) + ${beginningDays} from product first where first.retired_at is null)
  then p.came_on end)`;
