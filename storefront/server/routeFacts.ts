import type { UploadHandle } from '../app/platform/uploadHandle.ts';
import type { Build } from './build.ts';

/** What the front has to know of the build's routes before one of them runs. */
export interface RouteFacts {
  /** Answers programs, in JSON, instead of showing a page. */
  isResource(pathname: string): boolean;
  /** How many bytes a form with files may have there; undefined for forms without any. */
  uploadBytes(pathname: string): number | undefined;
}

export function routeFactsOf({ server }: Build): RouteFacts {
  const resources = new Set<string>();
  const uploads = new Map<string, number>();
  for (const route of Object.values(server.routes)) {
    if (route?.path === undefined) continue;
    const path = normal(`/${route.path}`);
    if (route.module.default === undefined) resources.add(path);
    const handle = route.module.handle as Partial<UploadHandle> | undefined;
    if (handle?.uploadBytes !== undefined) uploads.set(path, handle.uploadBytes);
  }
  return {
    isResource: (pathname) => resources.has(normal(pathname)),
    uploadBytes: (pathname) => uploads.get(normal(pathname)),
  };
}

/** As the router matches: in any case, with or without a slash at the end, data or document. */
function normal(pathname: string): string {
  const path = pathname.toLowerCase().replace(/\.data$/, '');
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
