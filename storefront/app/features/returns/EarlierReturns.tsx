import { Badge, Card, Inline, Link, Section, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { EarlierReturns_order$key } from './__generated__/EarlierReturns_order.graphql';
import { labelPath } from './steps.ts';

const tones = {
  announced: 'neutral',
  received: 'warning',
  accepted: 'success',
  rejected: 'neutral',
} as const;

/** RET-10: what of the order was announced before; nothing where nothing was. */
export function EarlierReturns({ order }: { order: EarlierReturns_order$key }) {
  const { hash, returns } = useFragment(
    graphql`
      fragment EarlierReturns_order on ReturnOrder {
        hash
        returns {
          rma
          announcedAt
          carrierName
          regulation
          status
          labels
          items { lineNo name quantity }
        }
      }
    `,
    order,
  );
  const t = useMessages();
  const { formats } = useShop();
  if (returns.length === 0) return null;
  return (
    <Section title={t('returns.earlier')}>
      <Stack as="ul" gap="s">
        {returns.map(({ rma, announcedAt, carrierName, regulation, status, labels, items }) => (
          <Card as="li" key={rma}>
            <Stack gap="2xs">
              <Inline justify="between" gap="s">
                <Text weight="strong">{rma}</Text>
                <ReturnStatus status={status} />
              </Inline>
              <Text size="s" tone="muted">
                {[
                  formats.date(announcedAt),
                  t.ofServer(`returns.regulation.${regulation}`),
                  carrierName ?? t('returns.carrier.nolabel'),
                ].join(' · ')}
              </Text>
              {items.map(({ lineNo, name, quantity }) => (
                <Text size="s" key={lineNo}>
                  {quantity} × {name}
                </Text>
              ))}
              {status === 'announced' && (
                <Text size="s">
                  <Link href={labelPath(hash, rma)} download>
                    {t('returns.label', { count: labels })}
                  </Link>
                </Text>
              )}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}

export function ReturnStatus({ status }: { status: string }) {
  const t = useMessages();
  const tone = Object.hasOwn(tones, status) ? tones[status as keyof typeof tones] : 'neutral';
  return <Badge tone={tone}>{t.ofServer(`returns.status.${status}`)}</Badge>;
}
