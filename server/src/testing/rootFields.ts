import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

/** What the schema offers at its root, with documents and values made from the schema alone. */

export interface RootField {
  readonly name: string;
  readonly isMutation: boolean;
  readonly isPublic: boolean;
  /** Asks for the arguments by variables of their names, and for all of the answer. */
  readonly document: string;
  readonly type: GraphQLOutputType;
  readonly args: readonly GraphQLArgument[];
  /** Each text that the field takes, `{argument}.{field of an input}…`. */
  readonly texts: readonly string[];
}

export function rootFieldsOf(schema: GraphQLSchema): RootField[] {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null);
  const shown = typesOfPublicFields(schema);
  return roots.flatMap((root) =>
    Object.values(root.getFields()).map((field) => {
      const isMutation = root === schema.getMutationType();
      const { name, type, args } = field;
      const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const [before, within] = args.length > 0 ? [`(${declared})`, `(${given})`] : ['', ''];
      const operation = isMutation ? 'mutation' : 'query';
      return {
        ...{ name, isMutation, type, args },
        isPublic: field.extensions.cache === 'public' || field.extensions.cache === 'live',
        document: `${operation} ${before} { ${name}${within} ${selectionOf(type, shown)} }`,
        texts: args.flatMap((arg) => textsOf(arg.type, arg.name)),
      };
    }),
  );
}

/** Types of what everybody sees: of them an answer is asked for little. */
function typesOfPublicFields(schema: GraphQLSchema): ReadonlySet<GraphQLNamedOutputType> {
  const found = new Set<GraphQLNamedOutputType>();
  const visit = (type: GraphQLNamedOutputType) => {
    if (found.has(type) || !isObjectType(type)) return;
    found.add(type);
    for (const each of Object.values(type.getFields())) visit(getNamedType(each.type));
  };
  for (const { type, extensions } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    if (extensions.cache === 'public') visit(getNamedType(type));
  }
  return found;
}

/** Everything that can be asked for without a further argument, each type once on a way down. */
function selectionOf(
  type: GraphQLOutputType,
  shown: ReadonlySet<GraphQLNamedOutputType>,
  above: readonly GraphQLNamedOutputType[] = [],
): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return '{ __typename id }';
  const below = [...above, named];
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some(isRequiredArgument) || below.includes(inner)) return [];
    if (shown.has(named) && !isLeafType(inner)) return [];
    return [`${field.name} ${selectionOf(field.type, shown, below)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

function textsOf(type: GraphQLInputType, path: string): string[] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap((field) =>
      textsOf(field.type, `${path}.${field.name}`),
    );
  }
  return named.name === 'String' || named.name === 'ID' ? [path] : [];
}

/**
 * Variables for a root field: what is required, and what is chosen with all that lies above it.
 *
 * @param chosen by path
 * @param textFor what else stands at a path
 * @param isWantedToo what else is filled in of what may be left out
 */
export function variablesFor(
  { args }: RootField,
  chosen: Readonly<Record<string, string>>,
  textFor: (path: string) => string,
  isWantedToo: (path: string) => boolean,
): Record<string, unknown> {
  const isWanted = (path: string) =>
    isWantedToo(path) ||
    Object.keys(chosen).some((each) => each === path || each.startsWith(`${path}.`));

  function inputFor(type: GraphQLInputType, path: string): unknown {
    if (isNonNullType(type)) return inputFor(type.ofType, path);
    if (isListType(type)) return [inputFor(type.ofType, path)];
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields())
        .map((field) => ({ ...field, path: `${path}.${field.name}` }))
        .filter((field) => isRequiredInputField(field) || isWanted(field.path));
      return Object.fromEntries(fields.map((each) => [each.name, inputFor(each.type, each.path)]));
    }
    switch (getNamedType(type).name) {
      case 'Int':
      case 'Float':
        return 1;
      case 'Boolean':
        return true;
      case 'File':
        return new File(['%PDF-1.7'], 'Schein.pdf');
      default:
        return chosen[path] ?? textFor(path);
    }
  }

  return Object.fromEntries(
    args
      .filter((arg) => isRequiredArgument(arg) || isWanted(arg.name))
      .map((arg) => [arg.name, inputFor(arg.type, arg.name)]),
  );
}

/** Each text of an answer with the field that it stands in, `{type}.{field}`. */
export function textsIn(data: unknown, field = '', within = ''): { field: string; text: string }[] {
  if (typeof data === 'string') return [{ field: `${within}.${field}`, text: data }];
  if (Array.isArray(data)) return data.flatMap((each) => textsIn(each, field, within));
  if (typeof data !== 'object' || data === null) return [];
  const { __typename: type, ...fields } = data as Record<string, unknown>;
  return Object.entries(fields).flatMap(([name, value]) => textsIn(value, name, String(type)));
}
