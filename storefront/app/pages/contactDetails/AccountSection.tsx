import {
  Button,
  ButtonLink,
  Card,
  Heading,
  Inline,
  Stack,
  VisuallyHidden,
} from '@kreide/design-system';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { type FormState, useForm } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { type AccountFormName, accountFaults, path, sectionId } from './accountForms.ts';

export interface AccountSectionProps {
  name: AccountFormName;
  title: string;
  /** What stands there now. */
  children: ReactNode;
  /** The form takes the place of what stands there. */
  isOpen: boolean;
  initial?: Readonly<Record<string, string>>;
  failure: FormFailure | undefined;
  /** Label of a field, to tell faults apart. */
  label(name: string): string;
  fields(form: FormState): ReactNode;
  submit: string;
  /** Of the link that opens the form. */
  open: string;
}

/** A part of the account's data: as it is, or with the form that changes it. */
export function AccountSection({
  name,
  title,
  children,
  isOpen,
  open,
  ...form
}: AccountSectionProps) {
  return (
    <Card as="section" id={sectionId(name)}>
      {isOpen ? (
        <Stack gap="m">
          <Heading level={2} size="h4">
            {title}
          </Heading>
          <SectionForm name={name} {...form} />
        </Stack>
      ) : (
        <Inline gap="m" justify="between">
          <Stack gap="xs">
            <Heading level={2} size="h4">
              {title}
            </Heading>
            {children}
          </Stack>
          <ButtonLink href={`${path}?form=${name}#${sectionId(name)}`} tone="secondary" size="s">
            {open}
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </ButtonLink>
        </Inline>
      )}
    </Card>
  );
}

function SectionForm({
  name,
  initial = {},
  failure,
  label,
  fields,
  submit,
}: Omit<AccountSectionProps, 'title' | 'children' | 'isOpen' | 'open'>) {
  const t = useMessages();
  const navigation = useNavigation();
  const form = useForm({ initial, failure, label, check: (values) => accountFaults(name, values) });
  return (
    <Form method="post" action={path} noValidate {...form.handlers}>
      <input type="hidden" name="form" value={name} />
      <Stack gap="m">
        <FormErrors form={form} />
        {fields(form)}
        <Inline gap="s">
          <Button
            type="submit"
            tone={name === 'delete' ? 'danger' : 'primary'}
            loading={navigation.formMethod === 'POST'}
          >
            {submit}
          </Button>
          <ButtonLink href={`${path}#${sectionId(name)}`} tone="outline">
            {t('addresses.cancel')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Form>
  );
}
