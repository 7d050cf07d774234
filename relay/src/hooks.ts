export {
  RelayEnvironmentProvider,
  useFragment,
  useMutation,
  usePaginationFragment,
  useRefetchableFragment,
  useRelayEnvironment,
} from 'react-relay';
