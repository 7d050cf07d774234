import { createMediaService, type Database, demoDrawings, type Settings } from '@kreide/server';

/** The shop's pictures; the demo's drawings too, which any catalogue may show by their kind. */
export const openMedia = (settings: Pick<Settings, 'dataDirectory'>, database: Database) =>
  createMediaService({
    database,
    directory: settings.dataDirectory,
    log: console,
    drawings: demoDrawings,
  });
