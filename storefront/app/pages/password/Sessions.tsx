import {
  Badge,
  Button,
  Card,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
  VisuallyHidden,
} from '@kreide/design-system';
import { useId } from 'react';
import { Form } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import type { PasswordPageQuery$data } from './__generated__/PasswordPageQuery.graphql';

/** Where the customer is signed in, with buttons that end it. */
export function Sessions({ sessions }: { sessions: PasswordPageQuery$data['customerSessions'] }) {
  const t = useMessages();
  const { formats } = useShop();
  const { dateTime } = formats;
  const id = useId();
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Stack gap="2xs">
        <Heading level={2} id={id}>
          {t('sessions.title')}
        </Heading>
        <Text tone="muted">{t('sessions.text')}</Text>
        <Text>
          <Link href="/myaccount/activity">{t('sessions.activity')}</Link>
        </Text>
      </Stack>
      <Stack as="ul" gap="s">
        {sessions.map(({ sessionId, device, createdAt, seenAt, isCurrent }) => {
          const name = device || t('sessions.unknown');
          const times = t('sessions.since', { since: dateTime(createdAt), seen: dateTime(seenAt) });
          return (
            <Card as="li" key={sessionId}>
              <Inline gap="m" justify="between">
                <Stack gap="2xs">
                  <Inline gap="s">
                    <Text weight="strong">{name}</Text>
                    {isCurrent && <Badge tone="success">{t('sessions.current')}</Badge>}
                  </Inline>
                  <Text size="s" tone="muted">
                    {times}
                  </Text>
                </Stack>
                {!isCurrent && (
                  <EndForm
                    sessionId={sessionId}
                    label={t('sessions.end')}
                    about={`${name}, ${times}`}
                  />
                )}
              </Inline>
            </Card>
          );
        })}
      </Stack>
      {sessions.length > 2 && (
        <div>
          <EndForm sessionId="" label={t('sessions.endAll')} />
        </div>
      )}
    </Stack>
  );
}

function EndForm({
  sessionId,
  label,
  about,
}: {
  sessionId: string;
  label: string;
  about?: string;
}) {
  return (
    <Form method="post" action="/myaccount/password">
      <input type="hidden" name="form" value="sessions" />
      <input type="hidden" name="sessionId" value={sessionId} />
      <Button type="submit" tone="secondary" size="s">
        {label}
        {about && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
      </Button>
    </Form>
  );
}
