import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { evaluationResults } from '@campus/contract/help/evaluations.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { labelsOf } from '../../school/dictionaries/dictionary.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { listSuggestions, tallyScores } from './evaluation.repository.ts'
import { summarise } from './evaluation.rules.ts'

/** What the school learns: numbers and suggestions, never who said what. */
export const readResults = async (
  ctx: CallerCtx,
  { type, from, until, sort, ...page }: InputOf<typeof evaluationResults>,
): Promise<OutputOf<typeof evaluationResults>> => {
  const { schoolId } = ctx.caller
  const asked = { schoolId, type, ...(await daysAtSchool(ctx, { from, until })) }
  const tally = await tallyScores(ctx.sql, asked)
  const suggestions = await listSuggestions(ctx.sql, asked, page, sort)
  const typeName = await labelsOf(ctx, schoolId, 'evaluation_type')
  const byType = [...Map.groupBy(tally, (row) => row.type)].map(([word, rows]) => ({
    type: word,
    typeName: typeName(word),
    ...summarise(rows),
  }))
  const byMonth = [...Map.groupBy(tally, (row) => row.month)]
    .map(([month, rows]) => {
      const { count, mean } = summarise(rows)
      return { month, count, mean }
    })
    .sort((one, other) => one.month.localeCompare(other.month))
  return {
    byType,
    byMonth,
    suggestions: {
      rows: suggestions.map((row) => ({
        id: row.id,
        typeName: typeName(row.type),
        score: row.score,
        suggestion: row.suggestion,
        at: row.created_at.toISOString(),
      })),
      total: summarise(tally).count,
    },
  }
}
