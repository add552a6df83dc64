import type { OutputOf } from '@campus/contract/call.ts'
import type { orgTree } from '@campus/contract/school/console/organisation.ts'
import { kindsUnder } from '@campus/contract/school/organisation.ts'

export type Unit = OutputOf<typeof orgTree>[number]
export type Kind = Unit['kind']

/** What may be put into a unit, or into the school itself. */
export const kindsWithin = (units: readonly Unit[], parentId: string | null): readonly Kind[] =>
  kindsUnder[parentId === null ? 'school' : (units.find(({ id }) => id === parentId)?.kind ?? 'class')]

/** A unit and all that lies in it, however deep: none of them can become its parent. */
export const withAllBelow = (units: readonly Unit[], id: string): ReadonlySet<string> => {
  const found = new Set([id])
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const unit of units) if (unit.parentId !== null && found.has(unit.parentId)) found.add(unit.id)
  }
  return found
}

/** Behind all its siblings. */
export const nextPosition = (units: readonly Unit[], parentId: string | null): number =>
  Math.max(-1, ...units.filter((unit) => unit.parentId === parentId).map(({ position }) => position)) + 1

/** How many people are in each unit and in all that lies in it: everybody counts in their own unit and in those above. */
export const peopleWithin = (units: readonly Unit[]): ReadonlyMap<string, number> => {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const totals = new Map<string, number>()
  for (const { id, people } of units) {
    const passed = new Set<string>()
    for (let at = byId.get(id); at && !passed.has(at.id); at = at.parentId === null ? undefined : byId.get(at.parentId)) {
      passed.add(at.id)
      totals.set(at.id, (totals.get(at.id) ?? 0) + people)
    }
  }
  return totals
}
