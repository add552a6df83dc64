import type { OutputOf } from '@campus/contract/call.ts'
import type { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import type { SchoolCalendar } from '../../../platform/time/working-days.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { lastDayOf, momentOn, type PeriodSet, type TeachingCalendar } from './calendar.rules.ts'
import * as repository from './term.repository.ts'

const setsOf = (rows: Awaited<ReturnType<typeof repository.listPeriods>>): PeriodSet[] =>
  [...Map.groupBy(rows, ({ holds_from }) => holds_from)].map(([holdsFrom, periods]) => ({
    holdsFrom,
    periods: periods.map(({ number, starts, ends }) => ({ number, starts, ends })),
  }))

export const readPeriodSets = async (ctx: Ctx, schoolId: string): Promise<PeriodSet[]> =>
  setsOf(await repository.listPeriods(ctx.sql, schoolId))

/** Make-up days of the settings in the order of the calendar, each with the date that it follows. */
export const readMakeUpDays = async (ctx: Ctx, schoolId: string, calendar?: SchoolCalendar) => {
  const { makeUpDays } = calendar ?? (await readSettings(ctx.sql, schoolId))
  const followed = new Map((await repository.listTermDays(ctx.sql, schoolId)).map(({ day, follows }) => [day, follows]))
  return makeUpDays.map((day) => ({ day, follows: followed.get(day) ?? null }))
}

/** By the settings, or by those that are just being saved. */
export const readCalendar = async (ctx: Ctx, schoolId: string, calendar?: SchoolCalendar): Promise<TeachingCalendar> => {
  const { timeZone, holidays } = calendar ?? (await readSettings(ctx.sql, schoolId))
  const madeUp = (await readMakeUpDays(ctx, schoolId, calendar)).flatMap(({ day, follows }) =>
    follows === null ? [] : [[follows, day] as const],
  )
  return { timeZone, holidays: new Set(holidays), madeUpOn: new Map(madeUp), periodSets: await readPeriodSets(ctx, schoolId) }
}

/** These times of day on those of the days that are no holidays, without times that the clock skips or shows twice. */
export const timesOnDays = async (ctx: Ctx, schoolId: string, days: readonly string[], times: readonly string[]) => {
  const { timeZone, holidays } = await readSettings(ctx.sql, schoolId)
  return days
    .filter((day) => !holidays.includes(day))
    .flatMap((day) =>
      times.flatMap((time) => {
        const startsAt = momentOn(timeZone, day, time)
        return startsAt ? [{ day, startsAt }] : []
      }),
    )
}

export const presentTerm = (row: repository.TermRow, today: string) => {
  const days = { firstMonday: row.first_monday, weeks: row.weeks }
  return {
    id: row.id,
    academicYear: row.academic_year,
    semester: row.semester,
    ...days,
    isCurrent: row.first_monday <= today && today <= lastDayOf(days),
    isClosed: row.closed_at !== null,
  }
}

export const readTerms = async (ctx: CallerCtx): Promise<OutputOf<typeof scheduleTerms>> => {
  const { schoolId } = ctx.caller
  const { timeZone, holidays } = await readSettings(ctx.sql, schoolId)
  const today = dayIn(timeZone, ctx.now())
  return {
    timeZone,
    today,
    terms: (await repository.listTerms(ctx.sql, schoolId)).map((row) => presentTerm(row, today)),
    periodSets: (await readPeriodSets(ctx, schoolId)).map(({ holdsFrom, periods }) => ({ holdsFrom, periods: [...periods] })),
    holidays,
    makeUpDays: await readMakeUpDays(ctx, schoolId),
    classId: (await repository.findClassOf(ctx.sql, ctx.caller.personId))?.id ?? null,
  }
}
