import { kindsUnder } from '@campus/contract/school/organisation.ts'

export type UnitKind = Exclude<keyof typeof kindsUnder, 'school'>

export interface PlannedUnit {
  readonly code: string
  readonly kind: UnitKind
  /** The code of the unit above; null right under the school. */
  readonly parent: string | null
}

export type TreeProblem = 'unknownParent' | 'inItself' | 'misplaced'

/** What is wrong with the place of a unit in the tree as it will be. */
const problemOf = (unit: PlannedUnit, tree: ReadonlyMap<string, PlannedUnit>): TreeProblem | undefined => {
  const parent = unit.parent === null ? undefined : tree.get(unit.parent)
  if (unit.parent !== null && !parent) return 'unknownParent'
  const seen = new Set([unit.code])
  for (let above = parent; above; above = above.parent === null ? undefined : tree.get(above.parent)) {
    if (seen.has(above.code)) return 'inItself'
    seen.add(above.code)
  }
  return kindsUnder[parent?.kind ?? 'school'].includes(unit.kind) ? undefined : 'misplaced'
}

/**
 * Which planned units cannot stand where they are to. A unit that stays where it is may not fit any more under one that changes;
 * then the one that changes is wrong. What is left out may leave others without their place, so it is looked again.
 */
export const findMisplaced = (known: readonly PlannedUnit[], planned: readonly PlannedUnit[]): ReadonlyMap<string, TreeProblem> => {
  const wrong = new Map<string, TreeProblem>()
  for (;;) {
    const kept = planned.filter(({ code }) => !wrong.has(code))
    const tree = new Map([...known, ...kept].map((unit) => [unit.code, unit]))
    const byCode = new Set(kept.map(({ code }) => code))
    const found = [...tree.values()].flatMap((unit) => {
      const problem = problemOf(unit, tree)
      const culprit = byCode.has(unit.code) ? unit.code : unit.parent
      return problem && culprit !== null && byCode.has(culprit) ? [[culprit, problem] as const] : []
    })
    if (found.length === 0) return wrong
    for (const [code, problem] of found) wrong.set(code, problem)
  }
}

/** Units above before those below, so that each finds its parent. */
export const fromTheTop = <Unit extends PlannedUnit>(units: readonly Unit[]): Unit[] => {
  const byCode = new Map(units.map((unit) => [unit.code, unit]))
  const depthOf = (unit: Unit): number => {
    const parent = unit.parent === null ? undefined : byCode.get(unit.parent)
    return parent ? depthOf(parent) + 1 : 0
  }
  return units.toSorted((one, other) => depthOf(one) - depthOf(other))
}
