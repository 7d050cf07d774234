import { Skeleton } from '@kreide/design-system';

/** As high as the screen, so that the footer stays below it while the part loads. */
export const BelowFoldSkeleton = () => <Skeleton shape="block" height="100vh" />;
