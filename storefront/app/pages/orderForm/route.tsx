import { Container, Heading, Stack, Text } from '@kreide/design-system';
import { cartWasFilled } from '../../features/cart/cartWasFilled.ts';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { relayContext } from '../../platform/requestContext.ts';
import type { Route } from './+types/route';
import { orderFormAnswer } from './answer.ts';
import { OrderForm } from './OrderForm.tsx';
import type { OrderFormEntry } from './OrderFormEntry.ts';
import { sendOrderForm } from './sendOrderForm.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/**
 * Nothing to load; but without a loader the router would not ask the server, whose guard protects
 * the page (DEC-138).
 */
export const loader = () => null;

export const action = ({ context, request }: Route.ActionArgs) => sendOrderForm(context, request);

export async function clientAction(args: Route.ClientActionArgs) {
  const answer = await sendForm(args, ({ message }) => orderFormAnswer({ message }));
  if ('added' in answer && answer.added.length > 0) {
    cartWasFilled(args.context.get(relayContext), answer.added.flatMap(itemOf));
  }
  return answer;
}

const itemOf = ({ article, quantity, quantityInCart }: OrderFormEntry) =>
  article
    ? [
        {
          itemId: article.item.itemId,
          name: article.name,
          quantity: Math.min(quantity, quantityInCart ?? quantity),
        },
      ]
    : [];

/** ROUTE-22: articles are ordered by their numbers. */
export default function OrderFormRoute({ actionData }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <Container>
      <PageHead title={t('orderForm.title')} description={t('orderForm.description')} />
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1}>{t('orderForm.title')}</Heading>
          <Text measured>{t('orderForm.text')}</Text>
        </Stack>
        <OrderForm answer={actionData} />
      </Stack>
    </Container>
  );
}
