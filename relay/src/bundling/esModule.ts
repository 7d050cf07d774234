import path from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { type Range, withEdits } from './edits.ts';

type Node = ESTree.Node;

/** What a module is to one that requires it. */
export interface Exported {
  /**
   * `members`: an object whose members are known before the module runs; `value`: anything else that
   * CommonJS exports; `module`: it is an ES module.
   */
  readonly kind: 'members' | 'value' | 'module';
  /** It makes a module of a value: what compilers put around what they require. */
  readonly isInterop: boolean;
}

/** A CommonJS module that exports once, at its top level. */
export interface CommonJs {
  readonly program: ESTree.Program;
  readonly statement: Range;
  /** What it exports. */
  readonly value: ESTree.Expression;
  /** With `value` a constant that names it: the object's declaration. */
  readonly declaration: ESTree.VariableDeclaration | undefined;
  /** Members of an object that is written once and not changed. */
  readonly members: readonly Member[] | undefined;
  readonly required: readonly Required[];
  /** How often a name is used, apart from declarations; scopes are not told apart. */
  readonly uses: ReadonlyMap<string, number>;
  /** Names that are given another value, or other members. */
  readonly changed: ReadonlySet<string>;
  /** `["default"]` of names. */
  readonly defaults: readonly Range[];
}

interface Member {
  readonly key: string;
  readonly value: ESTree.Expression;
}

export interface Required extends Range {
  readonly specifier: string;
}

/** A name that stands for a required module. */
interface Binding {
  readonly specifier: string;
  /** By `.default`, or by what makes a module of it. */
  readonly as: 'exports' | 'default' | 'wrapped';
  /** Uses that need no import of the name. */
  replaced: number;
}

/** @returns undefined for what is no CommonJS, or exports in another way */
export function readCommonJs(code: string): CommonJs | undefined {
  const { program, errors } = parseSync('module.js', code, { sourceType: 'module' });
  if (errors.length > 0 || program.body.some(({ type }) => /^(?:Import|Export)/.test(type))) {
    return undefined;
  }
  const required: Required[] = [];
  const defaults: Range[] = [];
  const changed = new Set<string>();
  const uses = new Map<string, number>();
  for (const { node, parent } of nodesOf(program)) {
    if (node.type === 'Identifier' && isUse(node, parent)) {
      uses.set(node.name, (uses.get(node.name) ?? 0) + 1);
    }
    const specifier = specifierOf(node);
    if (specifier !== undefined) required.push({ specifier, start: node.start, end: node.end });
    const target = targetOf(node);
    if (target !== undefined) changed.add(target);
    if (node.type === 'MemberExpression' && node.computed && keyOf(node) === 'default') {
      if (node.object.type === 'Identifier') {
        defaults.push({ start: node.object.end, end: node.end });
      }
    }
  }
  const statement = program.body.find((one) => exportedIn(one) !== undefined);
  const value = statement && exportedIn(statement);
  const hasOneWay =
    uses.get('module') === 1 &&
    !uses.has('exports') &&
    (uses.get('require') ?? 0) === required.length;
  if (!statement || !value || !hasOneWay) return undefined;
  const declaration = value.type === 'Identifier' ? objectNamed(program, value.name) : undefined;
  const isKept = value.type === 'Identifier' && !changed.has(value.name);
  const object = declaration && isKept ? declaration.declarations[0]?.init : value;
  const members = object?.type === 'ObjectExpression' ? membersOf(object) : undefined;
  return {
    ...{ program, statement, value, required, uses, changed, defaults, members },
    declaration: members ? declaration : undefined,
  };
}

/**
 * Turns a CommonJS module into an ES module, so that a bundler sees who uses what: required modules
 * become imports, and what it exports becomes exports. It goes by the shape of code and knows no
 * names. As in any ES module imports run first, and exports can't be given other values from outside.
 *
 * @param id path of the file
 * @param exportedBy what the module is that a specifier leads to
 */
