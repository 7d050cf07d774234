import { Link } from '../Link/Link.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Picture } from '../Picture/Picture.tsx';
import * as styles from './EnergyLabel.css.ts';
import type { EnergyLabelDetails } from './energy.ts';

/** The whole label in a dialog, with the way to the information sheet. */
export function EnergyDetails({
  picture,
  title,
  closeLabel,
  sheet,
  onClose,
}: EnergyLabelDetails & { onClose: () => void }) {
  return (
    <Modal
      open
      size="s"
      title={title}
      closeLabel={closeLabel}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className={styles.details}>
        <Picture {...picture} eager />
        {sheet && <Link href={sheet.href}>{sheet.label}</Link>}
      </div>
    </Modal>
  );
}
