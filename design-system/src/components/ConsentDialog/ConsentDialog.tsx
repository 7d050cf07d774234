import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Switch } from '../Switch/Switch.tsx';
import * as styles from './ConsentDialog.css.ts';

export interface ConsentCategory {
  id: string;
  label: string;
  /** What it is for, and who gets it. */
  description: ReactNode;
  /** Needs no consent, and cannot be refused. @default false */
  required?: boolean | undefined;
}

export interface ConsentLabels {
  /** Button that accepts everything. */
  acceptAll: string;
  /** Button that accepts only what is required. */
  refuseAll: string;
  /** Keeps what is switched on. */
  save: string;
}

export interface ConsentDialogProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children' | 'defaultValue'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with false when it is closed without an answer; the earlier choice then stays. */
  onOpenChange: (open: boolean) => void;
  /** Such as "Datenschutz-Einstellungen". */
  title: string;
  /** Name of the button that closes it without an answer. */
  closeLabel: string;
  /** Words of its buttons. */
  labels: ConsentLabels;
  /** What can be consented to, required ones first. */
  categories: readonly ConsentCategory[];
  /** Ids that were accepted before; nothing else is switched on. @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called with the accepted ids, required ones among them, once there is an answer. */
  onValueChange: (accepted: readonly string[]) => void;
  /** The question, with links to privacy and imprint. */
  children: ReactNode;
}

/**
 * The choice by category, behind a `ConsentBanner` or a link in the footer. Accepting, refusing and
 * choosing look the same, and nothing is switched on at first.
 */
export function ConsentDialog({
  open,
  onOpenChange,
  title,
  closeLabel,
  labels,
  categories,
  defaultValue = [],
  onValueChange,
  children,
  ...rest
}: ConsentDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(defaultValue));
  const decide = (accepts: (category: ConsentCategory) => boolean) =>
    onValueChange(categories.filter((it) => it.required || accepts(it)).map(({ id }) => id));
  return (
    <Modal
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={closeLabel}
      footer={
        <div className={styles.buttons}>
          <Button tone="secondary" onClick={() => decide(() => false)}>
            {labels.refuseAll}
          </Button>
          <Button tone="secondary" onClick={() => decide(({ id }) => chosen.has(id))}>
            {labels.save}
          </Button>
          <Button tone="secondary" onClick={() => decide(() => true)}>
            {labels.acceptAll}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <div>{children}</div>
        {categories.map(({ id, label, description, required = false }) => (
          <Switch
            key={id}
            label={label}
            hint={description}
            checked={required || chosen.has(id)}
            disabled={required}
            onCheckedChange={(checked) => {
              const next = new Set(chosen);
              if (checked) next.add(id);
              else next.delete(id);
              setChosen(next);
            }}
          />
        ))}
      </div>
    </Modal>
  );
}
