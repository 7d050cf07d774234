import { Alert, Button, DescriptionList, Section, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import type { OrderApproval_order$key } from './__generated__/OrderApproval_order.graphql';
import { approvalsPath } from './approvalsPath.ts';

/** Who has to release an order, or did; nothing where nobody had to. */
export function OrderApproval({ order: key }: { order: OrderApproval_order$key }) {
  const { orderId, approval } = useFragment(
    graphql`
      fragment OrderApproval_order on Order {
        orderId
        approval {
          isWaiting
          limit { cents }
          lapsesAt
          approvers
          steps { at kind name reason }
        }
      }
    `,
    key,
  );
  const t = useMessages();
  const { formats } = useShop();
  const navigation = useNavigation();
  if (!approval) return null;
  const { isWaiting, limit, lapsesAt, approvers, steps } = approval;
  return (
    <>
      {isWaiting && (
        <Alert tone="info" title={t('approval.waits')}>
          <Stack gap="s" align="start">
            <Text>
              {t('approval.waits.text', {
                limit: formats.money(limit),
                date: formats.date(lapsesAt),
              })}
            </Text>
            {approvers.length > 0 && (
              <Text>{t('approval.who', { names: approvers.join(', ') })}</Text>
            )}
            <Form method="post" action={approvalsPath}>
              <input type="hidden" name="form" value="withdraw" />
              <input type="hidden" name="order" value={orderId} />
              <Button
                type="submit"
                tone="outline"
                size="s"
                loading={navigation.formMethod === 'POST'}
              >
                {t('approval.withdraw')}
              </Button>
            </Form>
          </Stack>
        </Alert>
      )}
      <Section title={t('approval.history')}>
        <DescriptionList
          items={steps.map(({ at, kind, name, reason }) => {
            const date = formats.dateTime(at);
            return {
              term: t.ofServer(`approval.step.${kind}`),
              details: (
                <>
                  {name ? t('approval.step.by', { date, name }) : date}
                  {reason && kind !== 'released' && (
                    <Text size="s">{t('approval.step.reason', { reason })}</Text>
                  )}
                </>
              ),
            };
          })}
        />
      </Section>
    </>
  );
}
