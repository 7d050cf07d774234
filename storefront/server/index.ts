export type { HostEntry } from '../app/platform/domain.ts';
export { createDevelopmentFront, type DevelopmentFront } from './development.ts';
export { createFront, type Front, frontPaths } from './front.ts';
export type { FrontOptions } from './options.ts';
