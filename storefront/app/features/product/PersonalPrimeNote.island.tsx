import { graphql } from '@kreide/relay';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import type { PersonalPrimeNoteQuery } from './__generated__/PersonalPrimeNoteQuery.graphql';
import { PrimeNote } from './PrimeNote.tsx';

const query = graphql`
  query PersonalPrimeNoteQuery {
    customerInfo { primeInfo { status } }
  }
`;

/** The note for a signed-in customer, who may be a member (PRIME-02). */
export default function PersonalPrimeNote() {
  const info = usePersonalQuery<PersonalPrimeNoteQuery>(query, {});
  return <PrimeNote isMember={info?.customerInfo.primeInfo.status === 'ACTIVE'} />;
}
