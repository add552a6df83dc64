import type { animalBuyRemind } from '@campus/contract/animalplan/plans.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { dayAfter } from '../../../platform/time/zoned-day.ts'
import { listWindows } from '../catalogue/catalogue.repository.ts'
import { todayOf } from '../catalogue/catalogue.service.ts'
import { listOwn } from './plan.repository.ts'
import { listArrivals } from './plan-line.repository.ts'
import { presentLine } from './plan-view.ts'

/** So many days before a term opens and before animals arrive, people are reminded. */
const daysAhead = 14

const recent = { pageNum: 1, pageSize: 100 }

export const remind = async (ctx: CallerCtx): Promise<OutputOf<typeof animalBuyRemind>> => {
  const { schoolId, personId } = ctx.caller
  const today = await todayOf(ctx)
  const soon = dayAfter(today, daysAhead)
  const windows = (await listWindows(ctx.sql, schoolId)).filter((row) => row.closes_on >= today && row.opens_on <= soon)
  const plans = (await listOwn(ctx.sql, personId, recent)).filter((row) => row.state === 'draft' || row.resubmit_task_id !== null)
  const arrivals = await listArrivals(ctx.sql, personId, today, soon)
  return {
    windows: windows.map((row) => ({
      id: row.id,
      term: row.term,
      opensOn: row.opens_on,
      closesOn: row.closes_on,
      arrivalsFrom: row.arrivals_from,
      arrivalsUntil: row.arrivals_until,
      isOpen: row.opens_on <= today,
    })),
    deadlines: plans.flatMap((row) =>
      row.closes_on === null
        ? []
        : [{ planId: row.id, course: row.course, term: row.term ?? '', lastDay: row.closes_on, isReturned: row.resubmit_task_id !== null }],
    ),
    arrivals: arrivals.map((row) => {
      const { arrivesOn, specificationName, number, roomName } = presentLine(row, ctx.language)
      return { planId: row.plan_id, course: row.course, arrivesOn, specificationName, number, roomName }
    }),
  }
}
