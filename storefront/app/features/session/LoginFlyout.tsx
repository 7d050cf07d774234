import { ButtonLink, Flyout, Stack, Text } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { LoginForm } from './LoginForm.tsx';
import { loginReason } from './loginReason.ts';
import { registerPath } from './registerPath.ts';

export interface LoginFlyoutProps {
  isOpen: boolean;
  /** The page after the login; undefined: the current one stays. */
  target: string | undefined;
  onClose: () => void;
}

/** ROUTE-34, HEAD-11: a login without leaving the page, and a link to registration. */
export function LoginFlyout({ isOpen, target, onClose }: LoginFlyoutProps) {
  const t = useMessages();
  return (
    <Flyout
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('login.title')}
      closeLabel={t('common.close')}
    >
      <Stack gap="m">
        {target !== undefined && <Text>{t(loginReason(target))}</Text>}
        <LoginForm target={target} onLeave={onClose} />
        <ButtonLink href={registerPath(target)} tone="secondary" fullWidth onClick={onClose}>
          {t('login.register')}
        </ButtonLink>
      </Stack>
    </Flyout>
  );
}
