import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Every route stands in the first page's manifest: a shop's table is short, and no
  // navigation waits for a discovery request.
  routeDiscovery: { mode: 'initial' },
  // What client loaders and actions of our pages consist of is in chunks that the pages share: files
  // of their own would only lead there, and cost a request each.
  splitRouteModules: false,
} satisfies Config;
