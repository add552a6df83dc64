/** Ids that are the same in every run: `id1`, `id2`, … */
export const countedIds = (): (() => string) => {
  let count = 0
  return () => {
    count += 1
    return `id${count}`
  }
}
