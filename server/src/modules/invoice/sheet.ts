import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Language } from '../storefront/storefront.ts';

const require = createRequire(import.meta.url);
const fontOf = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
/** By their files: pdfkit opens a font again and again that is registered under another name. */
const fonts = {
  plain: fontOf('DejaVuSansCondensed'),
  bold: fontOf('DejaVuSansCondensed-Bold'),
};

/** The mails' (modules/mail/layout.ts). */
export const colours = {
  ink: '#1d2430',
  muted: '#5b6472',
  blue: '#00699a',
  red: '#c8102e',
  rule: '#e7e2d8',
  paper: '#fbfaf7',
} as const;

/** Points of so many millimetres. */
export const mm = (length: number): number => (length * 72) / 25.4;

/** A file that the PDF carries along, for programs. */
export interface Embedded {
  readonly name: string;
  readonly content: Uint8Array;
  /** What its standard wants said of it in the metadata. */
  readonly metadata: string;
}

interface TextStyle {
  readonly size?: number;
  readonly font?: keyof typeof fonts;
  readonly color?: string;
  readonly width?: number;
  readonly align?: string;
  readonly lineGap?: number;
}

/**
 * A PDF of pages of A4 with embedded fonts, tags, language and title, whose bytes hang on nothing but what
 * is drawn. Written as PDF/A-3; nothing has checked its conformity yet.
 *
 * @param at the moment that it bears
 */
export function openSheet({
  title,
  language,
  at,
}: {
  readonly title: string;
  readonly language: Language;
  readonly at: Date;
}) {
  const pdf = new PDFDocument({
    size: 'A4',
    // Who draws breaks the pages: nothing flows over the margin by itself.
    margins: { top: mm(40), bottom: 0, left: mm(20), right: mm(20) },
    font: fonts.plain,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b' as never,
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    info: { Title: title, CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done, failed) => {
    pdf.on('end', done);
    pdf.on('error', failed);
  });
  const document = pdf.struct('Document', { title });
  pdf.addStructure(document);

  return {
    pdf,
    document,
    /** Content with its role. */
    tag(role: string, draw: () => void, parent = document) {
      parent.add(pdf.struct(role, {}, draw));
    },
    /** A picture that says something, and what it says. */
    picture(alt: string, draw: () => void) {
      document.add(pdf.struct('Figure', { alt }, draw));
    },
    /** What stands around the content. */
    decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
      pdf.markContent('Artifact', { type });
      draw();
      pdf.endMarkedContent();
    },
    text(
      content: string,
      x: number,
      y: number,
      { size = 9.5, font = 'plain', color = colours.ink, ...options }: TextStyle = {},
    ) {
      pdf.font(fonts[font]).fontSize(size).fillColor(color);
      pdf.text(content, x, y, options as never);
    },
    heightOf(content: string, width: number, size: number): number {
      return pdf.font(fonts.plain).fontSize(size).heightOfString(content, { width });
    },
    async close(embedded?: Embedded): Promise<Buffer> {
      if (embedded) {
        pdf.file(Buffer.from(embedded.content), {
          name: embedded.name,
          type: 'text/xml',
          description: title,
          creationDate: at,
          modifiedDate: at,
          relationship: 'Alternative',
        } as never);
        (pdf as unknown as { appendXML(xml: string): void }).appendXML(embedded.metadata);
      }
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
