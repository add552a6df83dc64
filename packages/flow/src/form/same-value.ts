import { isEmpty } from '../conditions/compare.ts'

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Whether two values say the same. The database keeps the keys of an object in an order of its own. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
