import {
  Button,
  ButtonLink,
  Columns,
  Inline,
  Select,
  Stack,
  TextField,
} from '@kreide/design-system';
import { institutionRoles } from '@kreide/server/contract';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { type FormState, useForm } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import { type PeopleForm as FormName, path, peopleFaults } from './peopleForms.ts';

export interface PeopleFormProps {
  name: FormName;
  /** Whom it is about. */
  personId?: string;
  initial?: Readonly<Record<string, string>>;
  failure: FormFailure | undefined;
  submit: string;
  /** What is asked. @default nothing */
  fields?: (form: FormState) => ReactNode;
}

const labels = {
  firstName: 'address.firstname',
  lastName: 'address.lastname',
  email: 'field.email',
  role: 'people.role',
  orderLimit: 'people.field.limit',
} as const;

const isLabelled = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name);

/** A form about people, open in place of what it changes. */
export function PeopleForm({
  name,
  personId,
  initial = {},
  failure,
  submit,
  fields,
}: PeopleFormProps) {
  const t = useMessages();
  const navigation = useNavigation();
  const { domain } = useShop();
  const form = useForm({
    initial,
    failure,
    check: (values) => peopleFaults(values, domain.shopLanguage),
    label: (field) => (isLabelled(field) ? t(labels[field]) : undefined),
  });
  return (
    <Form method="post" action={path} noValidate {...form.handlers}>
      <input type="hidden" name="form" value={name} />
      {personId !== undefined && <input type="hidden" name="person" value={personId} />}
      <Stack gap="m">
        <FormErrors form={form} />
        {fields?.(form)}
        <Inline gap="s">
          <Button
            type="submit"
            tone={name === 'remove' ? 'danger' : 'primary'}
            loading={navigation.formMethod === 'POST'}
          >
            {submit}
          </Button>
          <ButtonLink href={path} tone="outline">
            {t('addresses.cancel')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Form>
  );
}

/** What somebody may do, and up to which total. */
export function RightsFields({ form, hint }: { form: FormState; hint?: string | undefined }) {
  const t = useMessages();
  const { formats } = useShop();
  return (
    // What somebody may do and its hint need more than half a phone.
    <Columns template="halves" gap="m">
      <Select
        {...form.field('role')}
        label={t('people.role')}
        hint={hint}
        options={institutionRoles.map((value) => ({ value, label: t(`people.role.${value}`) }))}
      />
      <TextField
        {...form.field('orderLimit')}
        label={t('people.field.limit')}
        optionalLabel={t('field.optional')}
        hint={t('people.field.limit.hint')}
        inputMode="decimal"
        autoComplete="off"
        suffix={formats.currencySign}
      />
    </Columns>
  );
}
