import { Alert, Button } from '@kreide/design-system';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { path } from './accountForms.ts';

export interface AccountNoticeProps {
  email: { readonly email: string; readonly isConfirmed: boolean } | null | undefined;
  /** What was just done, as the page's address says. */
  done: string | null;
  /** Message key of what could not be done. */
  message: string | null | undefined;
}

const doneTexts = {
  data: 'account.done',
  phone: 'account.done',
  email: 'account.done.email',
  confirmation: 'account.confirm.sent',
  export: 'account.done.export',
} as const;

/** What was just done, and whether the e-mail address has to be confirmed still. */
export function AccountNotice({ email, done, message }: AccountNoticeProps) {
  const t = useMessages();
  const navigation = useNavigation();
  const isDone = done !== null && Object.hasOwn(doneTexts, done);
  const text = isDone ? doneTexts[done as keyof typeof doneTexts] : undefined;
  return (
    <>
      {message && (
        <Alert tone="danger" live>
          {t.ofServer(message)}
        </Alert>
      )}
      {text && !message && (
        <Alert tone="success" live>
          {t(text)}
        </Alert>
      )}
      {email && !email.isConfirmed && (
        <Alert
          tone="info"
          title={t('account.confirm')}
          action={
            <Form method="post" action={path}>
              <Button type="submit" tone="outline" loading={navigation.formMethod === 'POST'}>
                {t('account.confirm.again')}
              </Button>
            </Form>
          }
        >
          {t('account.confirm.text', { email: email.email })}
        </Alert>
      )}
    </>
  );
}
