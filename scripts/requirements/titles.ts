import ts from 'typescript';

const reference = /\b[A-Z]{2,6}-\d{2,3}\b/g;
/** `UI-03…08`, `API-09–API-11`: names a span of rows, but proves none of them in particular. */
const range = /\b[A-Z]{2,6}-\d{2,3}\s?(?:…|\.\.+|–|-)\s?(?:[A-Z]{2,6}-)?\d{2,3}\b/g;

/** The ids that a title names, each in full; a range names none. */
export function idsInTitle(title: string): readonly string[] {
  return title.replace(range, '').match(reference) ?? [];
}

/** A test or a story that is run. */
export interface NamedTest {
  readonly title: string;
  /** All of its source, with the title. */
  readonly source: string;
}

/** The members of `test` and `it` that make a test which has to pass: not `skip`, `fails`, `step`. */
const running = new Set(['only', 'each', 'for', 'concurrent', 'sequential', 'runIf', 'skipIf']);

/** A group that does not run takes the tests in it along. */
const resting = new Set(['skip', 'todo', 'fixme']);

/**
 * The tests in a source text, by the first argument of `test(…)`, `it.each(…)(…)` and their like.
 * What groups tests or is a step of one is no test, and what is skipped or still to do is not run.
 */
export function testsIn(file: string, source: string): readonly NamedTest[] {
  const tests: NamedTest[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [called, ...members] = calledNames(node.expression);
      const title = titleOf(node.arguments[0]);
      if (title !== undefined && members.some((member) => resting.has(member))) return;
      if (
        title !== undefined &&
        (called === 'test' || called === 'it') &&
        members.every((member) => running.has(member))
      ) {
        tests.push({ title, source: node.getText() });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, source));
  return tests;
}

/** The stories in a source text by the `name` of each; one that plays nothing asserts nothing. */
export function storiesIn(file: string, source: string): readonly NamedTest[] {
  return parse(file, source).statements.flatMap((statement) =>
    ts.isVariableStatement(statement) && isExported(statement)
      ? statement.declarationList.declarations.flatMap(({ initializer }) => storyOf(initializer))
      : [],
  );
}

function storyOf(initializer: ts.Expression | undefined): readonly NamedTest[] {
  if (!initializer || !ts.isObjectLiteralExpression(initializer)) return [];
  const property = (name: string) =>
    initializer.properties.find((each) => each.name?.getText() === name);
  const name = property('name');
  const title = name && ts.isPropertyAssignment(name) ? titleOf(name.initializer) : undefined;
  return title !== undefined && property('play') ? [{ title, source: initializer.getText() }] : [];
}

const isExported = (statement: ts.VariableStatement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const parse = (file: string, source: string) =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

/** The text of a title; of one with values in it what comes before the first. */
function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (argument && ts.isStringLiteralLike(argument)) return argument.text;
  return argument && ts.isTemplateExpression(argument) ? argument.head.text : undefined;
}

/** `test`, `only` of `test.only(…)`, and `test`, `each` of `test.each(…)(…)`. */
function calledNames(expression: ts.Expression): readonly string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isCallExpression(expression)) return calledNames(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calledNames(expression.tag);
  if (ts.isPropertyAccessExpression(expression)) {
    return [...calledNames(expression.expression), expression.name.text];
  }
  return [];
}
