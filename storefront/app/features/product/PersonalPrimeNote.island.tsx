import { Badge, Inline, Text } from '@kreide/design-system';
import { graphql } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/productTexts.ts';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import type { PersonalPrimeNoteQuery } from './__generated__/PersonalPrimeNoteQuery.graphql';
import { PrimeNote } from './PrimeNote.tsx';

const query = graphql`
  query PersonalPrimeNoteQuery {
    customerInfo { primeInfo { status } }
  }
`;

/** The note for a signed-in customer, who may be a member (PRIME-02, PRIME-03). */
export default function PersonalPrimeNote() {
  const info = usePersonalQuery<PersonalPrimeNoteQuery>(query, {});
  const t = useMessages();
  if (info?.customerInfo.primeInfo.status !== 'ACTIVE') return <PrimeNote />;
  return (
    <Inline gap="xs">
      <Badge tone="prime">Prime</Badge>
      <Text as="span" size="s">
        {t('prime.member')}
      </Text>
    </Inline>
  );
}
