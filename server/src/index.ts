export { type Api, type ApiOptions, createApi, type Readiness } from './api.ts';
export { type Database, openDatabase } from './database/database.ts';
export { startEmbedded } from './database/embedded/embedded.ts';
export { migrate, pendingMigrations } from './database/migrate.ts';
export { type Environment, readSettings, type Settings, SettingsError } from './settings.ts';