export function toEsModule(
  code: string,
  id: string,
  module: CommonJs,
  exportedBy: (specifier: string) => Exported,
): string {
  const { program, required, uses, changed, defaults } = module;
  const imports: string[] = [];
  const edits = defaults.map((range) => ({ ...range, text: '.default' }));
  const bindings = new Map<string, Binding>();
  const replaced = new Set<number>();

  /** Imports what a module exports, as whoever requires it sees it. */
  function importAs(local: string, specifier: string): void {
    const isValue = exportedBy(specifier).kind === 'value';
    imports.push(`import ${isValue ? '' : '* as '}${local} from '${specifier}';`);
  }

  /** Whether imports take the place of a declaration. */
  function isImport({ id: target, init }: ESTree.VariableDeclarator): boolean {
    if (!init || target.type !== 'Identifier' || changed.has(target.name)) return false;
    const wrapper = init.type === 'CallExpression' ? nameOf(init.callee) : undefined;
    const helper = wrapper === undefined ? undefined : bindings.get(wrapper);
    const isWrapped = helper !== undefined && exportedBy(helper.specifier).isInterop;
    const isDefault = init.type === 'MemberExpression' && keyOf(init) === 'default';
    const inside = isWrapped && init.type === 'CallExpression' ? init.arguments[0] : init;
    const call = isDefault ? init.object : inside;
    const specifier = call && specifierOf(call);
    if (call && specifier !== undefined) {
      if (isWrapped) helper.replaced++;
      replaced.add(call.start);
      const as = isWrapped ? 'wrapped' : isDefault ? 'default' : 'exports';
      bindings.set(target.name, { specifier, as, replaced: 0 });
      return true;
    }
    if (init.type !== 'MemberExpression') return false;
    const binding = bindings.get(nameOf(init.object) ?? '');
    const key = keyOf(init);
    if (binding?.as !== 'exports' || key === undefined) return false;
    if (exportedBy(binding.specifier).kind === 'value') return false;
    imports.push(`import { ${key} as ${target.name} } from '${binding.specifier}';`);
    binding.replaced++;
    return true;
  }

  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration' || statement === module.declaration) continue;
    const kept = statement.declarations.filter((declaration) => !isImport(declaration));
    if (kept.length === statement.declarations.length) continue;
    let { start } = statement;
    for (const [index, { start: next, end }] of kept.entries()) {
      edits.push({ start, end: next, text: index === 0 ? `${statement.kind} ` : ', ' });
      start = end;
    }
    edits.push({ start, end: statement.end, text: kept.length > 0 ? ';' : '' });
  }
  for (const [name, { specifier, as, replaced }] of bindings) {
    if ((uses.get(name) ?? 0) === replaced) {
      if (replaced === 0) imports.push(`import '${specifier}';`);
    } else if (as === 'exports') importAs(name, specifier);
    else imports.push(`import ${as === 'wrapped' ? '* as ' : ''}${name} from '${specifier}';`);
  }
  for (const { specifier, start, end } of required) {
    if (replaced.has(start) || start === module.value.start) continue;
    const local = unusedName(code, `required${start}`);
    importAs(local, specifier);
    edits.push({ start, end, text: local });
  }
  const text = (range: Range) => withEdits(code, edits, range);
  const exported = exportsOf(code, id, module, text, exportedBy);
  // The edits inside of it are part of what is exported.
  const { statement, declaration } = module;
  const outside = edits.filter(
    ({ start, end }) =>
      ![statement, declaration].some((range) => range && start >= range.start && end <= range.end),
  );
  const whole = withEdits(
    code,
    [
      ...outside,
      { ...range(declaration ?? statement), text: exported },
      ...(declaration ? [{ ...range(statement), text: '' }] : []),
    ],
    { start: 0, end: code.length },
  );
  return `${imports.join('\n')}\n${whole}`;
}

const range = ({ start, end }: Range): Range => ({ start, end });

/** The exports in the place of `module.exports`, or of the object that it names. */
function exportsOf(
  code: string,
  id: string,
  { value, members, declaration, uses, changed }: CommonJs,
  text: (range: Range) => string,
  exportedBy: (specifier: string) => Exported,
): string {
  const specifier = specifierOf(value);
  if (specifier !== undefined) {
    const all = exportedBy(specifier).kind === 'members' ? `export * from '${specifier}';\n` : '';
    return `${all}export { default } from '${specifier}';`;
  }
  if (members === undefined) return `export default ${text(value)};`;
  const constants: string[] = [];
  const named = members.map(({ key, value: member }) => {
    const written = text(member);
    const isName = /^[A-Za-z_$][\w$]*$/.test(written) && !literals.has(written);
    if (isName && !changed.has(written)) return `${written} as ${key}`;
    const local = unusedName(code, `exported_${key}`);
    constants.push(`const ${local} = ${written};\n`);
    return `${local} as ${key}`;
  });
  // The object itself, for those who ask for it: all exports of this module.
  const name = declaration && nameOf(value);
  const isUsed = name !== undefined && (uses.get(name) ?? 0) > 1;
  const local = isUsed ? name : unusedName(code, 'self');
  return `${constants.join('')}export { ${named.join(', ')} };
import * as ${local} from './${path.basename(id)}';
export { ${local} as default };`;
}

