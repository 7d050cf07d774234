import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  isFunctionDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isObjectBindingPattern,
  isTypeAliasDeclaration,
} from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  type Symbol as Declared,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';
import { type Owner, vocabularyProblems } from './vocabulary.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The last agreed contract (npm run contract). */
export const contractFile = `${root}src/__snapshots__/contract.txt`;

/** The public API of the package. */
export interface Contract {
  /** Components with their props and defaults, types with their members, values: a text to compare. */
  readonly text: string;
  /** Props whose `@default` is not what the component's code takes. */
  readonly wrongDefaults: readonly string[];
  /** Props that neither a sentence nor a default explains. */
  readonly undocumented: readonly string[];
  /** Names and types that depart from the vocabulary. */
  readonly departures: readonly string[];
}

/** Reads the public entries through the compiler's own API, which understands what types come to. */
export function readContract(): Contract {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${root}tsconfig.build.json`] });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('tsconfig.build.json is no project');
    const { program, checker } = project;
    const entries = sourceEntries().map(([name, file]) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file) ?? raise(file));
      return [name, exportsOf(checker, module ?? raise(file))] as const;
    });
    return contractOf(checker, new Map(entries));
  } finally {
    api.close();
  }
}

/** What `exports` of package.json leads to. */
function sourceEntries(): readonly (readonly [name: string, file: string])[] {
  const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return Object.entries<string>(exports).flatMap(([name, file]) =>
    file.endsWith('.ts') ? [[name, path.join(root, file)] as const] : [],
  );
}

function raise(file: string): never {
  throw new Error(`${file} is no entry`);
}

const byName = (one: Declared, other: Declared) => (one.name < other.name ? -1 : 1);

/** What a module exports, followed to where it is declared. */
function exportsOf(checker: Checker, module: Declared): readonly Declared[] {
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .sort(byName);
}

const form =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

const isComponent = ({ name, flags }: Declared) =>
  /^[A-Z]/.test(name) && (flags & SymbolFlags.Function) !== 0;

function contractOf(checker: Checker, entries: ReadonlyMap<string, readonly Declared[]>): Contract {
  const symbols = [...new Set([...entries.values()].flat())].sort(byName);
  const components = symbols.filter(isComponent);
  const types = symbols.filter(
    ({ flags }) => flags & (SymbolFlags.TypeAlias | SymbolFlags.Interface),
  );
  const values = symbols.filter(
    (symbol) => !components.includes(symbol) && !types.includes(symbol),
  );

  const propsOf = (component: Declared) => parameterOf(checker, component);
  const shown = new Set(components.map((component) => propsOf(component)?.getSymbol()?.id));
  const namesOf = (some: readonly Declared[]) => some.map(({ name }) => name).join(', ');
  const main = new Set(entries.get('.'));
  const text = [
    '# Entries',
    `.: all but ${namesOf(symbols.filter((symbol) => !main.has(symbol)))}`,
    ...[...entries].flatMap(([entry, some]) =>
      entry === '.' ? [] : [`${entry}: ${namesOf(some)}`],
    ),
    '# Components',
    ...components.map((component) => describe(checker, component.name, propsOf(component))),
    '# Types',
    ...types.filter(({ id }) => !shown.has(id)).map((symbol) => describeType(checker, symbol)),
    '# Values',
    values
      .map((symbol) => `${symbol.name}: ${print(checker, checker.getTypeOfSymbol(symbol))}`)
      .join('\n'),
  ].join('\n\n');
  const ownerOf = (name: string, type: Type | undefined, isComponent: boolean): Owner => {
    const members = type ? checker.getPropertiesOfType(type) : [];
    const own = members.filter(isOwn);
    return {
      name,
      isComponent,
      own: own.map((member) => ({ name: member.name, type: typeOfMember(checker, member) })),
      taken: new Set(members.map((member) => member.name)),
    };
  };
  return {
    departures: vocabularyProblems([
      ...components.map((component) => ownerOf(component.name, propsOf(component), true)),
      ...types
        .filter(({ id }) => !shown.has(id))
        .map((symbol) => ownerOf(symbol.name, checker.getDeclaredTypeOfSymbol(symbol), false)),
    ]),
    text: `${text}\n`,
    wrongDefaults: components.flatMap((component) => defaultProblems(checker, component)),
    undocumented: components.flatMap((component) => {
      const props = propsOf(component);
      return (props ? checker.getPropertiesOfType(props) : [])
        .filter(isOwn)
        .filter((prop) => prop.getDocumentationComment(checker) === '')
        .filter((prop) => documentedDefault(checker, prop) === undefined)
        .map((prop) => `${component.name}.${prop.name}`);
    }),
  };
}

function print(checker: Checker, type: Type | undefined, more = NodeBuilderFlags.None): string {
  return type === undefined ? '' : checker.typeToString(type, undefined, form | more);
}

/** The type of a component's props; nothing where it takes none. */
function parameterOf(checker: Checker, component: Declared): Type | undefined {
  const type = checker.getTypeOfSymbol(component);
  const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0];
  return signature?.getParameters().length ? checker.getParameterType(signature, 0) : undefined;
}

/** An alias by what it stands for, as resolved as the compiler prints it. */
function describeType(checker: Checker, symbol: Declared): string {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const declaration = symbol.declarations[0]?.resolve();
  if (!declaration || !isTypeAliasDeclaration(declaration)) {
    return describe(checker, symbol.name, type);
  }
  const resolved = print(checker, type, NodeBuilderFlags.InTypeAlias);
  const written = () => declaration.type.getText().replace(/\s+/g, ' ');
  return title(symbol.name, resolved === symbol.name ? written() : resolved);
}

/** A name and its own members, one a line; what comes from React is named after `extends`. */
function describe(checker: Checker, name: string, type: Type | undefined): string {
  const declaration = type?.getSymbol()?.declarations[0]?.resolve();
  if (type === undefined || !declaration) return title(name, print(checker, type));
  if (!isInterfaceDeclaration(declaration)) return title(name, print(checker, type));
  const bases = declaration.heritageClauses?.map((clause) => clause.getText()).join(' ') ?? '';
  const own = type.getSymbol()?.name === name ? '' : `: ${print(checker, type)}`;
  const members = checker
    .getPropertiesOfType(type)
    .filter(isOwn)
    .sort(byName)
    .map((member) => `  ${describeMember(checker, member)}`);
  return [[`${name}${own}`, bases.replace(/\s+/g, ' ')].filter(Boolean).join(' '), ...members].join(
    '\n',
  );
}

const title = (name: string, type: string) => (type === '' ? name : `${name}: ${type}`);

const isOwn = ({ declarations }: Declared) =>
  declarations.some(({ path }) => path.includes('/design-system/src/'));

const isOptional = (member: Declared) => (member.flags & SymbolFlags.Optional) !== 0;

/** Its type; of an optional one without `undefined`. */
function typeOfMember(checker: Checker, member: Declared): string {
  const type = print(checker, checker.getTypeOfSymbol(member));
  return isOptional(member)
    ? type.replace(/ \| undefined$/, '').replace(/^\((\(.*)\)$/, '$1')
    : type;
}

function describeMember(checker: Checker, member: Declared): string {
  const preset = documentedDefault(checker, member);
  return [
    `${member.name}${isOptional(member) ? '?' : ''}:`,
    typeOfMember(checker, member),
    ...(preset === undefined ? [] : ['=', preset]),
  ].join(' ');
}

const documentedDefault = (checker: Checker, prop: Declared) =>
  prop.getJsDocTags(checker).find(({ name }) => name === 'default')?.text;

/** Text, number and truth are documented as they are, a constant's value by whatever it is. */
function defaultProblems(checker: Checker, component: Declared): readonly string[] {
  const props = parameterOf(checker, component);
  const declaration = component.valueDeclaration?.resolve();
  const pattern =
    declaration && isFunctionDeclaration(declaration) ? declaration.parameters[0]?.name : undefined;
  if (!props || !pattern || !isObjectBindingPattern(pattern)) return [];
  return pattern.elements.flatMap(({ name, propertyName, initializer }) => {
    const key = (propertyName ?? name)?.getText() ?? '';
    const prop = checker.getPropertyOfType(props, key);
    const value = initializer?.getText();
    // Nothing, an empty list and an empty text mean the same to a reader.
    if (!prop || !isOwn(prop) || !initializer || value === "''" || value === '[]') return [];
    const documented = documentedDefault(checker, prop);
    const isRight = /^('.*'|-?[\d_.]+|true|false)$/.test(value ?? '')
      ? documented === value?.replaceAll('_', '')
      : documented !== undefined || !isIdentifier(initializer);
    return isRight ? [] : [`${component.name}.${key}: ${value}, documented as ${documented}`];
  });
}
