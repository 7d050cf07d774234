import { Prose, Skeleton, Stack } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { textOf } from '../../features/content/teaser.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { WithdrawalInstruction_page$key } from './__generated__/WithdrawalInstruction_page.graphql';

/** The operator's text on the right of withdrawal, beside the form (ruling 13). */
export function WithdrawalInstruction({ page }: { page: WithdrawalInstruction_page$key }) {
  const { rows } = useFragment(
    graphql`
      fragment WithdrawalInstruction_page on PageDetails {
        rows { cells { attributes } }
      }
    `,
    page,
  );
  const t = useMessages();
  const texts = rows
    .flatMap(({ cells }) => cells)
    .flatMap(({ attributes }) => textOf(attributes, 'teasercontent') ?? []);
  if (texts.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-label={t('withdrawal.instruction')}>
      {texts.map((html) => (
        <Prose key={html} html={html} />
      ))}
    </Stack>
  );
}

export function WithdrawalInstructionSkeleton() {
  return <Skeleton shape="block" height="40rem" />;
}
