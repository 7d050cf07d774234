import { Button, Card, Heading, Inline, Stack, Text, VisuallyHidden } from '@kreide/design-system';
import { useId } from 'react';
import { Form } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import type { PeoplePageQuery$data } from './__generated__/PeoplePageQuery.graphql';
import { path } from './peopleForms.ts';
import { useRights } from './useRights.ts';

export type Invite = NonNullable<PeoplePageQuery$data['institution']>['invites'][number];

/** Whom somebody has invited, who has not joined yet. */
export function Invites({ invites }: { invites: readonly Invite[] }) {
  const t = useMessages();
  const rights = useRights();
  const { formats } = useShop();
  const id = useId();
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t('people.invites')}
      </Heading>
      <Stack as="ul" gap="s">
        {invites.map(({ inviteId, firstName, lastName, email, role, orderLimitCents, ...rest }) => {
          const name = `${firstName} ${lastName}`;
          const date = formats.dateTime(rest.expiresAt);
          return (
            <Card as="li" key={inviteId}>
              <Inline gap="m" justify="between">
                <Stack gap="2xs">
                  <Text weight="strong">{name}</Text>
                  <Text>{rights.words(role, orderLimitCents)}</Text>
                  <Text size="s" tone="muted">
                    {`${email} · ${t('people.invites.until', { date })}`}
                  </Text>
                </Stack>
                <Form method="post" action={path}>
                  <input type="hidden" name="form" value="revoke" />
                  <input type="hidden" name="invite" value={inviteId} />
                  <Button type="submit" tone="secondary" size="s">
                    {t('people.revoke')}
                    <VisuallyHidden>{` ${t('people.revoke.about', { name })}`}</VisuallyHidden>
                  </Button>
                </Form>
              </Inline>
            </Card>
          );
        })}
      </Stack>
    </Stack>
  );
}
