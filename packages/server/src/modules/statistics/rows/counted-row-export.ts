import { say } from '@campus/contract/language.ts'
import { CountedRowsFilter, statisticRows } from '@campus/contract/statistics/rows.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellMoment } from '../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { nameKeys } from '../reading/names.service.ts'
import { statisticSources } from '../sources.extension.ts'
import { type CountedRow, countCounted, listCountedAfter, type ReadUntil } from './counted-row.repository.ts'
import { askedFor, type CountedFilter, mayReadRows, presentRows } from './counted-row.service.ts'

type Row = Awaited<ReturnType<typeof presentRows>>[number] & { readonly id: string; readonly personId: string | null }

const untilOf = (cursor: string): ReadUntil => {
  const [moment = '', read] = cursor.split('|')
  return { moment, read: Number(read) }
}

/** After each row, how many of its moment were read: rows of one moment may be alike in everything. */
const cursorsOf = (rows: readonly CountedRow[], last: ReadUntil | undefined): string[] => {
  let { moment, read } = last ?? { moment: '', read: 0 }
  return rows.map((row) => {
    ;[moment, read] = [row.moment, row.moment === moment ? read + 1 : 1]
    return `${moment}|${read}`
  })
}

const tellSource = (ctx: CallerCtx, source: CountedFilter['source']) => say(statisticSources.of(ctx)[source].name, ctx.language)

const tellKey =
  (by: 'subject' | 'outcome') =>
  async (ctx: CallerCtx, key: string, { source }: CountedFilter): Promise<string> =>
    (await nameKeys(ctx, { schoolId: ctx.caller.schoolId, source, by, units: [] }, [key])).get(key) ?? key

/** What one mark of a chart counted, in the order and with the reach of its screen. */
export const countedRowExport = exportSource<typeof CountedRowsFilter, Row>({
  who: statisticRows.who,
  filter: CountedRowsFilter,
  filterNames: {
    source: [['统计内容', 'Counted', '統計內容'], tellSource],
    from: [['开始时间', 'From', '開始時間'], tellMoment],
    until: [['结束时间', 'Until', '結束時間'], tellMoment],
    unitId: listFilterNames.unitId,
    subject: [['对象', 'Subject', '對象'], tellKey('subject')],
    outcome: [['结果', 'Outcome', '結果'], tellKey('outcome')],
  },
  columns: [
    { key: 'at', title: ['时间', 'Time', '時間'], cell: ({ at }, { time }) => time(at) },
    { key: 'number', title: ['学工号', 'Number', '學工號'], cell: ({ person }) => person?.number ?? '' },
    { key: 'name', title: ['人员', 'Person', '人員'], cell: ({ person }) => person?.name ?? '' },
    { key: 'subject', title: ['对象', 'Subject', '對象'], cell: ({ subjectName }) => subjectName },
    { key: 'outcome', title: ['结果', 'Outcome', '結果'], cell: ({ outcomeName }) => outcomeName },
    { key: 'unit', title: ['单位', 'Unit', '單位'], cell: ({ unitName }) => unitName },
  ],
  mayRead: mayReadRows,
  scopeOf: readingScopeOf,
  count: async (ctx, filter, max) => countCounted(ctx.sql, await askedFor(ctx, filter), max),
  list: async (ctx, filter, { cursor, limit }) => {
    const last = cursor === undefined ? undefined : untilOf(cursor)
    const rows = await listCountedAfter(ctx.sql, await askedFor(ctx, filter), last, limit)
    const cursors = cursorsOf(rows, last)
    const shown = await presentRows(ctx, filter, rows)
    return shown.map((row, at) => ({ ...row, id: cursors[at] ?? '', personId: rows[at]?.person_id ?? null }))
  },
  peopleOf: ({ personId }) => [personId],
})
