import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toEsModule } from './esModule.ts';
import { leaveOut } from './leaveOut.ts';

/** Module -> functions in it. */
type Functions = Readonly<Record<string, readonly string[]>>;

const store = 'relay-runtime/lib/store';

/**
 * Functions of Relay that only some documents lead to, by the kinds of nodes in the artifacts that
 * do. A shop without such a document does without the functions.
 */
export const reachedBy: readonly (readonly [kinds: readonly string[], Functions])[] = [
  [
    ['ClientEdgeToClientObject', 'ClientEdgeToServerObject', 'RelayLiveResolver', 'RelayResolver'],
    {
      'react-relay/lib/relay-hooks/useFragmentInternal_EXPERIMENTAL.js': [
        'getQueryResourceForEnvironment',
        'handleMissingClientEdge',
      ],
      'relay-runtime/lib/index.js': ['ResolverFragments'],
      [`${store}/DataChecker.js`]: ['_checkResolver'],
      [`${store}/RelayModernStore.js`]: [
        'batchLiveStateUpdates',
        'batchLiveStateUpdatesWithoutNotify',
      ],
      [`${store}/RelayReader.js`]: [
        '_propagateResolverMetadata',
        '_readClientEdge',
        '_readResolverField',
        '_readResolverFieldImpl',
      ],
      [`${store}/RelayReferenceMarker.js`]: [
        '_traverseClientEdgeToClientObject',
        '_traverseResolverField',
      ],
      [`${store}/RelayResponseNormalizer.js`]: ['_collectS2CExecution', '_normalizeResolver'],
      [`${store}/ResolverFragments.js`]: ['readFragment'],
    },
  ],
  [
    ['ActorChange', 'ModuleImport'],
    {
      [`${store}/DataChecker.js`]: ['_checkActorChange', '_checkModuleImport'],
      [`${store}/OperationExecutor.js`]: [
        '_normalizeFollowupPayload',
        '_processAsyncOptimisticModuleImport',
        '_processFollowupPayload',
        '_processOptimisticModuleImport',
        '_scheduleAsyncStoreUpdate',
      ],
      [`${store}/RelayReader.js`]: ['_readActorChange', '_readModuleImport'],
      [`${store}/RelayReferenceMarker.js`]: ['_traverseModuleImport'],
      [`${store}/RelayResponseNormalizer.js`]: ['_normalizeActorChange', '_normalizeModuleImport'],
    },
  ],
  [
    ['Stream'],
    {
      [`${store}/OperationExecutor.js`]: ['_normalizeStreamItem', '_processStreamResponse'],
      [`${store}/RelayResponseNormalizer.js`]: ['_normalizeStream'],
    },
  ],
  [
    ['Defer', 'Stream'],
    {
      [`${store}/OperationExecutor.js`]: [
        '_processDeferResponse',
        '_processIncrementalPlaceholder',
        '_processIncrementalResponses',
      ],
      [`${store}/RelayResponseNormalizer.js`]: ['_normalizeDefer'],
    },
  ],
  [
    ['LinkedHandle', 'ScalarHandle'],
    {
      'relay-runtime/lib/handlers/RelayDefaultHandlerProvider.js': ['RelayDefaultHandlerProvider'],
      [`${store}/cloneRelayHandleSourceField.js`]: ['cloneRelayHandleSourceField'],
      [`${store}/cloneRelayScalarHandleSourceField.js`]: ['cloneRelayScalarHandleSourceField'],
    },
  ],
  [
    ['CatchField', 'RequiredField'],
    {
      [`${store}/RelayReader.js`]: [
        '_asResult',
        '_catchErrors',
        '_maybeReportUnexpectedNull',
        '_readClientSideDirectiveField',
      ],
    },
  ],
  // No kind of node leads to these: updatable documents, payloads that were normalised elsewhere,
  // mutations told by configuration or shown before their answer, subscriptions, hooks that wait
  // for records to become invalid, experiments.
  [
    [],
    {
      'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js': ['convert'],
      'relay-runtime/lib/mutations/createUpdatableProxy.js': ['createUpdatableProxy'],
      'relay-runtime/lib/network/RelayObservable.js': ['concat', 'ifEmpty', 'mergeMap', 'poll'],
      [`${store}/OperationExecutor.js`]: [
        '_handlePreNormalizedPayload',
        '_processOptimisticFollowups',
        '_processOptimisticResponse',
      ],
      [`${store}/RelayModernEnvironment.js`]: [
        'applyMutation',
        'applyUpdate',
        'executeSubscription',
        'experimental_batchUpdates',
      ],
      [`${store}/RelayModernStore.js`]: [
        '_updateInvalidationSubscription',
        'checkInvalidationState',
        'experimental_batchUpdates',
        'lookupInvalidationState',
        'restore',
        'snapshot',
        'subscribeToInvalidationState',
      ],
      [`${store}/RelayPublishQueue.js`]: ['_applyUpdates', 'applyUpdate'],
      [`${store}/RelayStoreSubscriptions.js`]: ['restoreSubscriptions', 'snapshotSubscriptions'],
    },
  ],
];

