/** Says so, should anything reach it after all. */
const refusal = "throw Error('Left out: docs/decisions/010-page-weight.md');";

/**
 * Empties functions that nothing reaches, so that they and what only they use stay out of a bundle.
 *
 * @param code formatted: a function ends in the first line that closes at its own indentation
 * @param names of functions, methods (`X.prototype.method`) or imports
 * @param id named when the code has no such function: then a new version of a library has moved it
 * @param body what stands in them instead
 */
export function leaveOut(
  code: string,
  names: readonly string[],
  id: string,
  body = refusal,
): string {
  return names.reduce((left, name) => {
    const result = withoutFunction(left, name, body) ?? withoutImport(left, name, body);
    if (result === undefined) throw new Error(`${id} has no ${name} to leave out`);
    return result;
  }, code);
}

function withoutFunction(code: string, name: string, body: string): string | undefined {
  const escaped = name.replaceAll(/[.$]/g, '\\$&');
  const head = new RegExp(
    `(?:function ${escaped}|\\b${escaped} = (?:async )?function(?: \\w+)?) ?\\(`,
  );
  const start = code.search(head);
  if (start < 0) return;
  const [indentation = ''] = /^[ \t]*/.exec(code.slice(code.lastIndexOf('\n', start) + 1)) ?? [];
  const bodyStart = code.indexOf(') {\n', start) + ') {'.length;
  const bodyEnd = code.indexOf(`\n${indentation}}`, bodyStart);
  if (code.slice(start, bodyStart).includes(';')) return;
  return `${code.slice(0, bodyStart)} ${body} ${code.slice(bodyEnd + 1 + indentation.length)}`;
}

function withoutImport(code: string, name: string, body: string): string | undefined {
  const imported = new RegExp(`\\b\\w+ as ${name},?(?=.*\\} from )|import \\* as ${name} from .*`);
  if (!imported.test(code)) return;
  return `${code.replace(imported, '')}\nfunction ${name}() { ${body} }\n`;
}
