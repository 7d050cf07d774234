import { builder } from '../../schema/builder.ts';
import type { Parameter } from './service.ts';

const ParameterType = builder.objectRef<Parameter>('Parameter').implement({
  description: 'A switch or setting that operators may change (FLAG-01…10).',
  fields: (t) => ({
    name: t.exposeString('name'),
    entry: t.exposeString('entry'),
    value: t.exposeString('value'),
  }),
});

builder.queryFields((t) => ({
  parameters: t.public.field({
    type: [ParameterType],
    description: 'One entry of a parameter, or all of them; unknown ones are missing (API-35).',
    args: { name: t.arg.string({ required: true }), entry: t.arg.string() },
    resolve: async (_, { name, entry }, { services, storefront }) => {
      const entries = (await services.parameters.of(storefront.id)).entriesOf(name);
      return entry == null ? entries : entries.filter((row) => row.entry === entry);
    },
  }),
  settingsEntries: t.public.field({
    type: [ParameterType],
    description: 'The same values under the names that the settings queries use (API-36).',
    args: { name: t.arg.string({ required: true }), key: t.arg.string({ required: true }) },
    resolve: async (_, { name, key }, { services, storefront }) =>
      (await services.parameters.of(storefront.id))
        .entriesOf(name)
        .filter(({ entry }) => entry === key),
  }),
}));
