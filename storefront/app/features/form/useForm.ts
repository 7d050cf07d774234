import type { FieldProblem } from '@kreide/design-system';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { type FormFailure, formFailure, hasFaults, textsOf } from './answer.ts';
import { formExamples } from './examples.ts';

interface FormOptions {
  /** Values before anything was sent. */
  readonly initial?: Readonly<Record<string, string>>;
  /** The last action data, if it was a failure. */
  readonly failure?: FormFailure | undefined;
  /** The action's own checks, so that faults show without a request. */
  readonly check?: (values: Record<string, string>) => Record<string, string>;
  /** Label of a field, to distinguish faults in the summary. */
  readonly label?: (name: string) => string | undefined;
  /** Before the ids, of a form that opens over pages with forms of their own. @default nothing */
  readonly idPrefix?: string;
}

interface FieldState {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
  /** Marked, while the words stand in the message about the whole. */
  readonly invalid: boolean;
}

export interface FormState {
  /** Props of a field; its id is its name, too, so that the summary of errors can lead there. */
  field(name: string): FieldState;
  /** The initial value of a choice. */
  value(name: string): string;
  /** The fields' faults in words, for `ErrorSummary`. */
  readonly problems: readonly FieldProblem[];
  /** Shows what was found out about a field meanwhile, as a message key. */
  tell(name: string, fault: string): void;
  /** The message about the whole, translated. */
  readonly message: string | undefined;
  /**
   * Props of the form: a submit is stopped while fields have faults, and a corrected field loses
   * its fault.
   */
  readonly handlers: {
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onChange(event: ChangeEvent<HTMLFormElement>): void;
  };
}

const noProblems: readonly FieldProblem[] = [];

/**
 * A form of plain fields: checked in the browser before it is sent, and by the action afterwards.
 */
export function useForm({
  initial = {},
  failure,
  check,
  label,
  idPrefix = '',
}: FormOptions): FormState {
  const t = useMessages();
  const said = (key: string) => t.ofServer(key, formExamples[t.locale]);
  const [answered, setAnswered] = useState(failure);
  const [shown, setShown] = useState(failure);
  const [problems, setProblems] = useState(() => problemsOf(failure));
  // A new answer replaces the faults that were found in the browser.
  if (answered !== failure) {
    setAnswered(failure);
    show(failure);
  }

  function problemsOf(of: FormFailure | undefined): readonly FieldProblem[] {
    if (of === undefined || !hasFaults(of.errors)) return noProblems;
    return Object.entries(of.errors).flatMap(([field, key]) => {
      if (key === '') return [];
      const name = label?.(field);
      const message = said(key);
      const text = name === undefined ? message : `${name}: ${message}`;
      return [{ field: idPrefix + field, message: text }];
    });
  }

  function show(next: FormFailure | undefined): void {
    setShown(next);
    setProblems(problemsOf(next));
  }

  const values = shown?.values ?? initial;
  return {
    field(name) {
      const key = shown?.errors[name];
      return {
        id: idPrefix + name,
        name,
        defaultValue: values[name] ?? '',
        error: key ? said(key) : undefined,
        invalid: key === '',
      };
    },
    value: (name) => values[name] ?? '',
    tell: (name, fault) =>
      setShown((before) => ({
        ...(before ?? formFailure(initial, {})),
        errors: { ...before?.errors, [name]: fault },
      })),
    problems,
    message: shown?.message ? said(shown.message) : undefined,
    handlers: {
      onSubmit(event) {
        const sent = textsOf(new FormData(event.currentTarget));
        const errors = check?.(sent) ?? {};
        if (hasFaults(errors)) event.preventDefault();
        show(hasFaults(errors) ? formFailure(sent, errors) : undefined);
      },
      // The summary above stays as it is, since removing it would move the fields while the visitor
      // types.
      onChange(event) {
        const { name } = event.target as HTMLFormElement & { name: string };
        if (shown?.errors[name] === undefined) return;
        const { [name]: _, ...others } = shown.errors;
        const still = check?.(textsOf(new FormData(event.currentTarget)))[name];
        setShown({ ...shown, errors: still === undefined ? others : { ...others, [name]: still } });
      },
    },
  };
}
