import {
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
  Timeline,
  type TimelineStep,
} from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import type { ActivityPageQuery$data } from './__generated__/ActivityPageQuery.graphql';
import { lookOf } from './eventLooks.ts';

const path = '/myaccount/activity';

/** What concerns the account's security, the newest first. */
export function ActivityPage({
  accountEvents: { events, hasMore },
  isBeginning,
}: ActivityPageQuery$data & {
  /** The newest are among them. */
  readonly isBeginning: boolean;
}) {
  const t = useMessages();
  const toStep = useSteps();
  const last = events.at(-1);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{t('activity.title')}</Heading>
        <Text tone="muted">{t('activity.text')}</Text>
        <Text>
          {t.rich('activity.help', {
            password: (text) => <Link href="/myaccount/password">{text}</Link>,
          })}
        </Text>
      </Stack>
      {events.length === 0 ? (
        <EmptyState
          drawing="list"
          title={t('activity.none')}
          actions={!isBeginning && <ButtonLink href={path}>{t('activity.newest')}</ButtonLink>}
        >
          {t('activity.none.text')}
        </EmptyState>
      ) : (
        <Card as="section">
          <Timeline
            label={t('activity.list')}
            steps={events.flatMap(toStep)}
            stateLabels={{
              done: t('activity.state.done'),
              current: t('activity.state.done'),
              upcoming: t('activity.state.done'),
              problem: t('activity.state.problem'),
            }}
          />
        </Card>
      )}
      {events.length > 0 && (hasMore || !isBeginning) && (
        <Inline gap="m">
          {hasMore && last && (
            <ButtonLink
              tone="secondary"
              href={`${path}?${new URLSearchParams({ after: last.cursor })}`}
            >
              {t('activity.older')}
            </ButtonLink>
          )}
          {!isBeginning && (
            <ButtonLink tone="secondary" href={path}>
              {t('activity.newest')}
            </ButtonLink>
          )}
        </Inline>
      )}
    </Stack>
  );
}

/** A step of the line; none of what a newer server tells. */
function useSteps() {
  const t = useMessages();
  const { formats } = useShop();
  return ({
    kind,
    happenedAt,
    times,
    device,
    detail,
  }: ActivityPageQuery$data['accountEvents']['events'][number]): TimelineStep[] => {
    const look = lookOf(kind);
    if (look === undefined) return [];
    const { icon: Icon, isWarning = false } = look;
    const about = [
      detail && t('activity.detail', { detail }),
      times > 1 && t('activity.times', { count: times }),
      device,
    ].filter(Boolean);
    return [
      {
        title: t(`activity.kind.${kind}`),
        state: isWarning ? 'problem' : 'done',
        date: formats.dateTime(happenedAt),
        dateTime: happenedAt,
        detail: about.length > 0 ? about.join(' · ') : undefined,
        icon: <Icon size="s" />,
      },
    ];
  };
}
