import { type IEnvironment, mutate } from '@kreide/relay';
import { type Choice, consentVersion } from '../../platform/consent.ts';
import type { RecordConsentMutation } from './__generated__/RecordConsentMutation.graphql';
import { recordConsentMutation } from './RecordConsentMutation.ts';

/** Stores the proof of a choice (ruling 10). @returns whether it is stored */
export async function proveConsent(
  environment: IEnvironment,
  id: string,
  choice: Choice,
): Promise<boolean> {
  const { recordConsent } = await mutate<RecordConsentMutation>(
    environment,
    recordConsentMutation,
    {
      id,
      version: consentVersion,
      ...choice,
    },
  );
  return recordConsent.successful;
}
