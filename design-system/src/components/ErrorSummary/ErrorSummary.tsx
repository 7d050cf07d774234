import { type ComponentPropsWithRef, type MouseEvent, useEffect, useRef } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface FieldProblem {
  /** `id` or `name` of the field. */
  field: string;
  message: string;
}

export interface ErrorSummaryProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Such as "Bitte prüfen Sie Ihre Eingaben". */
  title: string;
  /** In the order of the fields; nothing is shown for none. */
  problems: readonly FieldProblem[];
  /** Jumps to the first invalid field when problems appear. @default true */
  jump?: boolean | undefined;
}

function fieldOf(summary: HTMLElement | null, field: string): HTMLElement | null {
  const byId = document.getElementById(field);
  if (byId) return byId;
  const form = summary?.closest('form') ?? document;
  return form.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]:not([type="hidden"])`);
}

/** What is wrong with a form, each with the way to its field. */
export function ErrorSummary({ title, problems, jump = true, ...rest }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const first = problems[0]?.field;
  // A new list is a new answer: the same problem again jumps again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `problems` stands for the submit it came from
  useEffect(() => {
    if (jump && first) fieldOf(root.current, first)?.focus();
  }, [problems, jump, first]);

  if (problems.length === 0) return null;
  const go = (event: MouseEvent, field: string) => {
    const target = fieldOf(root.current, field);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <Alert {...rest} ref={root} kind="danger" title={title} live>
      <ul className={styles.list}>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#${field}`} className={styles.link} onClick={(event) => go(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
