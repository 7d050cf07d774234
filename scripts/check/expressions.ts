import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import ts from 'typescript';
import { listFiles } from '../files.ts';

/** What runs in the shop; tests, measurements and what only builds it read nothing that a visitor sent. */
const running =
  /^(?:design-system\/src|relay\/src|storefront\/(?:app|server)|server\/(?:src|contract))\/.*\.tsx?$/;
const trial = /\.(?:test|spec)\.tsx?$|\/(?:testing|relevance)\//;

const parser = new RegExpParser();

/**
 * Regular expressions whose time grows faster than what they read: some thousand characters of a
 * visitor's would keep the process for seconds (docs/decisions/021-expressions.md).
 *
 * @returns one line per expression
 */
export function checkExpressions(base: string): readonly string[] {
  return listFiles(base)
    .filter((file) => running.test(file) && !trial.test(file))
    .flatMap((file) => slowExpressions(file, readFileSync(path.join(base, file), 'utf8')));
}

/** @param source a module's text */
export function slowExpressions(file: string, source: string): readonly string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false);
  const problems: string[] = [];
  const read = (node: ts.Node) => {
    const problem = problemOf(node);
    if (problem !== undefined) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      problems.push(`${file}:${line + 1}: ${problem}: ${node.getText(tree)}`);
    }
    ts.forEachChild(node, read);
  };
  read(tree);
  return problems;
}

function problemOf(node: ts.Node): string | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return slowness(node.text.slice(1, end), node.text.slice(end + 1));
  }
  if (!isConstruction(node)) return undefined;
  const [pattern, flags] = node.arguments ?? [];
  const isConstant =
    pattern !== undefined &&
    ts.isStringLiteralLike(pattern) &&
    (flags === undefined || ts.isStringLiteralLike(flags));
  if (!isConstant) return 'is made at run time, where nobody can check it';
  return slowness(pattern.text, flags?.text ?? '');
}

/** `new RegExp(…)` and `RegExp(…)`, which are the same. */
const isConstruction = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

function slowness(source: string, flagsText: string): string | undefined {
  const flags = parser.parseFlags(flagsText);
  const pattern = parser.parsePattern(source, undefined, undefined, flags);
  const isSlow = analyse({ pattern, flags }).reports.length > 0;
  return isSlow ? 'takes more than linear time' : undefined;
}
