import { type ComponentPropsWithRef, type MouseEvent, useEffect, useRef } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface FieldProblem {
  /** `id` or `name` of the field. */
  field: string;
  /** What is wrong; leads to the field. */
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

/** Focuses a field, after opening the closed part of the form that it is in. */
function goTo(field: HTMLElement): void {
  for (
    let part = field.closest('details');
    part;
    part = part.parentElement?.closest('details') ?? null
  )
    part.open = true;
  field.focus();
}

const byPlace = (a: Node, b: Node) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** What is wrong with a form, each with the way to its field. */
export function ErrorSummary({ title, problems, jump = true, ...rest }: ErrorSummaryProps) {
  const list = useRef<HTMLUListElement>(null);
  // A new list is a new answer: the same problem again jumps again.
  useEffect(() => {
    if (!jump) return;
    // A server may answer in an order of its own; what counts is what stands first (ACCT-07).
    const fields = problems.flatMap(({ field }) => fieldOf(list.current, field) ?? []);
    const [first] = fields.sort(byPlace);
    if (first) goTo(first);
  }, [problems, jump]);

  if (problems.length === 0) return null;
  const go = (event: MouseEvent, field: string) => {
    const target = fieldOf(list.current, field);
    if (!target) return;
    event.preventDefault();
    goTo(target);
  };
  return (
    <Alert {...rest} tone="danger" title={title} live>
      <ul ref={list} className={styles.list}>
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
