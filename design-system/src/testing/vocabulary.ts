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

/** Renders nothing of its own. */
const withoutElement = new Set(['LinkProvider']);
/** Shows a value that nobody changes in it. */
const readOnly = new Set(['Progress']);
/** The browser lets nobody but the reader fill it. */
const unsettable = new Set(['FileUpload']);
/** Has no control of its own that could be marked. */
const unmarkable = new Set(['Fieldset']);

const changes = new Set(['onValueChange', 'onCheckedChange', 'onOpenChange']);
const busy = /^(?:busy|pending|(?:is|has)[A-Z].*)$/;

/** The literals of a union of texts; nothing where it is anything else. */
function literalsOf(type: string): readonly string[] | undefined {
  const parts = type.split(' | ').map((part) => /^'([^']*)'$/.exec(part)?.[1]);
  return parts.includes(undefined) ? undefined : (parts as string[]);
}

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
    ...owner.own.flatMap((member) =>
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
    name === 'loading' && type !== 'boolean' && 'is no boolean',
    /^on[A-Z]?\w*Change$/.test(name) && !changes.has(name) && 'a value is passed to onValueChange',
    name === 'onSelect' && argumentOf(type) !== undefined && 'a value is passed to onValueChange',
    (name === 'scheme' || type.includes('string & {}')) && 'is not typed',
  ].filter((problem) => problem !== false);
}

function componentProblems({ name, own, taken }: Owner): readonly string[] {
  const typeOf = (member: string) => own.find((other) => other.name === member)?.type;
  const value = typeOf('value') ?? typeOf('defaultValue');
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
    typeOf('error') && !typeOf('invalid') && !unmarkable.has(name) && 'takes error, not invalid',
  ].filter((problem) => typeof problem === 'string');
}
