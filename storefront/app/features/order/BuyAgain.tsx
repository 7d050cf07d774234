import { Button, Checkbox, Disclosure, Section, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { BuyAgain_order$key } from './__generated__/BuyAgain_order.graphql';

/** Puts all or chosen items of an order into the cart once more; a plain form (buyAgain.server.ts). */
export function BuyAgain({ order }: { order: BuyAgain_order$key }) {
  const { shipments } = useFragment(
    graphql`
      fragment BuyAgain_order on Order {
        shipments {
          items {
            itemId
            name
            variantAttributes { value }
            quantity
            isFreeItem
            isCatalog
          }
        }
      }
    `,
    order,
  );
  const t = useMessages();
  const navigation = useNavigation();
  // Several parcels may hold pieces of one item.
  const items = Map.groupBy(
    // What cost nothing is not bought again.
    shipments
      .flatMap((shipment) => shipment.items)
      .filter(({ isFreeItem, isCatalog }) => !isFreeItem && !isCatalog),
    ({ itemId }) => itemId,
  );
  if (items.size === 0) return null;
  return (
    <Section title={t('orders.again')}>
      <Form method="post">
        <input type="hidden" name="intent" value="buyAgain" />
        <Stack gap="m" align="start">
          <Text tone="muted">{t('orders.again.text')}</Text>
          <Disclosure kind="inline" title={t('orders.again.choose')}>
            <Stack gap="s">
              {[...items].map(([itemId, lines]) => {
                const name = nameOf(lines[0]);
                const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
                return (
                  <div key={itemId}>
                    <input type="hidden" name={`quantity.${itemId}`} value={quantity} />
                    <input type="hidden" name={`name.${itemId}`} value={name} />
                    <Checkbox
                      name="item"
                      value={itemId}
                      defaultChecked
                      label={t('cart.added.item', { quantity, name })}
                    />
                  </div>
                );
              })}
            </Stack>
          </Disclosure>
          <Button type="submit" tone="secondary" loading={navigation.formMethod === 'POST'}>
            {t('orders.again.submit')}
          </Button>
        </Stack>
      </Form>
    </Section>
  );
}

interface Named {
  readonly name: string;
  readonly variantAttributes: readonly { readonly value: string }[];
}

const nameOf = (line: Named | undefined): string =>
  line === undefined
    ? ''
    : [line.name, ...line.variantAttributes.map(({ value }) => value)].join(', ');
