export type { HostEntry } from '@kreide/server/contract';
export { frontPaths } from '../app/platform/frontPaths.ts';
export { createDevelopmentFront, type DevelopmentFront } from './development.ts';
export { createFront, type Front } from './front.ts';
export type { FrontOptions } from './options.ts';
