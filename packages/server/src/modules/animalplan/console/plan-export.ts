import { consoleAnimalPlans, PlanFilter } from '@campus/contract/animalplan/console/plans.ts'
import { sexNames } from '@campus/contract/animalplan/lines.ts'
import { type Plan, type PlanRow, planStateNames } from '@campus/contract/animalplan/plans.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { z } from 'zod'
import type { CallerCtx } from '../../../context/context.ts'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { listWindows } from '../catalogue/catalogue.repository.ts'
import { filteredIds, listByIds } from '../plans/plan.repository.ts'
import { countLines, listLinesAfter } from '../plans/plan-line.repository.ts'
import { presentLine, presentRow } from '../plans/plan-view.ts'
import { listFunds } from './catalogue-admin.repository.ts'

type Filter = z.output<typeof PlanFilter>

interface Row {
  /** A line has no id of its own. */
  readonly id: string
  readonly plan: PlanRow
  readonly line: Plan['lines'][number]
}

const lineOf = (cursor: string) => {
  const [planId = '', position] = cursor.split('/')
  return { planId, position: Number(position) }
}

const plansOf = (ctx: CallerCtx, filter: Filter) => filteredIds(ctx.sql, { ...filter, schoolId: ctx.caller.schoolId })

const listRows = async (ctx: CallerCtx, filter: Filter, { cursor, limit }: FromCursor): Promise<Row[]> => {
  const after = cursor === undefined ? undefined : lineOf(cursor)
  const lines = await listLinesAfter(ctx.sql, plansOf(ctx, filter), { after, limit })
  const ids = [...new Set(lines.map(({ plan_id }) => plan_id))]
  const found = ids.length === 0 ? [] : await listByIds(ctx.sql, ids)
  const plans = new Map(found.map((row) => [row.id, presentRow(row, ctx.language)]))
  return lines.flatMap((row) => {
    const plan = plans.get(row.plan_id)
    return plan ? [{ id: `${row.plan_id}/${row.position}`, plan, line: presentLine(row, ctx.language) }] : []
  })
}

const tellFund = async (ctx: CallerCtx, id: string) => {
  const fund = (await listFunds(ctx.sql, ctx.caller.schoolId)).find((each) => each.id === id)
  return fund ? `${fund.year} ${nameIn({ name: fund.name, nameEn: fund.name_en, nameTw: fund.name_tw }, ctx.language)}` : ''
}

const tellWindow = async (ctx: CallerCtx, id: string) =>
  (await listWindows(ctx.sql, ctx.caller.schoolId)).find((each) => each.id === id)?.term ?? ''

/** One row for each line of the plans that the list shows. */
export const planExport = exportSource<typeof PlanFilter, Row>({
  who: consoleAnimalPlans.who,
  filter: PlanFilter,
  filterNames: {
    state: [['状态', 'Status', '狀態'], tellOne(planStateNames)],
    fundId: [['经费', 'Fund', '經費'], tellFund],
    windowId: [['学期', 'Term', '學期'], tellWindow],
    words: listFilterNames.words,
  },
  columns: [
    { key: 'course', title: ['课程', 'Course', '課程'], cell: ({ plan }) => plan.course },
    { key: 'term', title: ['学期', 'Term', '學期'], cell: ({ plan }) => plan.term },
    { key: 'applicant', title: ['申请人', 'Applicant', '申請人'], cell: ({ plan }) => plan.person.name },
    { key: 'unit', title: ['单位', 'Unit', '單位'], cell: ({ plan }) => plan.person.unitName },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ plan }, { say }) => say(planStateNames[plan.state]) },
    { key: 'fund', title: ['经费', 'Fund', '經費'], cell: ({ plan }) => plan.fundName },
    { key: 'animal', title: ['动物', 'Animal', '動物'], cell: ({ line }) => `${line.typeName} ${line.specificationName}` },
    { key: 'sex', title: ['性别', 'Sex', '性別'], cell: ({ line }, { say }) => say(sexNames[line.sex]) },
    { key: 'number', title: ['数量', 'Number', '數量'], cell: ({ line }) => String(line.number) },
    { key: 'arrivesOn', title: ['到货日期', 'Arrival date', '到貨日期'], cell: ({ line }) => line.arrivesOn },
    { key: 'room', title: ['房间', 'Room', '房間'], cell: ({ line }) => line.roomName },
    { key: 'days', title: ['饲养天数', 'Days of housing', '飼養天數'], cell: ({ line }) => String(line.days) },
    { key: 'price', title: ['动物费（元）', 'Animals (CNY)', '動物費（元）'], cell: ({ line }, { money }) => money(line.price) },
    { key: 'housing', title: ['饲养费（元）', 'Housing (CNY)', '飼養費（元）'], cell: ({ line }, { money }) => money(line.housing) },
  ],
  scopeOf: readingScopeOf,
  count: (ctx, filter, max) => countLines(ctx.sql, plansOf(ctx, filter), max),
  list: listRows,
  peopleOf: ({ plan }) => [plan.person.id],
})
