import { Skeleton, Stack } from '@kreide/design-system';

/** About as high as the row. */
export const ViewedSkeleton = () => (
  <Stack gap="m" aria-busy>
    <Skeleton width="14rem" height="2.5rem" />
    <Skeleton shape="block" height="26rem" />
  </Stack>
);
