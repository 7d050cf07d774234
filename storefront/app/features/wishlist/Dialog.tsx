import { Modal, type ModalProps } from '@kreide/design-system';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';

export interface DialogProps {
  title: string;
  description?: string | undefined;
  /** @default 's' */
  size?: ModalProps['size'];
  /** Gets the focus when it opens. @default the button that closes it */
  initialFocus?: ModalProps['initialFocus'];
  onClose: () => void;
  children: ReactNode;
}

/** What opened the dialog, and the entry that it is in, which stays when the button goes. */
let origin: readonly Element[] = [];

/** One that takes the place of another, as renaming that of the options, keeps where that one came from. */
function rememberOrigin(): void {
  const focused = document.activeElement;
  if (focused?.closest('[role="dialog"]')) return;
  const places = focused === document.body ? [] : [focused, focused?.closest('li[tabindex="-1"]')];
  origin = places.filter((each) => each != null);
}

/** Nowhere else where another dialog is open by then. */
function whereItBegan(): HTMLElement | null {
  const focused = document.activeElement;
  const isTaken = focused !== null && focused.closest('[role="dialog"]') !== null;
  const place = isTaken ? focused : origin.find((element) => element.isConnected);
  return place instanceof HTMLElement ? place : null;
}

/** A dialog about a list, open as long as it is rendered. */
export function Dialog({
  title,
  description,
  size = 's',
  initialFocus,
  onClose,
  children,
}: DialogProps) {
  const t = useMessages();
  useState(rememberOrigin);
  return (
    <Modal
      open
      size={size}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={description}
      closeLabel={t('common.close')}
      initialFocus={initialFocus}
      returnFocus={whereItBegan}
    >
      {children}
    </Modal>
  );
}
