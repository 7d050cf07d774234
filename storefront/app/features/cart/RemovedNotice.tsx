import { Alert, Button } from '@kreide/design-system';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useCart } from './cartContext.ts';

/** CART-12: milliseconds in which a removed item can be put back. */
export const undoTime = 8000;

/** CART-11, CART-12: offers to undo the removal; waits while hovered or focused. */
export function RemovedNotice() {
  const t = useMessages();
  const { latestDeleted, forgetDeleted, undo } = useCart();
  const [isWaiting, setWaiting] = useState(false);
  const left = useRef(undoTime);
  const counted = useRef(latestDeleted);

  useEffect(() => {
    if (counted.current !== latestDeleted) {
      counted.current = latestDeleted;
      left.current = undoTime;
    }
    if (latestDeleted === undefined || isWaiting) return;
    const started = performance.now();
    const timer = setTimeout(forgetDeleted, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [latestDeleted, isWaiting, forgetDeleted]);

  // The pressed button is removed with its line: the focus moves here, beside the undo.
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (latestDeleted && document.activeElement === document.body) {
      root.current?.focus({ preventScroll: true });
    }
  }, [latestDeleted]);

  if (latestDeleted === undefined) return null;
  return (
    <Alert
      ref={root}
      tabIndex={-1}
      tone="success"
      live
      onPointerEnter={() => setWaiting(true)}
      onPointerLeave={() => setWaiting(false)}
      onFocus={({ target, currentTarget }) => setWaiting(target !== currentTarget)}
      onBlur={() => setWaiting(false)}
      action={
        <Button tone="outline" size="s" onClick={() => void undo(latestDeleted)}>
          {t('cart.undo')}
        </Button>
      }
    >
      {t('cart.removed', { name: latestDeleted.name })}
    </Alert>
  );
}
