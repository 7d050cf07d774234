import type { FormFailure } from '../../features/form/answer.ts';

/**
 * By which way it ended: by a mail's link, or by the address, whose subscription is not revealed.
 */
export type UnsubscribeAnswer =
  | { readonly ended: 'link' | 'address'; readonly failure?: never }
  | { readonly ended?: never; readonly failure: FormFailure };
