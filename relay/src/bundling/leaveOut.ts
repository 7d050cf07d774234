/** Says so, should anything reach it after all. */
const refusal = "throw Error('Left out: docs/decisions/010-page-weight.md');";

/**
 * Empties functions that nothing reaches, so that they and what only they use stay out of a bundle.
 *
 * @param code formatted: a function ends in the first line that closes at its own indentation
 * @param names of functions, methods (`X.prototype.method`) or imports
 * @param body what stands in them instead
 * @param id named when the code has no such function: then a new version of a library has moved it
 */
export function leaveOut(
  code: string,
  names: readonly string[],
  id: string,
  body = refusal,
): string {
  return names.reduce((left, name) => {
    const escaped = name.replaceAll(/[.$]/g, '\\$&');
    const whole = new RegExp(
      `^([ \\t]*)(.*(?:function ${escaped}|${escaped} = (?:async )?function(?: \\w+)?) ?\\((?:[^{}]|\\{[^{}]*\\})*?\\) \\{)\\n[\\s\\S]*?\\n\\1\\}`,
      'm',
    );
    const imported = new RegExp(`\\b\\w+ as ${escaped},?(?=.*\\} from )`);
    const isImport = imported.test(left);
    if (!isImport && !whole.test(left)) throw new Error(`${id} has no ${name} to leave out`);
    return isImport
      ? `${left.replace(imported, '')}\nfunction ${name}() { ${body} }\n`
      : left.replace(whole, `$1$2 ${body} }`);
  }, code);
}
