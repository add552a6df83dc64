import { statisticSources as sourceNames } from '@campus/contract/statistics/chart.ts'
import type { Ctx } from '../../../context/context.ts'
import { dayAfter, dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { listSchoolIds } from '../../school/school/school-ids.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { keptSince } from '../kept.rules.ts'
import { statisticSources } from '../sources.extension.ts'
import { rollUp } from './roll-up.service.ts'
import { rowsSince } from './rows-since.service.ts'
import { findFirstMoment, listDifferences } from './verify.repository.ts'

/** The first whole day of a school whose rows are all there. */
const firstWholeDay = (timeZone: string, since: Date) => {
  const day = dayIn(timeZone, since)
  return startOfDay(timeZone, day) < since ? dayAfter(day) : day
}

const dayMs = 86_400_000
/** So many days are compared at once, however many years there are. */
const pieceDays = 31

const piecesOf = (timeZone: string, from: Date, to: Date) => {
  const pieces = []
  for (let day = dayIn(timeZone, from); startOfDay(timeZone, day) < to; day = dayAfter(day, pieceDays)) {
    const end = startOfDay(timeZone, dayAfter(day, pieceDays))
    pieces.push({ from: startOfDay(timeZone, day), to: end < to ? end : to })
  }
  return pieces
}

/** Counts all rows of a school again, up to the end of yesterday: today is still being counted. */
export const verifySchool = async (ctx: Ctx, schoolId: string) => {
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const to = startOfDay(timeZone, dayIn(timeZone, ctx.now()))
  const found: string[] = []
  for (const source of sourceNames) {
    const asked = { schoolId, source, events: statisticSources.of(ctx)[source].events, keptSince: keptSince(timeZone, ctx.now()) }
    const kept = startOfDay(timeZone, firstWholeDay(timeZone, await rowsSince(ctx, schoolId, source)))
    const first = await findFirstMoment(ctx.sql, asked)
    // Days begin at other moments elsewhere: a day earlier holds the first one whatever the clock.
    const from = first && new Date(Math.max(kept.getTime(), first.getTime() - dayMs))
    for (const piece of from ? piecesOf(timeZone, from, to) : [])
      for (const { what, at, stored, counted } of await listDifferences(ctx.sql, { ...asked, ...piece }))
        found.push(`School ${schoolId}, ${source}, ${what} ${at}: ${stored} stored, ${counted} counted.`)
  }
  return found
}

/** Of every school. Numbers are at most a minute behind their rows, so they are counted first. */
export const verifyStatistics = async (ctx: Ctx): Promise<{ schools: number; findings: string[] }> => {
  await rollUp(ctx)
  const schools = await listSchoolIds(ctx.sql)
  const findings: string[] = []
  for (const id of schools) findings.push(...(await verifySchool(ctx, id)))
  return { schools: schools.length, findings }
}
