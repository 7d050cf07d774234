import { buildPackage } from './build.ts';

await buildPackage();
