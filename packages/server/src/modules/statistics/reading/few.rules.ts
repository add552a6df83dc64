import type { Count } from '@campus/contract/statistics/chart.ts'

/** Fewer could be known by name. */
const fewest = 5

/** What one reads of a number: of fewer than five, that it is few, however often they did it. Nobody may be known (0). */
export const shown = (value: number, count: number, mayOpenRows: boolean, people = 0): Count => {
  const least = people > 0 ? Math.min(count, people) : count
  return !mayOpenRows && least > 0 && least < fewest ? '<5' : value
}

/** A total that was taken whole would tell what its parts hide: it is of what is shown. */
export const totalOf = (values: readonly Count[]): Count => {
  const sum = values.reduce<number>((total, value) => (value === '<5' ? total : total + value), 0)
  return sum === 0 && values.includes('<5') ? '<5' : sum
}
