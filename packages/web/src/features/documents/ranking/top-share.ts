/** Among which percent one stands from the top, rounded so that nobody looks better than they are: the first of 86 is in the top 2. */
export const topShare = (rank: number, of: number): number => (of === 0 ? 100 : Math.max(1, Math.ceil((rank / of) * 100)))
