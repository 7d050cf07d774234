import words from './english.json';

/** English for the German of components' stories; `{}` stands for whatever is in its place. */
const english: Readonly<Record<string, string>> = words;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Texts with something in them, such as a number; the longest first, since it says most. */
const patterns = Object.entries(english)
  .filter(([german]) => german.includes('{}'))
  .sort(([one], [other]) => other.length - one.length)
  .map(([german, translation]) => {
    const parts = german.split('{}').map(escaped);
    return { expression: new RegExp(`^${parts.join('(.+?)')}$`, 's'), translation };
  });

/** A story's German text in English; what surrounds it, and what has no English, stays. */
export function inEnglish(text: string): string {
  const [, before = '', german = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return before + (english[german] ?? fill(german) ?? german) + after;
}

function fill(german: string): string | undefined {
  for (const { expression, translation } of patterns) {
    const found = expression.exec(german);
    if (!found) continue;
    const values = found.slice(1);
    return translation.replace(/\{\}/g, () => inEnglish(values.shift() ?? ''));
  }
  return undefined;
}
