export type { HostEntry } from '../app/platform/domain.ts';
export { createDevelopmentFront, createFront, type Front, type FrontOptions } from './front.ts';
