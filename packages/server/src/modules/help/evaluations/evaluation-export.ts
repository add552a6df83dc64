import { EvaluationFilter, evaluationResults } from '@campus/contract/help/evaluations.ts'
import type { z } from 'zod'
import type { CallerCtx } from '../../../context/context.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames } from '../../logs/lists/list-filter.service.ts'
import { labelsOf } from '../../school/dictionaries/dictionary.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { countSuggestions, listSuggestionsAfter } from './evaluation.repository.ts'

type Row = Awaited<ReturnType<typeof listSuggestionsAfter>>[number] & { readonly typeName: string }

const askedBy = async (ctx: CallerCtx, { type, ...days }: z.output<typeof EvaluationFilter>) => ({
  schoolId: ctx.caller.schoolId,
  type,
  ...(await daysAtSchool(ctx, days)),
})

/** What was said, never by whom. */
export const evaluationExport = exportSource<typeof EvaluationFilter, Row>({
  who: evaluationResults.who,
  filter: EvaluationFilter,
  filterNames: {
    from: listFilterNames.from,
    until: listFilterNames.until,
    type: [['服务', 'Service', '服務'], async (ctx, type) => (await labelsOf(ctx, ctx.caller.schoolId, 'evaluation_type'))(type)],
  },
  columns: [
    { key: 'type', title: ['服务', 'Service', '服務'], cell: ({ typeName }) => typeName },
    { key: 'score', title: ['评分', 'Rating', '評分'], cell: ({ score }) => String(score) },
    { key: 'suggestion', title: ['建议', 'Suggestion', '建議'], cell: ({ suggestion }) => suggestion },
    { key: 'at', title: ['时间', 'Time', '時間'], cell: ({ created_at }, { time }) => time(created_at) },
  ],
  scopeOf: () => Promise.resolve('school'),
  count: async (ctx, filter) => countSuggestions(ctx.sql, await askedBy(ctx, filter)),
  list: async (ctx, filter, from) => {
    const nameOf = await labelsOf(ctx, ctx.caller.schoolId, 'evaluation_type')
    const rows = await listSuggestionsAfter(ctx.sql, await askedBy(ctx, filter), from)
    return rows.map((row) => ({ ...row, typeName: nameOf(row.type) }))
  },
  peopleOf: () => [],
})
