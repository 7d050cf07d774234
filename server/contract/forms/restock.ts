import * as v from 'valibot';
import { email, requiredText } from '../text.ts';

/** A mail when an article can be bought again: only the address is needed. */
export const restockForm = v.object({ email: requiredText(email) });
