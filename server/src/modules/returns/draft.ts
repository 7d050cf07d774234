import {
  type ReturnContact,
  type ReturnReason,
  type ReturnRegulation,
  returnContactForm,
  returnItemForm,
  returnLabelLimits,
  returnRegulations,
} from '../../../contract/index.ts';
import { type FieldError, type ReadForm, readForm } from '../form/form.ts';
import type { Order } from '../order/order.ts';
import type { ParameterSet } from '../parameters/service.ts';
import { carriersFor, type ReturnableLine, regulationsFor } from './returns.ts';

/** What has been entered of a return so far (RET-11…14). */
export interface DraftContent {
  readonly items: readonly DraftItem[];
  readonly regulation: ReturnRegulation | null;
  readonly carrier: string | null;
  readonly labels: number;
  readonly contact: ReturnContact | null;
}

export interface DraftItem {
  readonly lineNo: number;
  readonly quantity: number;
  readonly reason: ReturnReason;
  readonly additionalInfo: string;
  readonly images: readonly string[];
  readonly components: readonly string[];
}

/** The same as it comes in; what is undefined was not said. */
export interface DraftInput {
  readonly items?: readonly ItemInput[] | null | undefined;
  readonly regulation?: string | null | undefined;
  readonly carrier?: string | null | undefined;
  readonly labels?: number | null | undefined;
  readonly contact?: Readonly<Record<string, string | null | undefined>> | null | undefined;
}

export interface ItemInput {
  /** The article's; a line of the order has to be of it. */
  readonly id: string;
  readonly lineNo: number;
  readonly quantity: number;
  readonly reason: string;
  readonly additionalInfo?: string | null | undefined;
  readonly images?: readonly string[] | null | undefined;
  readonly components?: readonly string[] | null | undefined;
}

export const emptyDraft: DraftContent = {
  items: [],
  regulation: null,
  carrier: null,
  labels: 1,
  contact: null,
};

/** What a return is checked against. */
export interface ReturnSituation {
  readonly order: Order;
  readonly lines: readonly ReturnableLine[];
  readonly parameters: ParameterSet;
}

const fault = (fieldName: string, message: string, formName: string | null = null): FieldError => ({
  fieldName,
  formName,
  message,
});

/** The form of a line's fields, as faults name it. */
const formOfLine = (lineNo: number): string => `line${lineNo}`;

/**
 * Reads what was said on top of what was known, and checks all of it: a choice that the goods do not
 * allow any more is as if it was not made.
 */
export function readDraft(
  before: DraftContent,
  input: DraftInput,
  situation: ReturnSituation,
): ReadForm<DraftContent> {
  const faults: FieldError[] = [];
  const items =
    input.items == null ? before.items : readItems(input.items, situation.lines, faults);
  const regulations = regulationsFor(
    situation.order,
    items.map(({ reason }) => reason),
  );
  const carriers = carriersFor(situation.order, situation.parameters);
  if (input.regulation != null && !regulations.some((code) => code === input.regulation)) {
    faults.push(fault('regulation', 'vue.returns.error.regulation'));
  }
  if (input.carrier != null && !carriers.includes(input.carrier)) {
    faults.push(fault('carrier', 'vue.returns.error.carrier'));
  }
  const labels = input.labels ?? before.labels;
  if (!isLabelCount(labels)) faults.push(fault('labels', 'vue.returns.error.labels'));
  let contact = before.contact;
  if (input.contact != null) {
    const read = readForm(returnContactForm, input.contact, null);
    if (read.ok) contact = read.values;
    else faults.push(...read.fieldErrors);
  }
  if (faults.length > 0) return { ok: false, fieldErrors: faults };
  const regulation = input.regulation ?? before.regulation;
  const carrier = input.carrier ?? before.carrier;
  return {
    ok: true,
    values: {
      items,
      regulation:
        returnRegulations.find((code) => code === regulation && regulations.includes(code)) ?? null,
      carrier: carrier !== null && carriers.includes(carrier) ? carrier : null,
      labels,
      contact,
    },
  };
}

const isLabelCount = (count: number): boolean =>
  Number.isInteger(count) && count >= returnLabelLimits.min && count <= returnLabelLimits.max;

function readItems(
  inputs: readonly ItemInput[],
  lines: readonly ReturnableLine[],
  faults: FieldError[],
): DraftItem[] {
  if (inputs.length === 0) faults.push(fault('items', 'vue.returns.error.noItems'));
  const items: DraftItem[] = [];
  const seen = new Set<number>();
  for (const input of inputs.slice(0, lines.length + 1)) {
    const formName = formOfLine(input.lineNo);
    const line = lines.find(({ lineNo }) => lineNo === input.lineNo);
    if (line === undefined || line.line.itemId !== input.id || seen.has(input.lineNo)) {
      faults.push(fault('id', 'vue.returns.error.item', formName));
      continue;
    }
    seen.add(input.lineNo);
    const read = readForm(returnItemForm, input, formName);
    if (!read.ok) {
      faults.push(...read.fieldErrors);
      continue;
    }
    if (read.values.quantity > line.returnable) {
      faults.push(fault('quantity', 'vue.returns.error.quantity', formName));
      continue;
    }
    items.push(read.values);
  }
  return items;
}
