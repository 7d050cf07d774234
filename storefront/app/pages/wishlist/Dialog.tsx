import { Modal, type ModalProps } from '@kreide/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';

export interface DialogProps {
  title: string;
  description?: string | undefined;
  /** @default 's' */
  size?: ModalProps['size'];
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of the wishlist page, open as long as it is rendered. */
export function Dialog({ title, description, size = 's', onClose, children }: DialogProps) {
  const t = useMessages();
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
    >
      {children}
    </Modal>
  );
}
