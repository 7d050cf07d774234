import type { BadgeProps } from '@kreide/design-system';

/** How the state of an order or a parcel looks; the words beside it say the same. */
export function stateTone(state: string): BadgeProps['tone'] {
  switch (state) {
    case 'shipped':
    case 'partlyShipped':
    case 'delivered':
      return 'success';
    case 'cancelled':
    case 'returned':
      return 'warning';
    default:
      return 'neutral';
  }
}
