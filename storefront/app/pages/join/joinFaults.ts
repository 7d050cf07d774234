import { faultsOf, joinInstitutionForm } from '@kreide/server/contract';
import { withRepetition } from '../../features/password/repetition.ts';

/** @param minLength characters of a password */
export const joinFaults = (values: Readonly<Record<string, string>>, minLength: number) =>
  withRepetition(faultsOf(joinInstitutionForm(minLength), values), values, 'password');
