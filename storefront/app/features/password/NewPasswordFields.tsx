import { passwordLength } from '@kreide/server/contract';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { ShopPasswordField } from '../form/ShopPasswordField.tsx';
import type { FormState } from '../form/useForm.ts';
import { repetitionOf } from './repetition.ts';

export interface NewPasswordFieldsProps {
  form: FormState;
  /** Of the first field; the second one's follows from it. */
  name: string;
  label: string;
  /** Characters that the shop asks for. */
  minLength: number;
}

/** PWD-05: a new password, how hard it is to guess, and the same once more. */
export function NewPasswordFields({ form, name, label, minLength }: NewPasswordFieldsProps) {
  const t = useMessages();
  return (
    <>
      <ShopPasswordField
        {...form.field(name)}
        scheme="new"
        label={label}
        hint={t('password.rule', { min: minLength, max: passwordLength.max })}
        strength={{
          label: t('password.strength'),
          words: {
            weak: t('password.strength.weak'),
            fair: t('password.strength.fair'),
            good: t('password.strength.good'),
            strong: t('password.strength.strong'),
          },
        }}
      />
      <ShopPasswordField
        {...form.field(repetitionOf(name))}
        scheme="new"
        label={t('password.repeat')}
      />
    </>
  );
}
