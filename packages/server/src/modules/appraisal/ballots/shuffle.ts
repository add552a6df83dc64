import { randomInt } from 'node:crypto'

/** The same in an order in which each is equally likely. */
export const shuffle = <Item>(items: readonly Item[]): Item[] => {
  const left = [...items]
  const shuffled: Item[] = []
  while (left.length > 0) shuffled.push(...left.splice(randomInt(left.length), 1))
  return shuffled
}
