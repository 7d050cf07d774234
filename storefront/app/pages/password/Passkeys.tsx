import {
  Alert,
  Badge,
  Button,
  Card,
  Disclosure,
  Heading,
  Inline,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from '@kreide/design-system';
import { faultsOf, maxPasskeys, passkeyForm, passkeyNameLength } from '@kreide/server/contract';
import { useId } from 'react';
import { Form } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { onDemand } from '../../platform/onDemand.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { PasswordPageQuery$data } from './__generated__/PasswordPageQuery.graphql';
import type { PasskeyForm } from './passkeyForms.ts';

const AddPasskey = onDemand(async () => (await import('./AddPasskey.tsx')).AddPasskey);

type Passkey = PasswordPageQuery$data['customerPasskeys']['passkeys'][number];

export interface PasskeysProps {
  passkeys: PasswordPageQuery$data['customerPasskeys'];
  /** Browser and system of this session, such as "Firefox, Windows". */
  device: string;
  /** Of a form about one of them. */
  failure: FormFailure | undefined;
}

/** Passkeys of the customer, with forms that rename and remove them; a new one needs JavaScript. */
export function Passkeys({
  passkeys: { passkeys, needsPassword },
  device,
  failure,
}: PasskeysProps) {
  const t = useMessages();
  const id = useId();
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Stack gap="2xs">
        <Heading level={2} id={id}>
          {t('passkey.title')}
        </Heading>
        <Text tone="muted">{t('passkey.text')}</Text>
      </Stack>
      {failure?.message && (
        <Alert tone="danger" live>
          {t.ofServer(failure.message)}
        </Alert>
      )}
      {passkeys.length > 0 && (
        <Stack as="ul" gap="s">
          {passkeys.map((passkey) => (
            <PasskeyCard
              // Another name closes its form.
              key={`${passkey.passkeyId} ${passkey.name}`}
              passkey={passkey}
              failure={failure?.values.passkeyId === passkey.passkeyId ? failure : undefined}
            />
          ))}
        </Stack>
      )}
      {passkeys.length < maxPasskeys ? (
        <>
          <AddPasskey device={device} needsPassword={needsPassword} />
          <noscript>
            <Text>{t('passkey.needsScripts')}</Text>
          </noscript>
        </>
      ) : (
        <Text>{t('vue.passkey.error.tooMany')}</Text>
      )}
    </Stack>
  );
}

function PasskeyCard({
  passkey: { passkeyId, name, host, isOfThisHost, isBackedUp, createdAt, lastUsedAt },
  failure,
}: {
  passkey: Passkey;
  failure: FormFailure | undefined;
}) {
  const t = useMessages();
  const { dateTime } = useShop().formats;
  const form = useForm({
    initial: { name },
    failure,
    idPrefix: `${passkeyId}-`,
    check: (values) => faultsOf(passkeyForm, values),
  });
  const renames = failure?.values.form === ('renamePasskey' satisfies PasskeyForm);
  return (
    <Card as="li">
      <Stack gap="s">
        <Inline gap="m" justify="between">
          <Stack gap="2xs">
            <Inline gap="s">
              <Text weight="strong">{name}</Text>
              {!isOfThisHost && <Badge tone="neutral">{t('passkey.host', { host })}</Badge>}
            </Inline>
            <Text size="s" tone="muted">
              {lastUsedAt
                ? t('passkey.used', { created: dateTime(createdAt), used: dateTime(lastUsedAt) })
                : t('passkey.unused', { created: dateTime(createdAt) })}
              {isBackedUp && ` ${t('passkey.backedUp')}`}
            </Text>
          </Stack>
          <Form method="post" action="/myaccount/password">
            <input type="hidden" name="form" value={'removePasskey' satisfies PasskeyForm} />
            <input type="hidden" name="passkeyId" value={passkeyId} />
            <Button type="submit" tone="secondary" size="s">
              {t('passkey.remove')}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </Button>
          </Form>
        </Inline>
        <Disclosure
          kind="inline"
          open={renames}
          title={
            <>
              {t('passkey.rename')}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </>
          }
        >
          <Form method="post" action="/myaccount/password" noValidate {...form.handlers}>
            <input type="hidden" name="form" value={'renamePasskey' satisfies PasskeyForm} />
            <input type="hidden" name="passkeyId" value={passkeyId} />
            <Stack gap="s">
              <FormErrors form={{ problems: form.problems, message: undefined }} />
              <TextField
                {...form.field('name')}
                label={t('passkey.name')}
                maxLength={passkeyNameLength}
                autoComplete="off"
                required
              />
              <div>
                <Button type="submit" size="s">
                  {t('passkey.rename.save')}
                </Button>
              </div>
            </Stack>
          </Form>
        </Disclosure>
      </Stack>
    </Card>
  );
}
