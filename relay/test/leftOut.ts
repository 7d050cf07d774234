import Module, { createRequire } from 'node:module';
import { leftOut } from '../src/vite.ts';

const require = createRequire(import.meta.url);

/** Every test runs on Relay as it is built: without the modules that the build leaves out. */
for (const [name, code] of leftOut) {
  // Throws when a new version of Relay has the module no more, and the list has to follow.
  const path = require.resolve(name);
  const module = new Module(path);
  new Function('module', code)(module);
  require.cache[path] = Object.assign(module, { loaded: true, filename: path });
}
