import type { FormFailure } from '../../features/form/answer.ts';

/** How it ended: by a mail's link, or by the address, of which nothing is told. */
export type UnsubscribeAnswer =
  | { readonly ended: 'link' | 'address'; readonly failure?: never }
  | { readonly ended?: never; readonly failure: FormFailure };
