import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import ts from 'typescript';
import { listFiles } from '../files.ts';

/** What runs in the shop; tests and what only builds it read nothing that a visitor sent. */
const running =
  /^(?:design-system\/src|relay\/src|storefront\/(?:app|server)|server\/(?:src|contract))\/.*\.tsx?$/;
const trial = /\.(?:test|spec)\.tsx?$|\/testing\//;

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
    if (ts.isRegularExpressionLiteral(node) && isSlow(node.text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      problems.push(`${file}:${line + 1}: takes more than linear time: ${node.text}`);
    }
    ts.forEachChild(node, read);
  };
  read(tree);
  return problems;
}

function isSlow(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  const flags = parser.parseFlags(literal.slice(end + 1));
  const pattern = parser.parsePattern(literal.slice(1, end), undefined, undefined, flags);
  return analyse({ pattern, flags }).reports.length > 0;
}
