import { faultsOf, returnImageLimits, returnItemForm } from '@kreide/server/contract';

/** What the form says of a line; its fields bear the line's number (RET-11). */

export const lineFields = ['select', 'quantity', 'reason', 'additionalInfo', 'images'] as const;
export type LineField = (typeof lineFields)[number];

export const fieldOf = (field: LineField | 'kept', lineNo: number): string => `${field}-${lineNo}`;

export interface SelectableLine {
  readonly id: string;
  readonly lineNo: number;
  readonly returnableQuantity: number;
}

type Values = Readonly<Record<string, string>>;

export const selectedLines = <T extends SelectableLine>(
  values: Values,
  lines: readonly T[],
): readonly T[] => lines.filter(({ lineNo }) => values[fieldOf('select', lineNo)] !== undefined);

/** The line as the API takes it, without its pictures. */
export const itemOf = (values: Values, { id, lineNo }: SelectableLine) => ({
  id,
  lineNo,
  quantity: Number(values[fieldOf('quantity', lineNo)] ?? ''),
  reason: values[fieldOf('reason', lineNo)] ?? '',
  additionalInfo: values[fieldOf('additionalInfo', lineNo)] ?? '',
});

/** By the names of the fields; `items` is the whole list. */
export function selectionFaults(
  values: Values,
  lines: readonly SelectableLine[],
): Record<string, string> {
  const selected = selectedLines(values, lines);
  if (selected.length === 0) return { items: 'vue.returns.error.noItems' };
  const faults: Record<string, string> = {};
  for (const line of selected) {
    const item = itemOf(values, line);
    const found = faultsOf(returnItemForm, item);
    if (item.quantity > line.returnableQuantity) found.quantity ??= 'vue.returns.error.quantity';
    for (const field of lineFields) {
      const fault = found[field];
      if (fault !== undefined) faults[fieldOf(field, line.lineNo)] = fault;
    }
  }
  return faults;
}

/** The files of a line; an empty field sends one without a name. */
export const filesOf = (form: FormData, lineNo: number): readonly File[] =>
  form
    .getAll(fieldOf('images', lineNo))
    .filter((part): part is File => part instanceof File && part.size > 0);

/** Pictures of before that stay. */
export const keptImages = (form: FormData, lineNo: number): readonly string[] =>
  form.getAll(fieldOf('kept', lineNo)).filter((part): part is string => typeof part === 'string');

export function imageFaults(form: FormData, lines: readonly SelectableLine[]) {
  const faults: Record<string, string> = {};
  for (const { lineNo } of lines) {
    const files = filesOf(form, lineNo);
    if (files.length + keptImages(form, lineNo).length > returnImageLimits.count) {
      faults[fieldOf('images', lineNo)] = 'vue.returns.error.images';
    } else if (files.some(({ size }) => size > returnImageLimits.bytes)) {
      faults[fieldOf('images', lineNo)] = 'vue.returns.error.imageSize';
    }
  }
  return faults;
}

/** What the API found at a line, at its field here. */
export function faultsFromApi(
  errors: readonly {
    readonly fieldName: string;
    readonly formName?: string | null | undefined;
    readonly message: string;
  }[],
): Record<string, string> {
  return Object.fromEntries(
    errors.map(({ fieldName, formName, message }) => {
      const lineNo = /^line(\d+)$/.exec(formName ?? '')?.[1];
      const field = lineFields.find((name) => name === fieldName) ?? 'select';
      return [lineNo === undefined ? fieldName : fieldOf(field, Number(lineNo)), message];
    }),
  );
}
