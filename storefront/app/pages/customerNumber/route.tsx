import { Card, Heading, Link, Stack, Text } from '@kreide/design-system';
import { serverQuery, useRouteQuery } from '@kreide/relay';
import { found } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { CustomerNumberPageQuery } from './__generated__/CustomerNumberPageQuery.graphql';
import type { Route } from './+types/route';
import { customerNumberPageQuery } from './CustomerNumberPageQuery.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** Consumers have no customer number. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data, routeQuery } = await withSession(context, () =>
    serverQuery<CustomerNumberPageQuery>(context.get(relayContext), customerNumberPageQuery, {}),
  );
  if (!data.customerInfo.educational?.customerNumber) throw found('/myaccount/contact-details');
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, customerNumberPageQuery);

/** ROUTE-20: the number that a business logs in with, to be copied into orders and letters. */
export default function CustomerNumberRoute({ loaderData }: Route.ComponentProps) {
  const { customerInfo } = useRouteQuery<CustomerNumberPageQuery>(
    customerNumberPageQuery,
    loaderData.routeQuery,
  );
  const t = useMessages();
  return (
    <Stack gap="l">
      <PageHead title={t('login.customerNumber')} />
      <Heading level={1}>{t('login.customerNumber')}</Heading>
      <Card as="section">
        <Stack gap="s">
          <Text size="l" weight="strong">
            {customerInfo.educational?.customerNumber}
          </Text>
          <Text tone="muted">{t('account.customerNumber.text')}</Text>
          <Link href="/myaccount/password">{t('password.change')}</Link>
        </Stack>
      </Card>
    </Stack>
  );
}
