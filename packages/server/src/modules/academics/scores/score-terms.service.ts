import type { Ctx } from '../../../context/context.ts'
import { bestAttempts } from './attempt.rules.ts'
import { type AskedScores, readScores, show } from './score.service.ts'
import { summarise } from './summary.rules.ts'

/** Every attempt, the newest term first, with what counts of them and totals. */
export const scoresByTerm = async (ctx: Ctx, asked: AskedScores) => {
  const rows = await readScores(ctx, asked)
  const best = bestAttempts(rows)
  const counted = new Set(best)
  const terms = Map.groupBy(rows, (row) => `${row.academicYear} ${row.semester}`)
  return {
    terms: [...terms.values()].flatMap((rows) => {
      const [first] = rows
      if (!first) return []
      return {
        academicYear: first.academicYear,
        semester: first.semester,
        rows: rows.map((row) => ({ ...show(row, ctx.language), counts: counted.has(row) })),
        summary: summarise(bestAttempts(rows)),
      }
    }),
    summary: summarise(best),
  }
}
