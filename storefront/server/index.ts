export type { HostEntry } from '../app/platform/domain.ts';
export { createFront, type Front, type FrontOptions } from './front.ts';
