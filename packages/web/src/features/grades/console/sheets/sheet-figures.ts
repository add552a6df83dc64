import type { Sheet } from '@campus/contract/grades/sheets.ts'

/** What a reviewer looks at first. Who has no result yet does not count. */
export const figuresOf = (lines: Sheet['lines']) => {
  const totals = lines.flatMap(({ total }) => (total === null ? [] : [total]))
  const sum = totals.reduce((all, total) => all + total, 0)
  return {
    average: totals.length === 0 ? null : (sum / totals.length).toFixed(1),
    failed: totals.filter((total) => total < 60).length,
    highest: totals.length === 0 ? null : Math.max(...totals),
    lowest: totals.length === 0 ? null : Math.min(...totals),
  }
}
