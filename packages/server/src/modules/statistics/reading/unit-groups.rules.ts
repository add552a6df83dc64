interface Unit {
  readonly id: string
  readonly parent_id: string | null
}

/**
 * In which group each unit is shown: below one unit by its children, else by the topmost ones. A single topmost one is opened at once.
 */
export const groupUnits = (units: readonly Unit[], reached: readonly string[] | null): ReadonlyMap<string, string> => {
  const allowed = new Map(units.filter(({ id }) => reached === null || reached.includes(id)).map((unit) => [unit.id, unit]))
  const parentOf = (id: string) => {
    const parent = allowed.get(id)?.parent_id ?? null
    return parent !== null && allowed.has(parent) ? parent : null
  }
  const tops = [...allowed.keys()].filter((id) => parentOf(id) === null)
  const root = tops.length === 1 ? tops[0] : undefined
  const groupOf = (id: string): string => {
    const parent = parentOf(id)
    return parent === null || parent === root ? id : groupOf(parent)
  }
  return new Map([...allowed.keys()].map((id) => [id, groupOf(id)]))
}
