import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import * as overlay from '../../internal/overlay.css.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
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
  acceptAll: string;
  refuseAll: string;
  settings: string;
  /** Keeps what is ticked in the settings. */
  save: string;
}

export interface ConsentDialogProps {
  /** Whether it is open: until `onDecide`, and again when the reader asks for it. */
  open: boolean;
  title: string;
  labels: ConsentLabels;
  categories: readonly ConsentCategory[];
  /** Ids that were accepted before; nothing else is ticked. @default [] */
  accepted?: readonly string[] | undefined;
  /** Told the ids that the reader accepts, required ones among them. */
  onDecide: (accepted: readonly string[]) => void;
  /** What is asked, with links to privacy and imprint. */
  children: ReactNode;
}

/**
 * Asks for consent. Accepting, refusing and choosing weigh the same; nothing is ticked beforehand,
 * and it waits for an answer: Escape and a click beside it are none.
 */
export function ConsentDialog({
  open,
  title,
  labels,
  categories,
  accepted = [],
  onDecide,
  children,
}: ConsentDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(accepted));
  const [choosing, setChoosing] = useState(false);

  const decide = (accepts: (category: ConsentCategory) => boolean) => {
    setChoosing(false);
    const ids = categories.filter((it) => it.required || accepts(it)).map(({ id }) => id);
    setChosen(new Set(ids));
    onDecide(ids);
  };
  return (
    <Dialog.Root open={open}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlay.scrim} />
        <Dialog.Content
          ref={content}
          className={cx(overlay.surface, styles.root)}
          // On the dialog, not on a button: none is suggested.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div tabIndex={0} className={cx(overlay.body, styles.body)}>
            <Dialog.Title className={cx(overlay.title, styles.title)}>{title}</Dialog.Title>
            <Dialog.Description asChild>
              <div>{children}</div>
            </Dialog.Description>
            {choosing &&
              categories.map(({ id, label, description, required = false }) => (
                <Checkbox
                  key={id}
                  label={label}
                  hint={description}
                  checked={required || chosen.has(id)}
                  disabled={required}
                  onChange={({ currentTarget }) => {
                    const next = new Set(chosen);
                    if (currentTarget.checked) next.add(id);
                    else next.delete(id);
                    setChosen(next);
                  }}
                />
              ))}
          </div>
          <div className={cx(overlay.foot, styles.buttons)}>
            <Button scheme="secondary" onClick={() => decide(() => false)}>
              {labels.refuseAll}
            </Button>
            {choosing ? (
              <Button scheme="secondary" onClick={() => decide(({ id }) => chosen.has(id))}>
                {labels.save}
              </Button>
            ) : (
              <Button
                scheme="secondary"
                onClick={() => {
                  setChoosing(true);
                  // The button goes: the reader goes on from the top of the dialog.
                  content.current?.focus();
                }}
              >
                {labels.settings}
              </Button>
            )}
            <Button scheme="secondary" onClick={() => decide(() => true)}>
              {labels.acceptAll}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
