import { Card, FieldRow, Heading, Stack, Text, TextField } from '@kreide/design-system';
import { institutionLimits } from '@kreide/server/contract';
import type { FormFailure } from '../../features/form/answer.ts';
import { EmailAddressField } from '../../features/form/EmailAddressField.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PeopleForm, RightsFields } from './PeopleForm.tsx';

/** Who shall join, and as what. */
export function InviteForm({ failure }: { failure: FormFailure | undefined }) {
  const t = useMessages();
  return (
    <Card as="section">
      <Stack gap="m">
        <Stack gap="2xs">
          <Heading level={2} size="h4">
            {t('people.invite')}
          </Heading>
          <Text tone="muted">
            {t('people.invite.text', { days: institutionLimits.inviteDays })}
          </Text>
        </Stack>
        <PeopleForm
          name="invite"
          failure={failure}
          initial={{ role: 'buyer' }}
          submit={t('people.invite.submit')}
          fields={(form) => (
            <>
              <FieldRow weights={[1, 1]}>
                <TextField
                  {...form.field('firstName')}
                  label={t('address.firstname')}
                  autoComplete="off"
                />
                <TextField
                  {...form.field('lastName')}
                  label={t('address.lastname')}
                  autoComplete="off"
                />
              </FieldRow>
              <EmailAddressField
                {...form.field('email')}
                label={t('field.email')}
                autoComplete="off"
              />
              <RightsFields form={form} />
            </>
          )}
        />
      </Stack>
    </Card>
  );
}
