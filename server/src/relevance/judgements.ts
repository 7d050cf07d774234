import {
  isStorefrontId,
  type Language,
  type StorefrontId,
} from '../modules/storefront/storefront.ts';

/** A query that somebody judged: which products should come first. */
export interface JudgedQuery {
  /** As typed; may hold a number to be filled in, such as `{ean heft-a4}`. */
  readonly text: string;
  readonly kind: string;
  readonly storefront: StorefrontId;
  readonly language: Language;
  readonly part: Part;
  /** None: nothing should be found. */
  readonly rules: readonly GradeRule[];
}

/**
 * What may be looked at while the search is improved: `open`; or not: `held out`. What is `unseen`
 * was written when much was tuned already, and nobody is ever shown its queries one by one. The
 * `second` and `third` series came later still, a part of each to be looked at; so did `tasks`,
 * which start from what people need and not from what the catalogue has. The `fresh` ones were
 * written so by somebody who had seen neither goods nor rules; the search is never improved by them.
 * The `daily` ones are German and were written by classes of who asks and of what goes wrong.
 */
export const parts = [
  'open',
  'held out',
  'unseen',
  'second',
  'second unseen',
  'third',
  'third unseen',
  'tasks',
  'tasks unseen',
  'fresh',
  'daily',
  'daily unseen',
] as const;
export type Part = (typeof parts)[number];

/** Products that meet all conditions are worth so much: 3 what was meant, 2 will do, 1 is related. */
export interface GradeRule {
  readonly grade: number;
  readonly conditions: readonly Condition[];
}

/** `cat`, `val` and `maker` by ids, of which one will do; `price` by cents; the others by a pattern. */
export interface Condition {
  readonly field: ConditionField;
  readonly ids: ReadonlySet<string>;
  readonly pattern: RegExp;
  /** Inclusive. */
  readonly cents: { readonly from: number; readonly to: number };
}

const conditionFields = ['cat', 'val', 'maker', 'id', 'name', 'text', 'price'] as const;
export type ConditionField = (typeof conditionFields)[number];

/** Reads the judged queries of `relevance/queries.txt`, whose form docs/search.md describes. */
export function parseJudgements(text: string): JudgedQuery[] {
  const queries: (JudgedQuery & { rules: GradeRule[] })[] = [];
  let section: Pick<JudgedQuery, 'kind' | 'storefront' | 'language'> | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const isComment = line.startsWith('# ');
    if (line.trim() === '' || isComment) continue;
    if (line.startsWith('## ')) section = sectionOf(line, index + 1);
    else if (section === undefined) throw new Error(`line ${index + 1}: stands before any section`);
    else if (line.startsWith('  ')) {
      const query = queries.at(-1);
      if (query === undefined) throw new Error(`line ${index + 1}: a rule without a query`);
      query.rules.push(ruleOf(line.trim(), index + 1));
    } else {
      const [mark = ''] = /^[*+~%!&]{1,2} /.exec(line) ?? [];
      const part = partOfMark[mark] ?? 'open';
      queries.push({ ...section, text: line.slice(mark.length), part, rules: [] });
    }
  }
  return queries;
}

const partOfMark: Readonly<Record<string, Part>> = {
  '* ': 'held out',
  '** ': 'unseen',
  '+ ': 'second',
  '++ ': 'second unseen',
  '~ ': 'third',
  '~~ ': 'third unseen',
  '% ': 'tasks',
  '%% ': 'tasks unseen',
  '! ': 'fresh',
  '& ': 'daily',
  '&& ': 'daily unseen',
};

export const isOfTasks = ({ part }: JudgedQuery) => part.startsWith('tasks');
export const isFresh = ({ part }: JudgedQuery) => part === 'fresh';
export const isDaily = ({ part }: JudgedQuery) => part.startsWith('daily');

/** Whether its queries may be read beside what they find. */
export const isListed = (part: Part) => part !== 'fresh' && !part.endsWith('unseen');

/** The files of judged queries. */
export const judgementFiles = ['queries.txt', 'tasks.txt', 'fresh.txt', 'daily.txt'] as const;

function sectionOf(line: string, number: number) {
  const [kind = '', storefront = '', language = 'de'] = line.slice(3).split(' ');
  if (!isStorefrontId(storefront)) throw new Error(`line ${number}: no storefront ${storefront}`);
  if (language !== 'de' && language !== 'en') throw new Error(`line ${number}: no such language`);
  return { kind, storefront, language } as const;
}

function ruleOf(line: string, number: number): GradeRule {
  const [grade, ...conditions] = line.split(' ');
  if (!/^[123]$/.test(grade ?? '')) throw new Error(`line ${number}: a grade is 1, 2 or 3`);
  return {
    grade: Number(grade),
    conditions: conditions.map((condition) => {
      const [, field = '', value = ''] = /^(\w+)=(.+)$/.exec(condition) ?? [];
      if (!isField(field)) throw new Error(`line ${number}: "${condition}" is no condition`);
      const ids = new Set(value.split(','));
      return { field, ids, pattern: new RegExp(value, 'iu'), cents: centsOf(value) };
    }),
  };
}

/** `..300`, `5000..` */
function centsOf(value: string): Condition['cents'] {
  const [from = '', to = ''] = value.split('..');
  return { from: Number(from || 0), to: Number(to || Number.POSITIVE_INFINITY) };
}

const isField = (field: string): field is ConditionField =>
  conditionFields.some((known) => known === field);
