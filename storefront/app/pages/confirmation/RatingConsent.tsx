import { Alert, Button, Card, Checkbox, Heading, Stack } from '@kreide/design-system';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import type { RatingMailAnswer } from './allowRatingMail.server.ts';

/** DEC-89: may the shop ask once how the goods are? Nothing is ticked before. */
export function RatingConsent({ answer }: { answer: RatingMailAnswer | undefined }) {
  const t = useMessages();
  const navigation = useNavigation();
  if (answer && 'isAllowed' in answer) {
    return (
      <Alert tone="success" live>
        {t('confirmation.rating.thanks')}
      </Alert>
    );
  }
  const failure = answer?.failure;
  const fault = failure?.errors.consent ?? failure?.message;
  return (
    <Card as="section">
      <Form method="post" noValidate>
        <Stack gap="m" align="start">
          <Heading level={2} size="h3">
            {t('confirmation.rating.title')}
          </Heading>
          <Checkbox
            name="consent"
            value="yes"
            label={t('confirmation.rating.consent')}
            error={fault && t.ofServer(fault)}
          />
          <Button type="submit" tone="secondary" loading={navigation.formMethod === 'POST'}>
            {t('confirmation.rating.submit')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
