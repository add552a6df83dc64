interface Weighed {
  readonly weight: number
}

export const weightOf = (parts: readonly Weighed[]): number => parts.reduce((sum, { weight }) => sum + weight, 0)

/** The weighted mean to one decimal, half up; null until all marks are there. Marks have one decimal: as whole numbers they add up without a remainder. */
export const totalOf = (parts: readonly Weighed[], marks: readonly (number | null)[]): number | null => {
  let total = 0
  for (const [at, { weight }] of parts.entries()) {
    const mark = marks[at] ?? null
    if (mark === null) return null
    total += Math.round(mark * 10) * weight
  }
  return Math.round(total / 100) / 10
}
