import {
  Card,
  Columns,
  Container,
  Heading,
  Prose,
  Stack,
  StickyColumn,
  Text,
} from '@kreide/design-system';
import { catalogueOrderPath } from '@kreide/server/contract';
import { redirect } from 'react-router';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { requestContext } from '../../platform/requestContext.ts';
import { useShop } from '../../platform/shop.tsx';
import { withoutEndingSlashes } from '../../platform/withoutEndingSlashes.ts';
import type { Route } from './+types/route';
import { AddCatalogue } from './AddCatalogue.tsx';
import { CatalogueOrderForm } from './CatalogueOrderForm.tsx';
import { orderCatalogue } from './orderCatalogue.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** NEWS-08…10: each shop has one of the two addresses; the other one redirects there. */
export function loader({ context, url }: Route.LoaderArgs) {
  const path = catalogueOrderPath(context.get(requestContext).domain.shopLanguage);
  if (withoutEndingSlashes(url.pathname).toLowerCase() !== path) throw redirect(path, 301);
  return null;
}

export const action = ({ context, request }: Route.ActionArgs) => orderCatalogue(context, request);

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, (failure) => failure);

/** ROUTE-22, DEC-18: orders a printed catalogue. */
export default function CatalogueOrderRoute({ actionData }: Route.ComponentProps) {
  const t = useMessages();
  const { domain } = useShop();
  return (
    <Container width="narrow">
      <PageHead title={t('catalogue.title')} description={t('catalogue.lead')} />
      <Columns template="halves" gap="2xl">
        <StickyColumn>
          <Stack gap="xl">
            <Stack gap="m">
              <Heading level={1}>{t('catalogue.title')}</Heading>
              <Text size="l">{t('catalogue.lead')}</Text>
              <Prose>
                <ul>
                  <li>{t('catalogue.facts.free')}</li>
                  <li>
                    {t(domain.isB2b ? 'catalogue.facts.business' : 'catalogue.facts.household')}
                  </li>
                  <li>{t('catalogue.facts.time')}</li>
                </ul>
              </Prose>
            </Stack>
            <AddCatalogue />
          </Stack>
        </StickyColumn>
        <Card>
          <CatalogueOrderForm failure={actionData} />
        </Card>
      </Columns>
    </Container>
  );
}
