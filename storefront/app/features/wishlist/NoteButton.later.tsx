import { Button, IconButton, IconHeart, IconHeartFilled } from '@kreide/design-system';
import { useRelayEnvironment } from '@kreide/relay';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/wishlistTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import { useSession } from '../session/sessionContext.ts';
import { isAbout, type NotedList, useNotes } from './noted.ts';
import type { Noting } from './noting.ts';
import { useListNotice } from './useListNotice.ts';

const ListPicker = lazy(async () => ({ default: (await import('./ListPicker.tsx')).ListPicker }));

export interface NoteButtonProps {
  product: {
    readonly productId: string;
    readonly name: string;
    readonly hasMoreVariants: boolean;
  };
  /**
   * On the product's page the chosen item, null while none is chosen; there it is a button with
   * words. Left out on a tile: a heart on its picture.
   */
  item?: { readonly itemId: string } | null | undefined;
}

/**
 * Notes goods, and takes them off again. A plain form before its code is there: a press is not
 * lost. What is noted shows as soon as it is known, in the browser alone.
 */
export default function NoteButton({ product, item }: NoteButtonProps) {
  const t = useMessages();
  const environment = useRelayEnvironment();
  const tell = useListNotice();
  const { domain } = useShop();
  const { isSignedIn, openLogin } = useSession();
  const { pathname, search } = useLocation();
  const { notes, lists } = useNotes();
  const [isBusy, setBusy] = useState(false);
  const [isChoosing, setChoosing] = useState<boolean>();
  const { productId, name, hasMoreVariants: hasVariants } = product;
  const itemId = item?.itemId ?? null;
  const goods = { productId, itemId, name, hasVariants };

  const isOn = (list: NotedList) => list.entries.some((entry) => isAbout(entry, goods));
  const isNoted = lists.some(isOn);

  async function working(act: (noting: Noting) => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      const { createNoting } = await import('./noting.ts');
      await act(createNoting({ environment, t, tell, isSignedIn }));
    } catch {
      tell('danger', t.ofServer('somethingWentWrong'));
    }
    setBusy(false);
  }

  function press(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    if (domain.isB2b && !isSignedIn) {
      openLogin(`${pathname}${search}`);
      return;
    }
    void working(async (noting) => {
      const known = await notes.known();
      // WISH-17, WISH-18.
      if (isSignedIn && known.length > 1) return setChoosing(true);
      const on = known.find(isOn);
      return on ? noting.remove(on, goods) : noting.add(undefined, goods);
    });
  }

  const icon = isNoted ? <IconHeartFilled size="s" /> : <IconHeart size="s" />;
  return (
    <>
      <form method="post" action="/myaccount/wishlist" onSubmit={press}>
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="productId" value={productId} />
        {itemId !== null && <input type="hidden" name="itemId" value={itemId} />}
        {item === undefined ? (
          <IconButton
            type="submit"
            size="s"
            surface="raised"
            label={t('wishlist.note.named', { name })}
            title={t(isNoted ? 'wishlist.takeOff' : 'wishlist.note')}
            aria-pressed={isNoted}
            aria-busy={isBusy || undefined}
          >
            {icon}
          </IconButton>
        ) : (
          <Button type="submit" scheme="link" icon={icon} aria-busy={isBusy || undefined}>
            {t(isNoted ? 'wishlist.takeOff' : 'wishlist.note')}
          </Button>
        )}
      </form>
      {isChoosing !== undefined && (
        <Suspense>
          <ListPicker
            isOpen={isChoosing}
            lists={lists}
            isOn={isOn}
            onClose={() => setChoosing(false)}
            onChoose={(changed) => {
              setChoosing(false);
              void working(async (noting) => {
                for (const list of changed) {
                  await (isOn(list) ? noting.remove(list, goods) : noting.add(list, goods));
                }
              });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
