import type { Counts, ImportProgress, ImportReport, Remark } from './tally.ts';

/** Words for the operator who watches an import. */

const phases: Readonly<Record<ImportProgress['phase'], string>> = {
  waiting: 'waiting for another import to end',
  reading: 'reading',
  references: 'lines that refer to later ones',
  retiring: 'retiring what the file no longer has',
  done: 'done',
};

/** One line without an end: "reading: 12,400 lines, 3 refused, 2,140 lines/s (41 %)". */
export function formatProgress(progress: ImportProgress): string {
  const { phase, lines, refused, bytes, totalBytes, seconds } = progress;
  if (phase === 'waiting') return phases.waiting;
  const parts = [`${count(lines)} lines`];
  if (refused > 0) parts.push(`${count(refused)} refused`);
  if (seconds > 1) parts.push(`${count(Math.round(lines / seconds))} lines/s`);
  const share = totalBytes ? ` (${Math.floor((bytes / totalBytes) * 100)} %)` : '';
  return `${phases[phase]}: ${parts.join(', ')}${phase === 'reading' ? share : ''}`;
}

/** "line 17, product schulheft-a4: items[0].prices.de.cents: must be a whole number, not …". */
export function formatRemark({ line, type, id, field, reason }: Remark): string {
  const place = line > 0 ? `line ${line}` : 'file';
  const name = [type, id].filter((part) => part !== undefined).join(' ');
  return `${place}${name && `, ${name}`}: ${field && `${field}: `}${reason}`;
}

/** Several lines: totals, then each type that occurred. */
export function formatReport(report: ImportReport): string {
  const { accepted, refused, warnings, lines, seconds, byType } = report;
  const outcome = [
    `${count(accepted)} accepted`,
    `${count(refused)} refused`,
    ...(warnings > 0 ? [`${count(warnings)} warnings`] : []),
  ];
  const rows = Object.entries(byType).map(
    ([type, counts]) => `  ${type.padEnd(13)}${formatCounts(counts)}`,
  );
  const head = `${outcome.join(', ')} (${count(lines)} lines in ${seconds.toFixed(1)} s)`;
  return [head, ...rows].join('\n');
}

/** 0 when all was accepted, 1 when a line was refused; an unusable file throws instead (2). */
export function exitCodeOf({ refused }: ImportReport): 0 | 1 {
  return refused > 0 ? 1 : 0;
}

function formatCounts({ created, updated, unchanged, retired }: Counts): string {
  const parts = [
    [created, 'created'],
    [updated, 'updated'],
    [unchanged, 'unchanged'],
    [retired, 'retired'],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${count(number)} ${word}`)
    .join(', ');
}

function count(number: number): string {
  return number.toLocaleString('en');
}
