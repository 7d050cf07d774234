/** A member of a component's props or of an exported type, as the contract prints it. */
export interface Member {
  readonly name: string;
  /** Without `undefined`, such as `'m' | 's'`. */
  readonly type: string;
}

/** Who has members: a component, or a type such as an entry of its list. */
export interface Owner {
  readonly name: string;
  readonly isComponent: boolean;
  /** What it declares itself. */
  readonly own: readonly Member[];
  /** Names of all that it takes, its element's attributes among them. */
  readonly taken: ReadonlySet<string>;
}

/** What something comes to, by its colour. */
const tones = new Set(
  'neutral muted inherit accent link primary secondary outline info success warning danger sale prime new popular extra'.split(
    ' ',
  ),
);

/** How large something is: steps of a control, `full` for the screen, steps of headings. */
const sizes = new Set('xs s m l xl full display h1 h2 h3 h4'.split(' '));

/** What a theme decides: CSS values by role, of which `size` is a whole scale. */
const tokens = new Set(['ThemeTokens']);
/** Renders nothing of its own. */
const withoutElement = new Set(['LinkProvider']);
/**
 * Its value, or whether it is open, is always told from outside: the address has it, a menu that is
 * gone when it is closed cannot keep it, and a question is closed by who asked.
 */
const heldOutside = new Set([
  'ConsentDialog',
  'MenuCheckboxItem',
  'MenuRadioGroup',
  'RangeField',
  'SortSelect',
  'VariantPicker',
]);
/** Keeps what is being chosen, and tells it once it is decided. */
const drafts = new Set(['ConsentDialog']);
/** Shows a value that nobody changes in it. */
const readOnly = new Set(['Progress']);
/** The browser lets nobody but the reader fill it. */
const unsettable = new Set(['FileUpload']);
/** Has no control of its own that could be marked. */
const unmarkable = new Set(['Fieldset']);

/** What is told, and what it starts with where nobody tells it. */
const starts = [
  ['value', 'defaultValue'],
  ['checked', 'defaultChecked'],
  ['open', 'defaultOpen'],
] as const;
const changes = new Set(['onValueChange', 'onCheckedChange', 'onOpenChange']);
const busy = /^(?:busy|pending|(?:is|has)[A-Z].*)$/;
/** What else can happen, by the name of its callback; `onValueChange` tells of a value. */
const events = new Set(
  'Accept Action Close Delete End Intent Limit Query Refuse Search Select Settings Unfold'.split(
    ' ',
  ),
);
/** Other words for what the package has one for. */
const synonyms: Readonly<Record<string, string>> = {
  active: 'current',
  collapsed: 'open',
  expanded: 'open',
  initialValue: 'defaultValue',
  readonly: 'readOnly',
  variant: 'kind',
};
const booleans = new Set(
  'checked defaultChecked defaultOpen disabled invalid loading open'.split(' '),
);

/** The literals of a union of texts; nothing where it is anything else. */
function literalsOf(type: string): readonly string[] | undefined {
  const parts = type.split(' | ').map((part) => /^'([^']*)'$/.exec(part)?.[1]);
  return parts.includes(undefined) ? undefined : (parts as string[]);
}

const isCallback = (name: string, type: string): boolean =>
  /^on[A-Z]/.test(name) && /^\(.*\) => /.test(type);

/** The arguments of a callback; undefined where it has none. */
const argumentOf = (callback: string | undefined) =>
  callback && /^\(\w+: (.*)\) => (?:void|void \| Promise<void>)$/.exec(callback)?.[1];

/**
 * Where names depart from the one vocabulary of the package (docs/add-a-component.md): a team that
 * knows one component knows how the others are called.
 *
 * @returns one line per problem
 */
export function vocabularyProblems(owners: readonly Owner[]): readonly string[] {
  return owners.flatMap((owner) => [
    ...(tokens.has(owner.name) ? [] : owner.own).flatMap((member) =>
      memberProblems(member).map((problem) => `${owner.name}.${member.name}: ${problem}`),
    ),
    ...(owner.isComponent ? componentProblems(owner) : []).map(
      (problem) => `${owner.name}: ${problem}`,
    ),
  ]);
}

function memberProblems({ name, type }: Member): readonly string[] {
  const literals = literalsOf(type);
  const areAll = (words: ReadonlySet<string>) =>
    literals?.every((literal) => words.has(literal)) ?? false;
  const isSize = /^(?:size|\w+Size)$/.test(name);
  return [
    name === 'tone' && !areAll(tones) && `${type} has other words than the tones`,
    name !== 'tone' && areAll(tones) && 'what has tones is called tone',
    isSize && !areAll(sizes) && `${type} has other words than the sizes`,
    !isSize && areAll(sizes) && 'what has sizes is called size',
    busy.test(name) && 'what is under way is called loading, another state by one word',
    booleans.has(name) && type !== 'boolean' && 'is no boolean',
    name === 'error' && type !== 'ReactNode' && 'is not told in words',
    Object.hasOwn(synonyms, name) && `is called ${synonyms[name]}`,
    isCallback(name, type) &&
      !changes.has(name) &&
      !events.has(name.slice(2)) &&
      'is a callback of a word of its own',
    name === 'onSelect' && argumentOf(type) !== undefined && 'a value is passed to onValueChange',
    (name === 'scheme' || type.includes('string & {}')) && 'is not typed',
  ].filter((problem) => problem !== false);
}

function componentProblems({ name, own, taken }: Owner): readonly string[] {
  const typeOf = (member: string) => own.find((other) => other.name === member)?.type;
  const value = typeOf('value') ?? typeOf('defaultValue');
  // Only what it declares itself counts: React's types have a defaultValue for every element.
  const needsTelling = starts.some(
    ([member, initial]) => typeOf(member) && !typeOf(initial) && !readOnly.has(name),
  );
  const ignored = starts.filter(
    ([member, initial]) =>
      heldOutside.has(name) && typeOf(member) && taken.has(initial) && !typeOf(initial),
  );
  const isDraft = own.some((member) => member.name === 'defaultValue') && !typeOf('value');
  const argument = argumentOf(typeOf('onValueChange'));
  const missing = ['ref', 'className', 'style', 'onClick', 'onFocus', 'aria-describedby'].filter(
    (attribute) => !taken.has(attribute),
  );
  return [
    !withoutElement.has(name) && missing.length > 0 && `takes no ${missing.join(', ')}`,
    value !== undefined && !argument && !readOnly.has(name) && 'has a value and no onValueChange',
    argument &&
      argument !== value &&
      !unsettable.has(name) &&
      `passes ${argument} to onValueChange, and its value is ${value}`,
    typeOf('onCheckedChange') && !taken.has('checked') && 'has onCheckedChange and no checked',
    typeOf('open') && !typeOf('onOpenChange') && 'is opened and has no onOpenChange',
    typeOf('defaultValue') &&
      typeOf('defaultValue') !== value &&
      'starts with another type of value',
    needsTelling !== heldOutside.has(name) &&
      (needsTelling ? 'has no value to start with' : 'is not held outside'),
    ignored.length > 0 &&
      `takes ${ignored.map(([, initial]) => initial).join(', ')}, and ignores it`,
    isDraft !== drafts.has(name) && (isDraft ? 'has defaultValue and no value' : 'is no draft'),
    typeOf('error') && !typeOf('invalid') && !unmarkable.has(name) && 'takes error, not invalid',
  ].filter((problem) => typeof problem === 'string');
}
