import type { CartItem } from '@campus/contract/orders/cart.ts'

/** What is in a cart, apart as it is applied for. */
export interface Groups {
  readonly direct: readonly CartItem[]
  readonly approval: readonly CartItem[]
}

export type GroupName = keyof Groups
export const groupNames = ['direct', 'approval'] as const satisfies readonly GroupName[]

const settleable = (items: readonly CartItem[]) => items.filter(({ hindrance }) => hindrance === null).map(({ id }) => id)

/** The likely checkout: everything available of the first group. */
const firstSelection = (groups: Groups): ReadonlySet<string> => {
  return new Set(groupNames.map((name) => settleable(groups[name])).find((ids) => ids.length > 0))
}

/** When each item was last added. */
type Known = ReadonlyMap<string, string>

/** What the cart held when it was left, and what of it was ticked. */
interface Left {
  readonly known: Known
  readonly selected: ReadonlySet<string>
}

const itemsOf = (groups: Groups) => groupNames.flatMap((name) => groups[name])

const knownOf = (groups: Groups): Known => new Map(itemsOf(groups).map(({ id, addedAt }) => [id, addedAt]))

/** New, or copies of it were added again. */
const wasAdded = ({ id, addedAt }: CartItem, known: Known) => known.get(id) !== addedAt

/** As the cart was left; what came into it since is ticked. At first the likely check-out, with what was added last. */
export const selectionAfter = (groups: Groups, left: Left | undefined): ReadonlySet<string> => {
  const items = itemsOf(groups).filter(({ hindrance }) => hindrance === null)
  if (left) return new Set(items.filter((item) => left.selected.has(item.id) || wasAdded(item, left.known)).map(({ id }) => id))
  const [newest] = items.toSorted((one, other) => other.addedAt.localeCompare(one.addedAt))
  return new Set([...firstSelection(groups), ...(newest ? [newest.id] : [])])
}

/** The answer that was kept is shown first: what a newer one says was added meanwhile is ticked too. */
export const withAdded = (selected: ReadonlySet<string>, before: Groups, groups: Groups): ReadonlySet<string> => {
  const known = knownOf(before)
  return new Set([...selected, ...settleable(itemsOf(groups).filter((item) => wasAdded(item, known)))])
}

export const leaveCart = (groups: Groups, selected: ReadonlySet<string>): Left => ({ known: knownOf(groups), selected })

/** What is selected and still there, group by group. */
export const selectedIn = (groups: Groups, selected: ReadonlySet<string>): Groups => ({
  direct: groups.direct.filter(({ id }) => selected.has(id)),
  approval: groups.approval.filter(({ id }) => selected.has(id)),
})

/** The other way round for a whole group: everything available, or nothing. */
export const turnGroup = (items: readonly CartItem[], selected: ReadonlySet<string>): ReadonlySet<string> => {
  const ids = settleable(items)
  return isWhole(items, selected)
    ? new Set([...selected].filter((id) => !items.some((item) => item.id === id)))
    : new Set([...selected, ...ids])
}

export const isWhole = (items: readonly CartItem[], selected: ReadonlySet<string>): boolean => {
  const ids = settleable(items)
  return ids.length > 0 && ids.every((id) => selected.has(id))
}

export const turnOne = (id: string, selected: ReadonlySet<string>): ReadonlySet<string> => {
  const turned = new Set(selected)
  if (!turned.delete(id)) turned.add(id)
  return turned
}

export const sumOf = (items: readonly CartItem[]): number => items.reduce((sum, { amount }) => sum + amount, 0)
