import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Every route stands in the first page's manifest: a shop's table is short, and no
  // navigation waits for a discovery request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
