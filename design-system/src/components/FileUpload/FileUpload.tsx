import { type ComponentPropsWithRef, type DragEvent, useRef, useState } from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import {
  Field,
  FieldError,
  type FieldOwned,
  type FieldProps,
  useField,
} from '../../internal/Field.tsx';
import { IconUpload } from '../Icon/fieldIcons.ts';
import { IconCheckCircle, IconClose } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FileUpload.css.ts';
import { type FileLimits, type FileRefusal, takeFiles } from './limits.ts';

export type { FileLimits, FileRefusal };

export interface FileUploadProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, FieldOwned | 'accept' | 'multiple'> {
  /** How many, how large and which files are taken; say it in `hint` as well. */
  limits?: FileLimits | undefined;
  /** Called with all files after each change. A form sends them without a handler. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  /** For files that are sent at once: how far each is, from 0 to 1. */
  progress?: ((file: File) => number | undefined) | undefined;
  /** What is wrong with a file that was taken, such as a failed transfer. */
  problem?: ((file: File) => string | undefined) | undefined;
  /** Words of the area, the list and the messages. */
  labels: {
    /** What to press, such as "Dateien wählen". */
    choose: string;
    /** What else can be done with a mouse, such as "oder hierher ziehen". */
    drop: string;
    /** Name of the button that takes a file out again. */
    remove: (name: string) => string;
    /** Size as it is shown, such as "1,2 MB". */
    size: (bytes: number) => string;
    /** Why a file was not taken. */
    refused: (name: string, reason: FileRefusal) => string;
    /** Read out after each change, such as "2 Dateien ausgewählt". */
    count: (count: number) => string;
    /** Said of a file that has arrived. */
    uploaded?: string | undefined;
  };
}

/** Hands the form the files that the list shows. */
function putInto(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** Files to choose or to drop, with a list of them; before JavaScript the browser's own field. */
export function FileUpload({
  label,
  labelHidden,
  optionalLabel,
  hint,
  error,
  invalid = false,
  limits = {},
  onValueChange,
  progress,
  problem,
  labels,
  id,
  disabled,
  className,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: FileUploadProps) {
  const field = useField({ id, hint, error, invalid, 'aria-describedby': describedBy });
  const area = useRef<HTMLLabelElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);

  const input = () => area.current?.querySelector('input') ?? null;
  const show = (next: readonly File[]) => {
    const control = input();
    // Also after a choice that changed nothing: the browser has replaced the input's files by it.
    if (control) putInto(control, next);
    if (next === files) return;
    setFiles(next);
    onValueChange?.(next);
  };
  const add = (added: readonly File[]) => {
    const taken = takeFiles(files, added, limits);
    setRefusals(taken.refused.map(({ file, reason }) => labels.refused(file.name, reason)));
    show(taken.files);
  };
  const remove = (file: File) => {
    setRefusals([]);
    show(files.filter((other) => other !== file));
    // Its button goes with it.
    input()?.focus();
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };

  return (
    <Field {...{ label, labelHidden, optionalLabel, hint, error, field }}>
      <label
        ref={area}
        data-over={isOver || undefined}
        data-invalid={error || invalid ? true : undefined}
        data-disabled={disabled || undefined}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) add([...event.dataTransfer.files]);
        }}
        className={styles.area}
      >
        <IconUpload className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.choose}>{labels.choose}</span>{' '}
          <span className={styles.drop}>{labels.drop}</span>
        </span>
        <input
          {...rest}
          {...field.control}
          type="file"
          disabled={disabled}
          accept={limits.types?.join(',')}
          multiple={(limits.count ?? 1) > 1}
          onChange={composeHandlers(onChange, ({ currentTarget }) =>
            add([...(currentTarget.files ?? [])]),
          )}
          className={cx(styles.input, className)}
        />
      </label>
      {/* Always there, or screen readers miss the first message. */}
      <div role="status" className={styles.messages}>
        {refusals.map((refusal, index) => (
          <FieldError key={refusal} id={`${field.controlId}-refused-${index}`}>
            {refusal}
          </FieldError>
        ))}
        {files.length > 0 && <VisuallyHidden>{labels.count(files.length)}</VisuallyHidden>}
      </div>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file, index) => {
            const done = progress?.(file);
            const wrong = problem?.(file);
            return (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
                <span className={styles.name}>{file.name}</span>
                <span className={styles.size}>
                  {done === 1 && (
                    <IconCheckCircle size="s" label={labels.uploaded} className={styles.arrived} />
                  )}
                  {labels.size(file.size)}
                </span>
                <IconButton
                  size="s"
                  label={labels.remove(file.name)}
                  disabled={disabled}
                  onClick={() => remove(file)}
                >
                  <IconClose size="s" />
                </IconButton>
                {wrong ? (
                  <div className={styles.state}>
                    <FieldError id={`${field.controlId}-problem-${index}`}>{wrong}</FieldError>
                  </div>
                ) : (
                  done !== undefined &&
                  done < 1 && (
                    <div className={styles.state}>
                      <Progress label={file.name} labelHidden value={Math.round(done * 100)} />
                    </div>
                  )
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Field>
  );
}
