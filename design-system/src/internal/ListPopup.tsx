import { autoUpdate, computePosition, flip, offset, size } from '@floating-ui/dom';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { popup } from './SuggestionList.css.ts';

interface ListPopupProps {
  /** The field that it belongs to. */
  field: () => HTMLElement | null;
  className?: string | undefined;
  children: ReactNode;
}

/** Below a field, or above where there is more room; in the top layer, so that no dialog cuts it off. */
export function ListPopup({ field, className, children }: ListPopupProps) {
  const root = useRef<HTMLDivElement>(null);
  const findField = useRef(field);
  useLayoutEffect(() => {
    const [list, anchor] = [root.current, findField.current()];
    if (!list || !anchor) return;
    list.showPopover();
    return autoUpdate(anchor, list, () => void place(list, anchor));
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its options take the keys by the field
    <div
      ref={root}
      popover="manual"
      // The field keeps the focus, so the list stays until the click has landed.
      onMouseDown={(event) => event.preventDefault()}
      className={cx(popup, className)}
    >
      {children}
    </div>
  );
}

/** In pixels: between field and list, between list and the window's edge; the list is never lower. */
const [gap, edge, lowest] = [6, 8, 96];

async function place(list: HTMLElement, anchor: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(anchor, list, {
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [
      offset(gap),
      flip({ padding: edge }),
      size({
        padding: edge,
        apply({ rects, availableHeight }) {
          list.style.width = `${rects.reference.width}px`;
          list.style.setProperty('--k-list-room', `${Math.max(availableHeight, lowest)}px`);
        },
      }),
    ],
  });
  Object.assign(list.style, { left: `${x}px`, top: `${y}px` });
}
