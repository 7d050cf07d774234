import { useRelayEnvironment } from '@kreide/relay';
import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { OrderFormAnswer } from './answer.ts';
import { checkRows } from './checkRows.ts';
import type { OrderFormEntry } from './OrderFormEntry.ts';
import {
  filled,
  isFilled,
  isFull,
  isList,
  padded,
  type Row,
  rowsOf,
  type ShownRow,
  withMore,
} from './rows.ts';

/** The fields are uncontrolled: a row with another key is mounted again. */
interface FormRow extends ShownRow {
  readonly key: string;
}

export interface OrderFormRows {
  readonly rows: readonly FormRow[];
  /** The validated entries of the current rows. */
  readonly entries: readonly OrderFormEntry[];
  /** How many lines of a list found no row; they stay in the list field. */
  readonly left: number;
  /** The last result, for screen readers. */
  readonly announcement: string;
  addRows(): void;
  clear(index: number): void;
  /** Replaces a row's article. */
  accept(index: number, articleNumber: string): void;
  /** Puts the list of the list field into the rows. */
  takeList(): void;
  /** Props of the form. */
  readonly handlers: {
    onChange(event: FormEvent<HTMLFormElement>): void;
    onBlur(event: FocusEvent<HTMLFormElement>): void;
    onKeyDown(event: KeyboardEvent<HTMLFormElement>): void;
    onPaste(event: ClipboardEvent<HTMLFormElement>): void;
  };
}

const keyed = (rows: readonly (Row | ShownRow)[], version: number): readonly FormRow[] =>
  padded(rows).map((row, at) => ({ entry: undefined, ...row, key: `${version} ${at}` }));

/** Index of the row that an element is in, from 0. */
function placeOf(element: EventTarget): number | undefined {
  const row = element instanceof Element ? element.closest('ol > li') : null;
  return row?.parentElement ? [...row.parentElement.children].indexOf(row) : undefined;
}

/**
 * The state of the order form: rows are validated when they are left, and the keyboard alone
 * suffices.
 */
export function useOrderForm(
  root: RefObject<HTMLFormElement | null>,
  answer: OrderFormAnswer | undefined,
): OrderFormRows {
  const t = useMessages();
  const environment = useRelayEnvironment();
  const [{ rows, version }, setForm] = useState({ rows: keyed(answer?.rows ?? [], 0), version: 0 });
  const [left, setLeft] = useState(answer?.left ?? 0);
  const [announcement, setAnnouncement] = useState('');
  const [answered, setAnswered] = useState(answer);
  if (answered !== answer) {
    setAnswered(answer);
    setLeft(answer?.left ?? 0);
    const sent = answer?.rows;
    if (sent) setForm({ rows: keyed(sent, version + 1), version: version + 1 });
  }

  // OFORM-04: focuses the first row that stayed, or the message of success.
  useEffect(() => {
    if (!answer?.rows) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[data-added]'))?.focus();
  }, [answer, root]);

  const typed = (): readonly Row[] => (root.current ? rowsOf(new FormData(root.current)) : []);

  /** Replaces the rows; unchanged ones keep their keys and with them their fields. */
  function show(next: readonly Row[], before: readonly Row[]): readonly FormRow[] {
    const shown = next.map((row, at) => {
      const known = rows[at];
      return known && row === before[at]
        ? known
        : { ...row, entry: undefined, key: `${version + 1} ${at}` };
    });
    flushSync(() => setForm({ rows: shown, version: version + 1 }));
    return shown;
  }

  function focus(index: number): void {
    const fields = root.current?.querySelectorAll<HTMLInputElement>('[name="number"]');
    const field = fields?.[index];
    (field ?? root.current?.querySelector<HTMLElement>('[value="add"]'))?.focus();
    field?.select();
  }

  const listField = () => root.current?.querySelector<HTMLTextAreaElement>('[name="list"]');

  /** Validates rows without an entry (API-95). Without an answer they stay as they are. */
  async function check(of: readonly FormRow[]): Promise<void> {
    const asked = typed().map((row, at) => (of[at]?.entry ? { ...row, number: '' } : row));
    if (!asked.some(isFilled)) return;
    const found = await checkRows(environment, asked).catch(() => undefined);
    if (!found) return;
    const now = typed();
    const isSame = (at: number) =>
      now[at]?.number === found[at]?.number && now[at]?.quantity === found[at]?.quantity;
    setForm((form) => ({
      ...form,
      rows: form.rows.map((row, at) => ({
        ...row,
        entry: row.entry ?? (isSame(at) ? found[at]?.entry : undefined),
      })),
    }));
    announce(found);
  }

  function announce(found: readonly ShownRow[]): void {
    const all = found.flatMap(({ entry }, at) => (entry ? [{ entry, row: at + 1 }] : []));
    const [first, ...others] = all;
    if (!first) return;
    const { notification, amount, article } = first.entry;
    const limit = amount ?? 0;
    setAnnouncement(
      others.length > 0
        ? t('orderForm.checked', {
            count: all.length,
            faulty: all.filter(({ entry }) => !entry.valid).length,
          })
        : `${t('orderForm.row', { row: first.row })}: ${
            notification
              ? t.ofServer(notification, { min: limit, max: limit })
              : (article?.name ?? '')
          }`,
    );
  }

  function put(index: number, change: Partial<Row>): void {
    const before = typed();
    const next = before.map((row, at) => (at === index ? { ...row, ...change } : row));
    const shown = show(next, before);
    focus(index);
    void check(shown);
  }

  function addRows(): void {
    const before = typed();
    show(withMore(before), before);
    focus(before.length);
  }

  /** @returns the lines that found no room */
  function take(list: string): readonly string[] {
    const before = typed();
    const next = filled(before, list);
    const shown = show(next.rows, before);
    setLeft(next.left.length);
    const free = next.rows.findIndex((row) => !isFilled(row));
    focus(free < 0 ? next.rows.length : free);
    void check(shown);
    return next.left;
  }

  return {
    rows,
    entries: rows.flatMap(({ entry }) => (entry ? [entry] : [])),
    left,
    announcement,
    addRows,
    clear: (index) => put(index, { number: '', quantity: '' }),
    accept: (index, number) => put(index, { number }),
    takeList() {
      const field = listField();
      if (!field?.value.trim()) return field?.focus();
      field.value = take(field.value).join('\n');
    },
    handlers: {
      onChange({ target }) {
        const index = placeOf(target);
        if (index === undefined || !rows[index]?.entry) return;
        setForm((form) => ({
          ...form,
          rows: form.rows.map((row, at) => (at === index ? { ...row, entry: undefined } : row)),
        }));
      },
      onBlur({ target, relatedTarget }) {
        const index = placeOf(target);
        const isLeft = relatedTarget === null || placeOf(relatedTarget) !== index;
        if (index !== undefined && isLeft) void check(rows);
      },
      onKeyDown(event) {
        const index = placeOf(event.target);
        const isField = event.target instanceof HTMLInputElement;
        if (event.key !== 'Enter' || index === undefined || !isField) return;
        event.preventDefault();
        if (index + 1 < rows.length || isFull(rows)) focus(index + 1);
        else addRows();
      },
      onPaste(event) {
        const list = event.clipboardData.getData('text');
        const { target } = event;
        const isNumber = target instanceof HTMLInputElement && target.name === 'number';
        if (!isNumber || !isList(list)) return;
        event.preventDefault();
        const rest = take(list);
        const field = listField();
        if (field && rest.length > 0) field.value = rest.join('\n');
      },
    },
  };
}
