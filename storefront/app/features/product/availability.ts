import type { AvailabilityState } from '@kreide/design-system';
import type { DeliveryStatus } from '@kreide/server/contract';

/** How each delivery status of the API looks. */
export const availabilityStates: Readonly<Record<DeliveryStatus, AvailabilityState>> = {
  IN_STOCK: 'available',
  SHORTAGE: 'limited',
  BACKORDER: 'later',
  UNAVAILABLE: 'unavailable',
};

/** PDP-19, DEC-51: the server names the colour of the availability text. */
export function availabilityOfColour(colour: string): AvailabilityState {
  if (colour === 'green') return 'available';
  return colour === 'red' ? 'unavailable' : 'limited';
}
