/** Numbers that look random and are the same for the same seed (mulberry32). */
export const randomOf = (seed: number) => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share: number) => next() < share,
    oneOf: <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)],
    someOf: <Item>(items: readonly Item[], share: number): readonly Item[] => items.filter(() => next() < share),
  }
}

export type Random = ReturnType<typeof randomOf>
