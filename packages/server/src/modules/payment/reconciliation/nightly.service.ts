import type { Provider } from '@campus/contract/payment/pay-ways.ts'
import type { Ctx } from '../../../context/context.ts'
import { eachForItself } from '../../../context/each-for-itself.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { dayAfter, dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { type BillLine, BillNotReady, type PayPort } from '../../../ports/pay/pay.ts'
import { reconcileDayJob } from '../payment.jobs.ts'
import { billZone } from '../record/numbers.rules.ts'
import { notifyDifferences } from '../record/payment-messages.ts'
import { type Day, listNamed, listSchoolsToCompare } from './books.repository.ts'
import { compareSchool } from './reconcile.service.ts'
import { saveFailed } from './reconciliation.repository.ts'

const daysTakenUp = 7

export const todayAtProviders = (now: Date) => dayIn(billZone, now)

export const dayOf = (provider: Provider, day: string): Day => ({
  provider,
  day,
  from: startOfDay(billZone, day),
  until: startOfDay(billZone, dayAfter(day)),
})

/** Each school reads the lines of its own payments; a number that is nobody's here is only counted. */
export const sortLines = async (ctx: Ctx, provider: Provider, lines: readonly BillLine[]) => {
  const named = await listNamed(ctx.sql, provider, [...new Set(lines.map(({ number }) => number))])
  const schoolOf = new Map(named.map(({ number, school_id }) => [number, school_id]))
  const strangers = lines.filter(({ number }) => !schoolOf.has(number)).length
  if (strangers > 0) ctx.services.log.warn({ provider, lines: strangers }, 'the bill names payments that are not ours')
  return Map.groupBy(lines, ({ number }) => schoolOf.get(number))
}

/** Each day of late that a school has not compared: yesterday, days without a bill, and nights in which no server ran. */
export const queueNightly = async (ctx: Ctx) => {
  const today = todayAtProviders(ctx.now())
  const days = Array.from({ length: daysTakenUp }, (_, before) => dayAfter(today, -1 - before))
  for (const { provider } of Object.values(ctx.services.pay))
    for (const day of days)
      if ((await listSchoolsToCompare(ctx.sql, provider, day)).length > 0)
        await ctx.services.jobs.add(ctx.sql, reconcileDayJob, { provider, day })
}

const fetchBill = async (ctx: Ctx, port: PayPort, day: string, schools: readonly { id: string }[]) => {
  try {
    return await port.bill(day)
  } catch (error) {
    if (!(error instanceof BillNotReady || error instanceof OutsideFailure)) throw error
    const reason = error instanceof BillNotReady ? 'bill_not_ready' : 'pay_failed'
    for (const { id } of schools) await saveFailed(ctx.sql, { schoolId: id, provider: port.provider, day, now: ctx.now() }, reason)
    throw error
  }
}

/** The job of one provider and day, for each school by itself: what fails is tried again, and in the coming nights. */
export const reconcileAll = async (ctx: Ctx, { provider, day }: { readonly provider: Provider; readonly day: string }) => {
  const port = ctx.services.pay[provider]
  const schools = await listSchoolsToCompare(ctx.sql, provider, day)
  if (!port || schools.length === 0) return
  const lines = await sortLines(ctx, provider, await fetchBill(ctx, port, day, schools))
  const compare = async ({ id: schoolId }: { readonly id: string }) => {
    const { unsettled } = await compareSchool(ctx, port, { schoolId, day: dayOf(provider, day), lines: lines.get(schoolId) ?? [] })
    if (unsettled > 0) await notifyDifferences(ctx, { schoolId, provider, day, count: unsettled })
  }
  await eachForItself(ctx, schools, compare, 'A school could not be compared with its bill.')
  const { length: left } = await listSchoolsToCompare(ctx.sql, provider, day)
  if (left > 0) throw new Error(`${left} schools could not be compared with the bill of ${day}`)
}
