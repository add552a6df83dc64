import type { consoleAnimalPlans, exportAnimalPlans } from '@campus/contract/animalplan/console/plans.ts'
import { sexNames } from '@campus/contract/animalplan/lines.ts'
import { type Plan, type PlanRow, planStateNames } from '@campus/contract/animalplan/plans.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { tableTypes } from '../../../platform/tables/table.ts'
import { makeTable } from '../../../platform/tables/table-work.ts'
import { record } from '../../audit/audit.service.ts'
import { countFiltered, listFiltered, sumFiltered } from '../plans/plan.repository.ts'
import { listLines } from '../plans/plan-line.repository.ts'
import { presentLine, presentRow } from '../plans/plan-view.ts'

export const listPlans = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...asked }: InputOf<typeof consoleAnimalPlans>,
): Promise<OutputOf<typeof consoleAnimalPlans>> => {
  const filter = { ...asked, schoolId: ctx.caller.schoolId }
  const rows = await listFiltered(ctx.sql, filter, { pageNum, pageSize }, sort)
  return {
    rows: rows.map((row) => presentRow(row, ctx.language)),
    total: await countFiltered(ctx.sql, filter),
    sums: await sumFiltered(ctx.sql, filter),
  }
}

const yuan = (fen: number) => (fen / 100).toFixed(2)

interface Cell {
  readonly heading: Phrase
  readonly of: (plan: PlanRow, line: Plan['lines'][number], ctx: CallerCtx) => string
}

const cells: readonly Cell[] = [
  { heading: ['课程', 'Course', '課程'], of: ({ course }) => course },
  { heading: ['学期', 'Term', '學期'], of: ({ term }) => term },
  { heading: ['申请人', 'Applicant', '申請人'], of: ({ person }) => person.name },
  { heading: ['单位', 'Unit', '單位'], of: ({ person }) => person.unitName },
  { heading: ['状态', 'Status', '狀態'], of: ({ state }, _line, ctx) => say(planStateNames[state], ctx.language) },
  { heading: ['经费', 'Fund', '經費'], of: ({ fundName }) => fundName },
  { heading: ['动物', 'Animal', '動物'], of: (_plan, line) => `${line.typeName} ${line.specificationName}` },
  { heading: ['性别', 'Sex', '性別'], of: (_plan, { sex }, ctx) => say(sexNames[sex], ctx.language) },
  { heading: ['数量', 'Number', '數量'], of: (_plan, { number }) => String(number) },
  { heading: ['到货日期', 'Arrival date', '到貨日期'], of: (_plan, { arrivesOn }) => arrivesOn },
  { heading: ['房间', 'Room', '房間'], of: (_plan, { roomName }) => roomName },
  { heading: ['饲养天数', 'Days of housing', '飼養天數'], of: (_plan, { days }) => String(days) },
  { heading: ['动物费（元）', 'Animals (CNY)', '動物費（元）'], of: (_plan, { price }) => yuan(price) },
  { heading: ['饲养费（元）', 'Housing (CNY)', '飼養費（元）'], of: (_plan, { housing }) => yuan(housing) },
]

const fileName: Phrase = ['动物采购计划', 'animal-plans', '動物採購計畫']
/** A plan has at most a hundred lines, so that a table is never longer than what is exported elsewhere. */
const maxPlans = 500

export const exportPlans = async (ctx: CallerCtx, { format, ...asked }: InputOf<typeof exportAnimalPlans>): Promise<RawAnswer> => {
  const { schoolId } = ctx.caller
  const filter = { ...asked, schoolId }
  if ((await countFiltered(ctx.sql, filter)) > maxPlans) throw refuse('export_too_large')
  const rows = await listFiltered(ctx.sql, filter, { pageNum: 1, pageSize: maxPlans })
  const plans = new Map(rows.map((row) => [row.id, presentRow(row, ctx.language)]))
  const lines = rows.length === 0 ? [] : await listLines(ctx.sql, [...plans.keys()])
  const table = [
    cells.map(({ heading }) => say(heading, ctx.language)),
    ...lines.flatMap((line) => {
      const plan = plans.get(line.plan_id)
      return plan ? [cells.map(({ of }) => of(plan, presentLine(line, ctx.language), ctx))] : []
    }),
  ]
  await record(ctx, { action: 'animalplan.exported', subjectKind: 'school', subjectId: schoolId, details: { plans: rows.length, format } })
  const content = await makeTable(table, format)
  return { content, contentType: tableTypes[format], name: `${say(fileName, ctx.language)}.${format}`, size: content.length }
}
