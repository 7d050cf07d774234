import type { Database } from '../../database/database.ts';
import { createFileService } from '../file/service.ts';
import { idFrom } from './files/slug.ts';
import type { Product } from './format/lines.ts';
import type { FileSource } from './format/parts.ts';
import type { Problem } from './format/rules.ts';
import { FetchProblem } from './pictures/fetchPicture.ts';
import { readFileBelow } from './pictures/readFileBelow.ts';

const maxMegabytes = 50;

/** Files of products: kept as they are read, so that all that follows knows addresses only. */
export interface Attachments {
  /** The product with addresses in place of files, without those that could not be read. */
  keep(product: Product): Promise<{ readonly product: Product; readonly problems: Problem[] }>;
}

/** @param directory where files lie that lines name; nothing outside is read */
export function createAttachments(database: Database, directory: string | undefined): Attachments {
  const files = createFileService({ database });

  async function addressOf({ url, file, data }: FileSource, name: string): Promise<string> {
    if (url !== undefined) return url;
    const bytes =
      data === undefined
        ? await readFileBelow(file ?? '', directory, maxMegabytes)
        : Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
    const address = await files.store(bytes, name);
    if (address !== undefined) return address;
    throw new FetchProblem('is no PDF, MP3, Ogg, WAV, MP4, WebM or WebVTT');
  }

  return {
    async keep(product) {
      const problems: Problem[] = [];

      async function kept<S extends FileSource>(
        source: S,
        path: string,
        name: string,
      ): Promise<S | undefined> {
        try {
          const url = await addressOf(source, name);
          return { ...source, url, file: undefined, data: undefined };
        } catch (error) {
          if (!(error instanceof FetchProblem)) throw error;
          const what = source.file ?? 'the file';
          problems.push({ path, reason: `${what} ${error.message}: left out` });
          return undefined;
        }
      }

      async function keptAll<S extends FileSource & { readonly name: { readonly de: string } }>(
        sources: readonly S[],
        path: string,
      ): Promise<S[]> {
        const all: S[] = [];
        for (const [index, source] of sources.entries()) {
          const found = await kept(source, `${path}[${index}]`, idFrom(source.name.de));
          if (found) all.push(found);
        }
        return all;
      }

      const videos = await keptAll(product.videos, 'videos');
      const captioned = await Promise.all(
        videos.map(async (video, index) => ({
          ...video,
          captions:
            video.captions && (await kept(video.captions, `videos[${index}].captions`, 'captions')),
        })),
      );
      return {
        product: {
          ...product,
          documents: await keptAll(product.documents, 'documents'),
          videos: captioned,
          audioSamples: await keptAll(product.audioSamples, 'audioSamples'),
        },
        problems,
      };
    },
  };
}
