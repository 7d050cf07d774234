/** A sheet of facts as people keep it: a title, what it is about, and rows of name and value. */
export interface Sheet {
  readonly title: string;
  readonly subtitle: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly note: string;
}

const width = 595;
const height = 842;
const margin = 56;
/** Characters of a value that fit beside its name, at the size that it is set in. */
const lineLength = 58;

/** The sheet as a PDF of one page, in the fonts that every reader brings. */
export function pdfOf({ title, subtitle, rows, note }: Sheet): Buffer {
  const shapes: string[] = [];
  const write = (text: string, x: number, y: number, font: 'F1' | 'F2', size: number) =>
    shapes.push(`BT /${font} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`);
  let y = height - 80;
  shapes.push('0.07 0.15 0.13 rg');
  write('Kreide', margin, y, 'F2', 11);
  y -= 36;
  for (const line of lines(title, 40)) {
    write(line, margin, y, 'F2', 20);
    y -= 26;
  }
  write(subtitle, margin, y, 'F1', 11);
  y -= 30;
  for (const [name, value] of rows) {
    const parts = lines(value, lineLength);
    if (y - parts.length * 14 < margin + 40) break;
    shapes.push(`0.6 w 0.8 0.78 0.74 RG ${margin} ${y + 16} m ${width - margin} ${y + 16} l S`);
    write(name, margin, y, 'F2', 10);
    for (const part of parts) {
      write(part, margin + 170, y, 'F1', 10);
      y -= 14;
    }
    y -= 8;
  }
  for (const [index, line] of lines(note, 95).entries()) {
    write(line, margin, margin + 14 - index * 12, 'F1', 9);
  }
  return assembled(shapes.join('\n'));
}

/** PDF's own fonts know the characters of Windows-1252, which has all of German. */
const escaped = (text: string) =>
  text
    .replaceAll('–', '-')
    .replace(/[’‘]/g, "'")
    .replace(/[„“”]/g, '"')
    .replace(/[^\x20-\xff]/g, '?')
    .replace(/[\\()]/g, '\\$&');

function lines(text: string, length: number): string[] {
  const found: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > length) {
      found.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...found, line];
}

/** The objects of the file, and the table of where each begins. */
function assembled(content: string): Buffer {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}
