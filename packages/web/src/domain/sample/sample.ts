/** Of so many, how many somebody should have looked at before all are decided alike. */
const sampleSize = (count: number) => Math.min(count, Math.max(3, Math.ceil(count / 10)))

/** Some that nobody picked: the end of an id is random, so its order is too, and stays the same while others are added. */
export const sampleOf = <Item extends { readonly id: string }>(all: readonly Item[]): readonly Item[] =>
  all.toSorted((one, other) => one.id.slice(-12).localeCompare(other.id.slice(-12))).slice(0, sampleSize(all.length))
