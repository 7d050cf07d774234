import * as designSystem from '@kreide/design-system';
import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

/** What a prop may be, to choose from. */
type Options = readonly (string | number)[];

const tupleType = /^\(typeof (\w+)\)\[number\]$/;
const defaultTag = /\s*@default (.+)/;

/** A type without the `| undefined` that exact optional properties need. */
function wanted(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const [only, ...others] = type.value.filter(
    (part) => !(part.name === 'other' && part.value === 'undefined'),
  );
  return only && others.length === 0 ? only : type;
}

/** The values of a type that is derived from an exported tuple. */
function tupleOf(type: SBType): Options | undefined {
  const name = tupleType.exec(type.raw ?? '')?.[1];
  const tuple = name && (designSystem as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(tuple) ? tuple : undefined;
}

function describeProp({ type, ...rest }: InputType, given: unknown): InputType {
  const described = describeDefault(rest);
  // What react-docgen only sees destructured has a default and no type, whatever SBType says.
  if (!type || typeof type === 'string' || !type.name)
    return { control: controlOf(typeof given), ...described, ...(type && { type }) };
  const own = wanted(type);
  // Stories may say what a type does not.
  const options: Options | undefined = rest.options ?? tupleOf(own) ?? literals(own);
  const summary =
    options?.map((option) => (typeof option === 'string' ? `'${option}'` : option)).join(' | ') ??
    summaryOf(type, own);
  return {
    ...described,
    type,
    control: options
      ? { type: options.length > 5 ? 'select' : 'inline-radio' }
      : controlOf(own.name),
    ...(options && { options }),
    table: { ...described.table, type: summary ? { summary } : undefined },
  };
}

/** A type as it is written; undefined where react-docgen cannot read it (`readonly Step[]`). */
function summaryOf(type: SBType, own: SBType): string | undefined {
  const written = type.raw ?? own.raw ?? (own.name === 'other' ? own.value : own.name);
  if (written === 'unknown') return undefined;
  return (
    written
      .replace(/ \| undefined$/, '')
      // A function's brackets, which only the union needed.
      .replace(/^\((\(.*\) => .*)\)$/s, '$1')
  );
}

function describeDefault({ description, ...rest }: InputType): InputType {
  const summary = defaultTag.exec(description ?? '')?.[1];
  return {
    ...rest,
    ...(description !== undefined && { description: description.replace(defaultTag, '') }),
    ...(summary && { table: { ...rest.table, defaultValue: { summary } } }),
  };
}

function literals(type: SBType): Options | undefined {
  return type.name === 'enum' ? type.value : undefined;
}

/** By the name of a type, as TypeScript and `typeof` have it. */
function controlOf(type: string): InputType['control'] {
  switch (type) {
    case 'boolean':
      return { type: 'boolean' };
    case 'number':
      return { type: 'number' };
    case 'string':
      return { type: 'text' };
    // Elements and functions are not typed into a field.
    default:
      return false;
  }
}

/**
 * Reads what react-docgen leaves as it stands in the source: `@default` becomes the default's
 * column, `| undefined` is dropped, and a type that comes from an exported tuple becomes a choice
 * of its values.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...initialArgs, ...argTypes }).map((name) => [
      name,
      describeProp({ name, ...argTypes[name] }, initialArgs[name]),
    ]),
  ) as typeof argTypes;