const literals = new Set(['true', 'false', 'null', 'undefined', 'NaN', 'Infinity', 'this']);

function unusedName(code: string, name: string): string {
  return code.includes(name) ? unusedName(code, `${name}_`) : name;
}

/** `function (e) { return e && e.__esModule ? e : { default: e }; }`, whatever its names. */
export function hasInterop(code: string): boolean {
  const { program } = parseSync('module.js', code, { sourceType: 'module' });
  return program.body.some((statement) => {
    const declared = /^Export/.test(statement.type) && 'declaration' in statement;
    const one = declared ? statement.declaration : statement;
    if (one?.type !== 'FunctionDeclaration' || one.params.length !== 1) return false;
    const [parameter] = one.params;
    const [returned] = one.body?.body ?? [];
    const result = returned?.type === 'ReturnStatement' ? returned.argument : undefined;
    if (parameter?.type !== 'Identifier' || result?.type !== 'ConditionalExpression') return false;
    const { test, consequent, alternate } = result;
    const made = alternate.type === 'ObjectExpression' ? membersOf(alternate) : undefined;
    return (
      test.type === 'LogicalExpression' &&
      test.operator === '&&' &&
      nameOf(test.left) === parameter.name &&
      test.right.type === 'MemberExpression' &&
      nameOf(test.right.object) === parameter.name &&
      keyOf(test.right) === '__esModule' &&
      nameOf(consequent) === parameter.name &&
      made?.length === 1 &&
      made[0]?.key === 'default' &&
      nameOf(made[0].value) === parameter.name
    );
  });
}

interface Place {
  readonly node: Node;
  readonly parent: Node | undefined;
}

function* nodesOf(node: Node, parent?: Node): Generator<Place> {
  yield { node, parent };
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* nodesOf(child, node);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Whether a name is read or written, and not declared or a key. */
function isUse(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.computed || parent.object === node;
  if (parent?.type === 'Property') return parent.value === node || parent.computed;
  if (parent?.type === 'VariableDeclarator') return parent.init === node;
  return true;
}

const nameOf = (node: Node): string | undefined =>
  node.type === 'Identifier' ? node.name : undefined;

/** `b` of `a.b` and `a["b"]`. */
function keyOf({ property, computed }: ESTree.MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string'
    ? property.value
    : undefined;
}

/** Of `require('…')`. */
function specifierOf(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'require') return undefined;
  const [argument, ...more] = node.arguments;
  return argument?.type === 'Literal' && typeof argument.value === 'string' && more.length === 0
    ? argument.value
    : undefined;
}

/** The name that an assignment changes, or whose members it changes. */
function targetOf(node: Node): string | undefined {
  const target =
    node.type === 'AssignmentExpression'
      ? node.left
      : node.type === 'UpdateExpression' ||
          (node.type === 'UnaryExpression' && node.operator === 'delete')
        ? node.argument
        : undefined;
  return target && nameOf(target.type === 'MemberExpression' ? target.object : target);
}

/** Of `module.exports = …`. */
function exportedIn(statement: Node): ESTree.Expression | undefined {
  if (statement.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') return undefined;
  const { left, right } = expression;
  const isExports =
    left.type === 'MemberExpression' &&
    nameOf(left.object) === 'module' &&
    keyOf(left) === 'exports';
  return isExports ? right : undefined;
}

/** The declaration at the top level of a name that stands for an object. */
function objectNamed(program: ESTree.Program, name: string) {
  return program.body.find((statement): statement is ESTree.VariableDeclaration => {
    if (statement.type !== 'VariableDeclaration' || statement.declarations.length > 1) return false;
    const [declarator] = statement.declarations;
    return (
      declarator !== undefined &&
      nameOf(declarator.id) === name &&
      declarator.init?.type === 'ObjectExpression'
    );
  });
}

/** @returns undefined where a member is known only at run time */
function membersOf({ properties }: ESTree.ObjectExpression): readonly Member[] | undefined {
  const members: Member[] = [];
  for (const property of properties) {
    if (property.type !== 'Property' || property.kind !== 'init' || property.method)
      return undefined;
    const { key, value, computed } = property;
    const name = key.type === 'Literal' && typeof key.value === 'string' ? key.value : nameOf(key);
    if (computed || name === undefined || !/^[A-Za-z_$][\w$]*$/.test(name)) return undefined;
    members.push({ key: name, value: value as ESTree.Expression });
  }
  return members.length > 0 ? members : undefined;
}
