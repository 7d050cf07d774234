import { Button, Card, Heading, Inline, Stack, Text } from '@kreide/design-system';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import type { ContactDetailsPageQuery$data } from './__generated__/ContactDetailsPageQuery.graphql';
import { exportForm, path } from './accountForms.ts';

export interface DataExportSectionProps {
  /** The latest; null: none was asked for. */
  dataExport: ContactDetailsPageQuery$data['dataExport'];
}

/** All that the shop keeps of the customer, as files (Art. 15, 20 GDPR): asked for here, brought by mail. */
export function DataExportSection({ dataExport }: DataExportSectionProps) {
  const t = useMessages();
  const navigation = useNavigation();
  return (
    <Card as="section">
      <Inline gap="m" justify="between">
        <Stack gap="xs">
          <Heading level={2} size="h4">
            {t('account.export')}
          </Heading>
          <Text tone="muted">{t('account.export.lead')}</Text>
          <ExportState dataExport={dataExport} />
        </Stack>
        {dataExport?.state !== 'making' && (
          <Form method="post" action={path}>
            <input type="hidden" name="form" value={exportForm} />
            <Button
              type="submit"
              tone="secondary"
              size="s"
              loading={navigation.formData?.get('form') === exportForm}
            >
              {t(dataExport ? 'account.export.again' : 'account.export.submit')}
            </Button>
          </Form>
        )}
      </Inline>
    </Card>
  );
}

function ExportState({ dataExport }: DataExportSectionProps) {
  const t = useMessages();
  const { formats } = useShop();
  if (!dataExport) return null;
  const { state, requestedAt, expiresAt } = dataExport;
  const end = expiresAt ? formats.dateTime(expiresAt) : '';
  const begin = formats.dateTime(requestedAt);
  return (
    <Text weight="strong">
      {state === 'making' && t('account.export.making', { begin })}
      {state === 'ready' && t('account.export.ready', { end })}
      {state === 'expired' && t('account.export.expired', { end })}
      {state === 'failed' && t('account.export.failed', { begin })}
    </Text>
  );
}
