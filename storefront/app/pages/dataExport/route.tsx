import {
  Alert,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Inline,
  Stack,
  Text,
} from '@kreide/design-system';
import { serverAnswer } from '@kreide/relay';
import { data } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import { useShop } from '../../platform/shop.tsx';
import type { DataExportPageQuery } from './__generated__/DataExportPageQuery.graphql';
import type { Route } from './+types/route';
import { dataExportPageQuery } from './DataExportPageQuery.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** What the link of the mail leads to; of another account it is as unknown as one that is over. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const { dataExportByLink: found } = await withSession(context, () =>
    serverAnswer<DataExportPageQuery>(context.get(relayContext), dataExportPageQuery, { token }),
  );
  return data({ token, found }, { status: found ? 200 : 404 });
}

const formats = ['html', 'json'] as const;

/** The files with all that the shop keeps of the customer (Art. 15, 20 GDPR). */
export default function DataExportRoute({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { formats: written } = useShop();
  const { token, found } = loaderData;
  if (!found) {
    return (
      <>
        <PageHead title={t('dataExport.over')} />
        <EmptyState
          drawing="broken"
          headingLevel={1}
          title={t('dataExport.over')}
          actions={
            <ButtonLink href="/myaccount/contact-details">{t('dataExport.over.again')}</ButtonLink>
          }
        >
          {t('dataExport.over.text')}
        </EmptyState>
      </>
    );
  }
  return (
    <Stack gap="l">
      <PageHead title={t('dataExport.title')} />
      <Heading level={1}>{t('dataExport.title')}</Heading>
      <Text>
        {t('dataExport.text', {
          begin: written.dateTime(found.requestedAt),
          end: found.expiresAt ? written.dateTime(found.expiresAt) : '',
        })}
      </Text>
      <Alert tone="info">{t('dataExport.private')}</Alert>
      {formats.map((format) => (
        <Card as="section" key={format}>
          <Inline gap="m" justify="between">
            <Stack gap="xs">
              <Heading level={2} size="h4">
                {t(`dataExport.${format}`)}
              </Heading>
              <Text tone="muted">{t(`dataExport.${format}.text`)}</Text>
            </Stack>
            <ButtonLink
              href={`/api/data-export?${new URLSearchParams({ token, format })}`}
              download
              tone={format === 'html' ? 'primary' : 'secondary'}
              size="s"
            >
              {t(`dataExport.${format}.download`)}
            </ButtonLink>
          </Inline>
        </Card>
      ))}
    </Stack>
  );
}
