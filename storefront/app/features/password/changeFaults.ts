import { changePasswordForm, faultsOf } from '@kreide/server/contract';
import { withRepetition } from './repetition.ts';

/** PWD-08: what is wrong with the form that changes a password. @param minLength characters */
export const changeFaults = (
  values: Readonly<Record<string, string>>,
  minLength: number,
): Record<string, string> =>
  withRepetition(faultsOf(changePasswordForm(minLength), values), values, 'newPassword');
