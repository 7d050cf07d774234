import {
  Alert,
  ButtonLink,
  Card,
  Container,
  Heading,
  Link,
  Stack,
  Text,
} from '@kreide/design-system';
import { productPath } from '@kreide/server/contract';
import { useSearchParams } from 'react-router';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import type { Route } from './+types/route';
import { ChooseVariant } from './ChooseVariant.tsx';
import { RestockForm } from './RestockForm.tsx';
import { askForMail, wantedArticle } from './restock.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export const loader = ({ context, params }: Route.LoaderArgs) => wantedArticle(context, params.id);

export const action = ({ context, request, params }: Route.ActionArgs) =>
  askForMail(context, request, params.id);

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, (form) => form);

/** Where a product page leads whoever wants a mail when a sold-out article is back. */
export default function RestockRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages();
  const [params] = useSearchParams();
  const { name, variant, orderNumber, variants, isForSale, knownEmail } = loaderData.offer;
  const path = productPath(loaderData.offer.productId, loaderData.offer.itemId);
  const others = variants.filter((each) => each.orderNumber !== orderNumber);
  // From a product page on which no variant was chosen, since none can be bought.
  const isOpen = params.has('choose') && others.length > 0;
  return (
    <Container width="form">
      <PageHead title={t('restock.title')} />
      <Card>
        <Stack gap="m">
          <Heading level={1} size="h2">
            {t('restock.title')}
          </Heading>
          <Stack gap="2xs">
            <Link href={path}>{name}</Link>
            {!isOpen && (
              <>
                {variant && <Text>{variant}</Text>}
                <Text size="s" tone="muted">
                  {t('product.orderNumber', { number: orderNumber })}
                </Text>
                {others.length > 0 && (
                  <Link href={`/notify/${encodeURIComponent(orderNumber)}?choose`}>
                    {t('restock.chooseOther')}
                  </Link>
                )}
              </>
            )}
          </Stack>
          {isOpen ? (
            <ChooseVariant variants={variants} />
          ) : isForSale ? (
            <>
              <Alert tone="success">{t('restock.forSale')}</Alert>
              <ButtonLink href={path}>{t('restock.toArticle')}</ButtonLink>
            </>
          ) : (
            <RestockForm email={knownEmail ?? ''} failure={actionData} />
          )}
        </Stack>
      </Card>
    </Container>
  );
}
