/** Counts what is open under a key, and says when the key has reached its limit. */
interface OpenCount {
  isFull(key: string): boolean
  add(key: string): void
  remove(key: string): void
}

export const countOpen = (limit: number): OpenCount => {
  const counts = new Map<string, number>()
  return {
    isFull: (key) => (counts.get(key) ?? 0) >= limit,
    add(key) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    remove(key) {
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    },
  }
}
