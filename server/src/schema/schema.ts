// Each module adds its types and root fields to the builder when it is loaded.
import '../modules/catalog/schema.ts';
import '../modules/content/schema.ts';
import '../modules/search/schema.ts';
import { builder } from './builder.ts';

/** The shop's GraphQL schema; `schema.graphql` is its printed form. */
export const schema = builder.toSchema();
