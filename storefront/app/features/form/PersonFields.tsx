import { FieldRow, Select, TextField } from '@kreide/design-system';
import { salutations } from '@kreide/server/contract';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import type { FormState } from './useForm.ts';

/** Salutation and names, as every form but those of addresses asks for them. */
export function PersonFields({
  form,
  isOptional = false,
}: {
  form: Pick<FormState, 'field'>;
  /** Whether they are optional. @default false */
  isOptional?: boolean;
}) {
  const t = useMessages();
  const optional = isOptional ? { optionalLabel: t('field.optional') } : {};
  return (
    <>
      <FieldRow weights={[1, 1]}>
        <Select
          {...form.field('salutation')}
          label={t('address.salutation')}
          options={salutations.map((value) => ({ value, label: t(`address.salutation.${value}`) }))}
        />
      </FieldRow>
      <FieldRow weights={[1, 1]}>
        <TextField
          {...form.field('firstName')}
          {...optional}
          label={t('address.firstname')}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('lastName')}
          {...optional}
          label={t('address.lastname')}
          autoComplete="family-name"
        />
      </FieldRow>
    </>
  );
}
