import { useRelayEnvironment } from '@kreide/relay';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/wishlistTexts.ts';
import { onDemand } from '../../platform/onDemand.tsx';
import { useShop } from '../../platform/shop.tsx';
import { useSession } from '../session/sessionContext.ts';
import { type Goods, hearts, isAbout } from './hearts.ts';
import { type NotedList, useNotes } from './noted.ts';
import type { Noting } from './noting.ts';
import { useListNotice } from './useListNotice.ts';

const ListPicker = onDemand(async () => (await import('./ListPicker.tsx')).ListPicker, {
  isShown: ({ isOpen }) => isOpen,
  close: ({ onClose }) => onClose(),
});

/** Knows what is noted, and what a press of a heart does. */
export function NotesKeeper() {
  const t = useMessages();
  const environment = useRelayEnvironment();
  const tell = useListNotice();
  const { domain } = useShop();
  const { isSignedIn, openLogin } = useSession();
  const { pathname, search } = useLocation();
  const { notes, lists } = useNotes();
  const [choice, setChoice] = useState<{ readonly goods: Goods; readonly isOpen: boolean }>();

  async function working(act: (noting: Noting) => Promise<void>): Promise<void> {
    try {
      const { createNoting } = await import('./noting.ts');
      await act(createNoting({ environment, t, tell, isSignedIn }));
    } catch {
      tell('danger', t.ofServer('somethingWentWrong'));
    }
  }

  const press = useEffectEvent(async (goods: Goods) => {
    if (domain.isB2b && !isSignedIn) return openLogin(`${pathname}${search}`);
    await working(async (noting) => {
      const known = await notes.known();
      // WISH-17, WISH-18.
      if (isSignedIn && known.length > 1) return setChoice({ goods, isOpen: true });
      const on = known.find((list) => isOn(list, goods));
      return on ? noting.remove(on, goods) : noting.add(undefined, goods);
    });
  });
  useEffect(() => hearts.keep((goods) => press(goods)), []);

  useEffect(() => hearts.show(lists.flatMap(({ entries }) => entries)), [lists]);
  useEffect(() => () => hearts.show([]), []);

  if (!choice) return null;
  const { goods, isOpen } = choice;
  const close = () => setChoice({ goods, isOpen: false });
  return (
    <ListPicker
      isOpen={isOpen}
      lists={lists}
      isOn={(list) => isOn(list, goods)}
      onClose={close}
      onChoose={(changed) => {
        close();
        void working(async (noting) => {
          for (const list of changed) {
            await (isOn(list, goods) ? noting.remove(list, goods) : noting.add(list, goods));
          }
        });
      }}
    />
  );
}

const isOn = (list: NotedList, goods: Goods): boolean =>
  list.entries.some((entry) => isAbout(entry, goods));
