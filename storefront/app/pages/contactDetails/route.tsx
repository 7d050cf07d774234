import { Heading, Stack } from '@kreide/design-system';
import { serverQuery, useRouteQuery } from '@kreide/relay';
import { useSearchParams } from 'react-router';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { ContactDetailsPageQuery } from './__generated__/ContactDetailsPageQuery.graphql';
import type { Route } from './+types/route';
import { AccountNotice } from './AccountNotice.tsx';
import { AccountSections } from './AccountSections.tsx';
import { exportForm, formNamed } from './accountForms.ts';
import { contactDetailsPageQuery } from './ContactDetailsPageQuery.ts';
import { type AccountAnswer, changeAccount } from './changeAccount.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { routeQuery } = await withSession(context, () =>
    serverQuery<ContactDetailsPageQuery>(context.get(relayContext), contactDetailsPageQuery, {}),
  );
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, contactDetailsPageQuery);

export const action = ({ context, request }: Route.ActionArgs) => changeAccount(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<AccountAnswer, AccountAnswer>(args, (failure) => ({ failure }));

const withoutExport = (done: string | null) => (done === exportForm ? null : done);

/** ROUTE-11, ACCT-01: what the shop knows of a customer, and where it is changed. */
export default function ContactDetailsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const {
    customerInfo,
    getCustomerAddress: address,
    dataExport,
  } = useRouteQuery<ContactDetailsPageQuery>(contactDetailsPageQuery, loaderData.routeQuery);
  const t = useMessages();
  const [params] = useSearchParams();
  const failure = actionData?.failure;
  // One form is open at a time, as the page's address says: without JavaScript, too.
  const open = failure ? formNamed(failure.values.form) : formNamed(params.get('form'));
  return (
    <Stack gap="l">
      <PageHead title={t('account.data')} />
      <Heading level={1}>{t('account.data')}</Heading>
      <AccountNotice
        email={customerInfo.email}
        // What was asked for is there by now.
        done={
          dataExport?.state === 'ready' ? withoutExport(params.get('done')) : params.get('done')
        }
        message={open === undefined ? failure?.message : undefined}
      />
      <AccountSections
        info={customerInfo}
        dataExport={dataExport}
        address={address?.lines.join(', ')}
        open={open}
        failure={failure}
      />
    </Stack>
  );
}
