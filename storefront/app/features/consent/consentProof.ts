import { graphql, type IEnvironment, mutate } from '@kreide/relay';
import { type Choice, consentVersion } from '../../platform/consent.ts';
import type { consentProofMutation } from './__generated__/consentProofMutation.graphql';

const mutation = graphql`
  mutation consentProofMutation(
    $id: String!
    $version: String!
    $statistics: Boolean!
    $marketing: Boolean!
  ) {
    recordConsent(
      id: $id
      version: $version
      statistics: $statistics
      marketing: $marketing
    ) {
      successful
    }
  }
`;

/** Stores the proof of a choice (ruling 10). @returns whether it is stored */
export async function proveConsent(
  environment: IEnvironment,
  id: string,
  choice: Choice,
): Promise<boolean> {
  const { recordConsent } = await mutate<consentProofMutation>(environment, mutation, {
    id,
    version: consentVersion,
    ...choice,
  });
  return recordConsent.successful;
}
