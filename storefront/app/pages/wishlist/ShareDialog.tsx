import {
  Alert,
  Button,
  Heading,
  Inline,
  RadioGroup,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { type FormEvent, useState } from 'react';
import { useWishlistNotice } from '../../features/wishlist/useWishlistNotice.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/wishlistTexts.ts';
import { Dialog } from '../../features/wishlist/Dialog.tsx';
import { restoreFocus } from '../../platform/restoreFocus.ts';
import { useShop } from '../../platform/shop.tsx';
import type { ShareDialog_wishlist$key } from './__generated__/ShareDialog_wishlist.graphql';
import { QrCode } from './QrCode.tsx';
import * as styles from './ShareDialog.css.ts';
import { useWishlistChanges } from './useWishlistChanges.ts';

const levels = ['READER', 'COMMENTATOR', 'EDITOR', 'ADMIN'] as const;

interface ShareDialogProps {
  wishlist: ShareDialog_wishlist$key;
  onClose: () => void;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** SHARE-01, SHARE-05, DEC-125: links for each level, and who uses the list. */
export function ShareDialog({ wishlist, onClose }: ShareDialogProps) {
  const { externalId, name, isCreator, invites, users } = useFragment(
    graphql`
      fragment ShareDialog_wishlist on Wishlist {
        externalId
        name
        isCreator
        invites { token role path expiresAt }
        users { memberId name role isMe }
      }
    `,
    wishlist,
  );
  const t = useMessages();
  const { domain, formats } = useShop();
  const notify = useWishlistNotice();
  const perform = useWishlistChanges();
  const [isBusy, setBusy] = useState(false);
  /** Of the link that is asked about before it ends. */
  const [asked, setAsked] = useState<string>();
  /** The links before one was asked for; the new one is shown by the focus. */
  const [before, setBefore] = useState<ReadonlySet<string>>();
  const saved = () => notify('success', t('vue.wishlist.notification.saved'));

  async function invite(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const role = levels.find((each) => each === new FormData(event.currentTarget).get('role'));
    setBusy(true);
    setBefore(new Set(invites.map(({ token }) => token)));
    const done = await perform((changes) =>
      role === undefined || role === 'READER'
        ? changes.share({ externalId })
        : changes.invite({ externalId, role }),
    );
    setBusy(false);
    if (done) saved();
  }

  async function revoke(token: string): Promise<void> {
    setBusy(true);
    const done = await perform((changes) => changes.revokeInvite({ externalId, token }));
    setBusy(false);
    setAsked(undefined);
    if (done) notify('success', t('wishlist.share.revoked'));
  }

  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => notify('success', t('wishlist.share.copied')),
      // Without the right to the clipboard it is selected in its field.
      () => {},
    );

  return (
    <Dialog title={t('wishlist.share.title', { name })} size="m" onClose={onClose}>
      <Stack gap="l">
        <form onSubmit={(event) => void invite(event)}>
          <Stack gap="s">
            <RadioGroup
              name="role"
              legend={t('wishlist.share.level')}
              defaultValue="READER"
              options={levels
                .filter((level) => isCreator || level !== 'ADMIN')
                .map((level) => ({
                  value: level,
                  label: t(`wishlist.share.${level}`),
                  hint: t(`wishlist.share.${level}.help`),
                }))}
            />
            <Inline>
              <Button type="submit" loading={isBusy}>
                {t('wishlist.share.create')}
              </Button>
            </Inline>
            <Text size="s" tone="muted">
              {t('wishlist.share.hint')}
            </Text>
          </Stack>
        </form>
        {invites.length > 0 && (
          <Stack gap="s">
            <Heading level={3} size="h4">
              {t('wishlist.share.links')}
            </Heading>
            <Stack as="ul" gap="m">
              {invites.map(({ token, role, path, expiresAt }) => {
                const link = `${domain.baseUrl}${path}`;
                const level = t.ofServer(`wishlist.share.${role}`);
                return (
                  <li key={token} className={styles.invite}>
                    <QrCode text={link} label={t('wishlist.share.qr', { role: level })} />
                    <Stack gap="xs" className={styles.link}>
                      <TextField
                        ref={before && !before.has(token) ? takeFocus : undefined}
                        label={level}
                        readOnly
                        value={link}
                        hint={t('wishlist.share.until', { date: formats.date(expiresAt) })}
                        onFocus={(event) => event.currentTarget.select()}
                      />
                      {asked === token ? (
                        <Alert ref={restoreFocus} tabIndex={-1} tone="warning">
                          <Stack gap="s">
                            <Text>{t('wishlist.share.revoke.ask')}</Text>
                            <Inline gap="s">
                              <Button
                                tone="danger"
                                size="s"
                                loading={isBusy}
                                onClick={() => void revoke(token)}
                              >
                                {t('wishlist.share.revoke')}
                                <VisuallyHidden> ({level})</VisuallyHidden>
                              </Button>
                              <Button tone="secondary" size="s" onClick={() => setAsked(undefined)}>
                                {t('wishlist.cancel')}
                              </Button>
                            </Inline>
                          </Stack>
                        </Alert>
                      ) : (
                        <Inline gap="s">
                          <Button tone="secondary" size="s" onClick={() => void copy(link)}>
                            {t('wishlist.share.copy')}
                            <VisuallyHidden> ({level})</VisuallyHidden>
                          </Button>
                          <Button tone="link" size="s" onClick={() => setAsked(token)}>
                            {t('wishlist.share.revoke')}
                            <VisuallyHidden> ({level})</VisuallyHidden>
                          </Button>
                        </Inline>
                      )}
                    </Stack>
                  </li>
                );
              })}
            </Stack>
          </Stack>
        )}
        <Stack gap="s">
          <Heading level={3} size="h4">
            {t('wishlist.share.people')}
          </Heading>
          <Stack as="ul" gap="xs">
            {users.map(({ memberId, name: person, role, isMe }) => (
              <li key={memberId ?? ''}>
                <Inline gap="s" justify="between">
                  <Text>
                    {person}
                    {isMe && ` (${t('wishlist.me')})`}, {t.ofServer(`wishlist.role.${role}`)}
                  </Text>
                  {memberId && !isMe && (isCreator || role !== 'ADMIN') && (
                    <Button
                      tone="link"
                      size="s"
                      onClick={() =>
                        void perform((changes) => changes.removeMember({ externalId, memberId }))
                      }
                    >
                      {t('wishlist.share.removeMember')}
                      <VisuallyHidden> ({person})</VisuallyHidden>
                    </Button>
                  )}
                </Inline>
              </li>
            ))}
          </Stack>
        </Stack>
      </Stack>
    </Dialog>
  );
}
