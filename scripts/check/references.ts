import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files.ts';

/**
 * What pages and comments point to exists: files of the repository, by their whole path or its end,
 * and decisions by their number, which is also the one that a link to them shows; decisions are
 * counted without gaps.
 *
 * @returns one line per problem
 */
export function checkReferences(base: string): readonly string[] {
  const files = listFiles(base);
  const decisions = files.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []);
  const known = new Set(decisions);
  const gaps = Array.from({ length: Math.max(0, ...decisions.map(Number)) }, (_, index) =>
    String(index + 1).padStart(3, '0'),
  ).filter((number) => !known.has(number));
  const ends = new Set(files.flatMap(endsOf));
  return [
    ...gaps.map((number) => `docs/decisions/: no decision has the number ${number}`),
    ...files.flatMap((file) => {
      const words = wordsOf(file, base);
      const paths = pathsIn(file, words).filter((target) => !ends.has(withoutDots(target)));
      const numbers = [...words.matchAll(/\bdecisions? (\d{3})\b/gi)]
        .flatMap(([, number]) => number ?? [])
        .filter((number) => !known.has(number));
      return [
        ...paths.map((target) => `${file}: points to ${target}, which is not there`),
        ...numbers.map((number) => `${file}: there is no decision ${number}`),
        ...[...words.matchAll(decisionLink)]
          .filter(([, label, number]) => label !== number)
          .map(([link]) => `${file}: ${link} shows another decision's number`),
      ];
    }),
  ];
}

/** A link to a decision whose text ends with a number: `[decision 014](decisions/014-…)`. */
const decisionLink = /\[(?:[^\]\n]*\D)?(\d{3})\]\([^)\s]*\bdecisions\/(\d{3})-[^)\s]*\)/g;

/** All of a page, the comments of a source; in tests comments may be what is tested. */
function wordsOf(file: string, base: string): string {
  if (/\.test\.tsx?$/.test(file)) return '';
  const isPage = /\.mdx?$/.test(file);
  if (!isPage && !/\.(tsx?|mjs)$/.test(file)) return '';
  const text = readFileSync(path.join(base, file), 'utf8');
  return isPage ? text : [...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)].join('\n');
}

/** Links and paths in code marks of a page; in a comment whatever looks like a path or a page. */
function pathsIn(file: string, words: string): readonly string[] {
  const found = /\.mdx?$/.test(file)
    ? words.matchAll(
        /`((?:[\w@./-]+\/)?[\w@-][\w@.-]*\.(?:mdx?|tsx?|mjs))`|\]\(([^)#:\s]+)(?:#[^)\s]*)?\)/g,
      )
    : words.matchAll(/((?<![\w@./-])[\w@.][\w@./-]*(?:\/[\w@.-]+\.(?:tsx?|mjs)|\.md)\b)/g);
  return [...found].flatMap(([, first, second]) => first ?? second ?? []);
}

const withoutDots = (target: string) => target.replace(/^(?:\.{1,2}\/)+|\/$/g, '');

/** The ends of a path and of each folder above it, as pages name them. */
function endsOf(file: string): readonly string[] {
  const parts = file.split('/');
  return parts.flatMap((_, start) =>
    parts.slice(start).map((__, length) => parts.slice(start, start + length + 1).join('/')),
  );
}
