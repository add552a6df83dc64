export interface Unit {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
}

/** One line of the tree as it is drawn. */
export interface UnitRow<U extends Unit = Unit> {
  readonly unit: U
  /** From 1, at the top. */
  readonly level: number
  readonly hasChildren: boolean
  readonly isOpen: boolean
  /** Its place among its siblings, from 1. */
  readonly place: number
  readonly siblings: number
}

export interface TreeView {
  readonly open: ReadonlySet<string>
  readonly search: string
}

/** Who sees only a part of the organisation gets units whose parent is missing: they stand at the top. */
const childrenByParent = <U extends Unit>(units: readonly U[]): ReadonlyMap<string | null, readonly U[]> => {
  const known = new Set(units.map(({ id }) => id))
  return Map.groupBy(units, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null))
}

/** From the top down to the unit itself. */
export const trailOf = <U extends Unit>(units: readonly U[], id: string): readonly U[] => {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const trail: U[] = []
  for (let unit = byId.get(id); unit && !trail.includes(unit); unit = unit.parentId === null ? undefined : byId.get(unit.parentId))
    trail.unshift(unit)
  return trail
}

const isNamed = ({ name, nameEn, nameTw }: Unit, wanted: string) =>
  [name, nameEn, nameTw].some((text) => text.toLowerCase().includes(wanted))

/** With a search: what it finds and the way there, all open. */
const shownBySearch = (units: readonly Unit[], search: string): ReadonlySet<string> | undefined => {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return undefined
  const found = units.filter((unit) => isNamed(unit, wanted))
  return new Set(found.flatMap(({ id }) => trailOf(units, id).map((above) => above.id)))
}

/** The tree as the lines that are in sight, from the top. */
export const rowsInSight = <U extends Unit>(units: readonly U[], { open, search }: TreeView): readonly UnitRow<U>[] => {
  const shown = shownBySearch(units, search)
  const children = childrenByParent(units)
  const below = (parentId: string | null, level: number): readonly UnitRow<U>[] => {
    const siblings = (children.get(parentId) ?? []).filter(({ id }) => shown?.has(id) ?? true)
    return siblings.flatMap((unit, index) => {
      const hasChildren = (children.get(unit.id) ?? []).some(({ id }) => shown?.has(id) ?? true)
      const isOpen = hasChildren && (shown !== undefined || open.has(unit.id))
      const row = { unit, level, hasChildren, isOpen, place: index + 1, siblings: siblings.length }
      return isOpen ? [row, ...below(unit.id, level + 1)] : [row]
    })
  }
  return below(null, 1)
}
