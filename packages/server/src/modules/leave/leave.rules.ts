const day = 86_400_000
const maxDaysBack = 30

/** Leave is asked for ahead, or soon after an illness; what lies further back is a matter for the college. */
export const beginsTooLongAgo = (startsAt: Date, now: Date) => now.getTime() - startsAt.getTime() > maxDaysBack * day
