import {
  AddressCard,
  Alert,
  ButtonLink,
  Columns,
  DescriptionList,
  Section,
  Stack,
  Text,
} from '@kreide/design-system';
import { serverQuery, useRouteQuery } from '@kreide/relay';
import { noLabel } from '@kreide/server/contract';
import { ReturnStatus } from '../../features/returns/EarlierReturns.tsx';
import { ReturnPage } from '../../features/returns/ReturnPage.tsx';
import { openReturn } from '../../features/returns/returnDraft.server.ts';
import { labelPath } from '../../features/returns/steps.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { ReturnConfirmPageQuery } from './__generated__/ReturnConfirmPageQuery.graphql';
import type { Route } from './+types/route';
import { returnConfirmPageQuery } from './ReturnConfirmPageQuery.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const variables = await openReturn('confirm', context, request);
  const { routeQuery } = await serverQuery<ReturnConfirmPageQuery>(
    context.get(relayContext),
    returnConfirmPageQuery,
    variables,
  );
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, returnConfirmPageQuery);

/** RET-16: the return is announced. */
export default function ReturnConfirmRoute({ loaderData }: Route.ComponentProps) {
  const { draft, order } = useRouteQuery<ReturnConfirmPageQuery>(
    returnConfirmPageQuery,
    loaderData.routeQuery,
  );
  const t = useMessages();
  const goods = order?.returns.find(({ rma }) => rma === draft?.rma);
  if (!order || !goods) return null;
  const { rma, status, regulation, carrier, carrierName, labels, items } = goods;
  return (
    <ReturnPage step="confirm" title={t('returns.confirm')} hash={draft?.hash ?? ''}>
      <Alert tone="success" title={t('returns.announced', { rma })}>
        {t('returns.announced.text')}
      </Alert>
      <Columns template="halves" align="stretch">
        <Section title={t('returns.facts')}>
          <DescriptionList
            items={[
              { term: t('returns.rma'), details: rma },
              { term: t('returns.status'), details: <ReturnStatus status={status} /> },
              {
                term: t('returns.regulation.term'),
                details: t.ofServer(`returns.regulation.${regulation}`),
              },
              {
                term: t('returns.carrier'),
                details: carrierName ?? t('returns.carrier.nolabel'),
              },
            ]}
          />
        </Section>
        <AddressCard title={t('returns.address')} lines={order.returnAddress} />
      </Columns>
      <Section title={t('returns.packed')}>
        <Stack gap="s">
          <Stack as="ul" gap="2xs">
            {items.map(({ lineNo, name, quantity }) => (
              <li key={lineNo}>
                {quantity} × {name}
              </li>
            ))}
          </Stack>
          <Text>
            {carrier === noLabel
              ? t('returns.send.nolabel', { rma })
              : t('returns.send', { rma, carrier: carrierName ?? carrier })}
          </Text>
          <div>
            <ButtonLink href={labelPath(draft?.hash ?? '', rma)} download>
              {t('returns.label', { count: labels })}
            </ButtonLink>
          </div>
        </Stack>
      </Section>
    </ReturnPage>
  );
}
