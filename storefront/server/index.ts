export type { HostEntry } from '../app/platform/domain.ts';
export { createDevelopmentFront, type DevelopmentFront } from './development.ts';
export { createFront, type Front, type FrontOptions } from './front.ts';
