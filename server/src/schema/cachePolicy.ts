import SchemaBuilder, {
  BasePlugin,
  type FieldKind,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  RootFieldBuilder,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import {
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type PersonalContext, type PublicContext, withoutVisitor } from '../context.ts';

/**
 * Whether a field's answer depends on the visitor, and how soon it goes stale (docs/decisions/014-cache-policy.md):
 *
 * - `public`: the storefront's, the language's and the arguments' alone, until what it shows is
 *   announced as changed, or the next boundary of time.
 * - `live`: the same for everyone as well, but stale at once.
 * - `personal`: the visitor's. Only such a field gets a context with the visitor in it, and every
 *   mutation is one.
 *
 * A root field says it where it is made, as `t.public.field(…)`; else there is no schema. A field of
 * a type goes by its root, and says it only where it is stricter.
 */
export const cachePolicies = ['public', 'live', 'personal'] as const;
export type CachePolicy = (typeof cachePolicies)[number];

type WithPersonalContext<Types extends SchemaTypes> = Omit<Types, 'Context'> & {
  Context: PersonalContext;
};

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      cachePolicy: CachePolicyPlugin<Types>;
    }
    interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /** For fields that a plugin makes; others are made by `t.public` and its like. */
      cache?: CachePolicy;
    }
    interface QueryFieldBuilder<Types extends SchemaTypes, ParentShape> {
      readonly public: QueryFieldBuilder<Types, ParentShape>;
      readonly live: QueryFieldBuilder<Types, ParentShape>;
      readonly personal: QueryFieldBuilder<WithPersonalContext<Types>, ParentShape>;
    }
    interface MutationFieldBuilder<Types extends SchemaTypes, ParentShape> {
      readonly personal: MutationFieldBuilder<WithPersonalContext<Types>, ParentShape>;
    }
    interface ObjectFieldBuilder<Types extends SchemaTypes, ParentShape> {
      readonly live: ObjectFieldBuilder<Types, ParentShape>;
      readonly personal: ObjectFieldBuilder<WithPersonalContext<Types>, ParentShape>;
    }
  }
}

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    cache?: CachePolicy | undefined;
  }
}

type AnyFieldBuilder = RootFieldBuilder<SchemaTypes, unknown, FieldKind>;

for (const cache of cachePolicies) {
  Object.defineProperty(RootFieldBuilder.prototype, cache, {
    get(this: AnyFieldBuilder) {
      return Object.create(this, {
        createField: {
          value: (options: object) => this.createField({ ...options, cache } as never),
        },
      });
    },
  });
}

const visitors = new WeakMap<PublicContext, PersonalContext>();

/**
 * What an operation is executed with. No resolver sees the visitor in it; those of personal fields
 * are handed the whole context instead.
 */
export function contextToExecuteWith(context: PersonalContext): PublicContext {
  const publicContext = withoutVisitor(context);
  visitors.set(publicContext, context);
  // Relay's `node` is personal and hands what it was given to what loads the node.
  visitors.set(context, context);
  return publicContext;
}

/**
 * The context with the visitor, for loaders of personal nodes: Relay's field `node` is personal.
 *
 * @throws where the field is not personal
 */
export function personalContextOf(context: PublicContext): PersonalContext {
  const personal = visitors.get(context);
  if (personal === undefined)
    throw new Error('a field whose answer is the same for everyone has no visitor in its context');
  return personal;
}

class CachePolicyPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(
    config: PothosOutputFieldConfig<Types>,
  ): PothosOutputFieldConfig<Types> {
    const { cache } = config.pothosOptions;
    return { ...config, extensions: { ...config.extensions, cache } };
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { pothosOptions: { cache } }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (cache !== 'personal') return resolve;
    return (parent, args, context, info) =>
      resolve(parent, args, personalContextOf(context as PublicContext), info);
  }

  override afterBuild(schema: GraphQLSchema): GraphQLSchema {
    const rootFields = (type: GraphQLObjectType | null | undefined) =>
      Object.values(type?.getFields() ?? {});
    const unclassified = [
      ...rootFields(schema.getQueryType()).filter(({ extensions }) => !extensions.cache),
      ...rootFields(schema.getMutationType()).filter(
        ({ extensions }) => extensions.cache !== 'personal',
      ),
    ];
    if (unclassified.length === 0) return schema;
    const names = unclassified.map(({ name }) => name).join(', ');
    throw new Error(
      `Whose answer is it? Say t.public, t.live or t.personal, of a mutation t.personal: ${names}`,
    );
  }
}

SchemaBuilder.registerPlugin('cachePolicy', CachePolicyPlugin);

/** Whether the document's answer may be cached for all visitors. */
export function isPublic(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isCacheable = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const parent = types.getParentType();
        const owners = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent];
        for (const owner of owners.filter(isObjectType)) {
          const cache = owner.getFields()[name.value]?.extensions.cache;
          const isClassified = cache !== undefined || owner === schema.getQueryType();
          if (isClassified && cache !== 'public') isCacheable = false;
        }
      },
    }),
  );
  return isCacheable;
}
