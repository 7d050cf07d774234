import { Skeleton } from '@kreide/design-system';

/** In the place of what lies below the first screenful: the footer stays out of sight meanwhile. */
export const RestSkeleton = () => <Skeleton shape="block" height="100vh" />;