/** They hand React over as a whole, which keeps all of it in the bundle. */
const contextOf = (create: string) => `
    import { createContext } from 'react';
    import { __internal } from 'relay-runtime';
    export default __internal.${create}({ createContext });`;

/** Modules with something smaller in their place. */
const standIns: Readonly<Record<string, string>> = {
  [`${store}/NormalizationEngine.js`]: 'export default undefined;',
  [`${store}/live-resolvers/LiveResolverCache.js`]: `
    export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription';
    export const getUpdatedDataIDs = () => new Set();
    export class LiveResolverCache {
      invalidateDataIDs() {}
      invalidateResolverRecords() {}
      notifyUpdatedSubscribers() {}
      unsubscribeFromLiveResolverRecords() {}
    }`,
  'react-relay/lib/ReactRelayContext.js': contextOf('createRelayContext'),
  'react-relay/lib/ReactRelayLoggingContext.js': contextOf('createRelayLoggingContext'),
  'invariant/browser.js': `
    export default (holds, message = 'An invariant of Relay is broken') => {
      if (!holds) throw Error(message);
    };`,
  // What Babel writes for browsers that couldn't do it themselves.
  '@babel/runtime/helpers/esm/createForOfIteratorHelper.js': `
    export default (items) => {
      const iterator = items[Symbol.iterator]();
      let step;
      return {
        s() {},
        n: () => (step = iterator.next()),
        e(error) { throw error; },
        f: () => step.done || iterator.return?.(),
      };
    };`,
  '@babel/runtime/helpers/esm/defineProperty.js':
    'export default (object, key, value) => ((object[key] = value), object);',
  '@babel/runtime/helpers/esm/objectSpread2.js': 'export default Object.assign;',
  '@babel/runtime/helpers/esm/toConsumableArray.js': 'export default (items) => [...items];',
};

/** `relay-runtime/lib/index.js`, wherever the package lies. */
const nameOf = (id: string) => /.*\/node_modules\/(.*)$/.exec(id)?.[1] ?? '';

export const standInOf = (id: string): string | undefined => standIns[nameOf(id)];

/**
 * A module of Relay's packages as the bundle needs it.
 *
 * @param kinds what the documents have, from `kindsIn`
 * @returns undefined for all other modules
 */
export function slim(code: string, id: string, kinds: ReadonlySet<string>): string | undefined {
  const name = nameOf(id);
  if (!/^(?:react-relay|relay-runtime|fbjs)\//.test(name) || name in standIns) return;
  const unreached = reachedBy
    .filter(([needing]) => !needing.some((kind) => kinds.has(kind)))
    .flatMap(([, functions]) => functions[name] ?? []);
  return leaveOut(toEsModule(code, id), unreached, name);
}

/** The kinds of nodes that the artifacts below a folder have. */
export function kindsIn(folder: string): ReadonlySet<string> {
  const artifacts = globSync('**/__generated__/*.graphql.ts', {
    cwd: folder,
    exclude: ['**/node_modules/**'],
  });
  return new Set(
    artifacts.flatMap((file) => {
      const artifact = readFileSync(path.join(folder, file), 'utf8');
      return [...artifact.matchAll(/"kind": "(\w+)"/g)].map(([, kind = '']) => kind);
    }),
  );
}
