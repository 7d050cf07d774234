// The modules behind react-relay's index, which has types for the index only.
declare module 'react-relay/lib/relay-hooks/RelayEnvironmentProvider.js' {
  export { RelayEnvironmentProvider as default } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/useFragment.js' {
  export { useFragment as default } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/useMutation.js' {
  export { useMutation as default } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/usePaginationFragment.js' {
  export { usePaginationFragment as default } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/useRefetchableFragment.js' {
  export { useRefetchableFragment as default } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/useRelayEnvironment.js' {
  export { useRelayEnvironment as default } from 'react-relay/hooks';
}
