import ts from 'typescript';

const testFunctions = new Set(['test', 'it']);

const reference = /\b[A-Z]{2,6}-\d{2,3}\b/g;
/** `UI-03…08`, `API-09–API-11`: names a span of rows, but proves none of them in particular. */
const range = /\b[A-Z]{2,6}-\d{2,3}\s?(?:…|\.\.+|–|-)\s?(?:[A-Z]{2,6}-)?\d{2,3}\b/g;

/** The ids that a title names, each in full; a range names none. */
export function idsInTitle(title: string): readonly string[] {
  return title.replace(range, '').match(reference) ?? [];
}

/**
 * The titles of the tests in a source text: the first argument of `test(…)`, `it.each(…)(…)` and
 * their like. A `describe` is no test, so its title is not among them.
 */
export function testTitles(file: string, source: string): readonly string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && testFunctions.has(calledName(node.expression))) {
      const title = node.arguments[0];
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.push(title.head.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, source));
  return titles;
}

/** What the stories in a source text say they prove: `parameters: { proves: 'UI-03' }`. */
export function storyTitles(file: string, source: string): readonly string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isPropertyAssignment(node) &&
      ['name', 'title', 'proves'].includes(node.name.getText()) &&
      ts.isStringLiteralLike(node.initializer)
    ) {
      titles.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, source));
  return titles;
}

const parse = (file: string, source: string) =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

/** `test` of `test(…)`, `test.only(…)` and `test.each(…)(…)`, but not of the `test.each(…)` in it. */
function calledName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isCallExpression(expression)) return calledName(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calledName(expression.tag);
  if (ts.isPropertyAccessExpression(expression)) return calledName(expression.expression);
  return '';
}
