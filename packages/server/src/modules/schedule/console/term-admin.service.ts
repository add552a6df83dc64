import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { RefusalCode } from '@campus/contract/refusals.ts'
import type { closeTerm, consoleTerms, followDate, savePeriods, saveTerm } from '@campus/contract/schedule/console/terms.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { record } from '../../audit/audit.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { lastDayOf } from '../calendar/calendar.rules.ts'
import * as repository from '../calendar/term.repository.ts'
import { presentTerm, readMakeUpDays, readPeriodSets } from '../calendar/term.service.ts'
import { followCalendar } from '../planning/apply-plan.service.ts'
import { isRegistrar, requireRegistrar } from './registrar.service.ts'
import * as counting from './term-admin.repository.ts'

export const listTerms = async (ctx: CallerCtx): Promise<OutputOf<typeof consoleTerms>> => {
  const { schoolId } = ctx.caller
  const { timeZone, holidays } = await readSettings(ctx.sql, schoolId)
  const today = dayIn(timeZone, ctx.now())
  const counts = new Map((await counting.countByTerm(ctx.sql, schoolId)).map((row) => [row.id, row]))
  const makeUpDays = await readMakeUpDays(ctx, schoolId)
  const days = await counting.countByDay(ctx.sql, schoolId, [...holidays, ...makeUpDays.map(({ day }) => day)])
  const byDay = new Map(days.map((row) => [row.day, row]))
  return {
    terms: (await repository.listTerms(ctx.sql, schoolId)).map((row) => ({
      ...presentTerm(row, today),
      sections: counts.get(row.id)?.sections ?? 0,
      lessons: counts.get(row.id)?.lessons ?? 0,
      isOver: today > lastDayOf({ firstMonday: row.first_monday, weeks: row.weeks }),
    })),
    periodSets: (await readPeriodSets(ctx, schoolId)).map(({ holdsFrom, periods }) => ({ holdsFrom, periods: [...periods] })),
    makeUpDays: makeUpDays.map((row) => ({ ...row, lessons: byDay.get(row.day)?.held ?? 0 })),
    holidays: holidays.map((day) => ({ day, cancelled: byDay.get(day)?.cancelled ?? 0 })),
    mayChange: await isRegistrar(ctx),
  }
}

/** What the database refuses, said to the administrator. */
const promises: Readonly<Record<string, RefusalCode>> = {
  term__apart: 'term_overlaps',
  term__semester: 'term_taken',
  term_day__followed_once: 'date_followed_already',
}

const byRegistrar = async <Answer>(ctx: CallerCtx, work: (ctx: CallerCtx) => Promise<Answer>): Promise<Answer> => {
  await requireRegistrar(ctx)
  try {
    return await inTransaction(ctx, work)
  } catch (error) {
    const broken = Object.keys(promises).find((promise) => breaks(error, promise))
    throw broken === undefined ? error : refuse(promises[broken] ?? 'bad_input')
  }
}

export const keepTerm = (ctx: CallerCtx, { id, ...given }: InputOf<typeof saveTerm>): Promise<OutputOf<typeof saveTerm>> =>
  byRegistrar(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const row = { academic_year: given.academicYear, semester: given.semester, first_monday: given.firstMonday, weeks: given.weeks }
    const before = id === undefined ? undefined : await repository.lockTerm(ctx.sql, schoolId, id)
    if (id !== undefined && !before) throw refuse('not_found')
    if (before?.closed_at) throw refuse('term_closed')
    const moves = before !== undefined && (before.first_monday !== given.firstMonday || before.weeks > given.weeks)
    if (before && moves && (await counting.hasLessons(ctx.sql, before.id))) throw refuse('term_has_lessons')
    const kept = before
      ? await repository.updateTerm(ctx.sql, before.id, row).then(() => before)
      : await repository.insertTerm(ctx.sql, { ...row, school_id: schoolId, created_at: ctx.now() })
    await record(ctx, { action: 'schedule.term_saved', subjectKind: 'term', subjectId: kept.id, details: given })
    return { id: kept.id }
  })

export const endTerm = (ctx: CallerCtx, { id }: InputOf<typeof closeTerm>) =>
  byRegistrar(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const term = await repository.lockTerm(ctx.sql, schoolId, id)
    if (!term) throw refuse('not_found')
    const { timeZone } = await readSettings(ctx.sql, schoolId)
    if (dayIn(timeZone, ctx.now()) <= lastDayOf({ firstMonday: term.first_monday, weeks: term.weeks })) throw refuse('term_not_over')
    if (await counting.hasOpenObjections(ctx.sql, id)) throw refuse('term_has_objections')
    if (!term.closed_at) await repository.updateTerm(ctx.sql, id, { closed_at: ctx.now() })
    await record(ctx, { action: 'schedule.term_closed', subjectKind: 'term', subjectId: id })
    return null
  })

export const keepPeriods = (ctx: CallerCtx, { holdsFrom, periods }: InputOf<typeof savePeriods>) =>
  byRegistrar(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    if (await counting.isPeriodMissed(ctx.sql, schoolId, periods.length)) throw refuse('period_in_use')
    await repository.replacePeriods(ctx.sql, { schoolId, holdsFrom, periods })
    await followCalendar(ctx, schoolId)
    await record(ctx, { action: 'schedule.periods_saved', subjectKind: 'school', subjectId: schoolId, details: { holdsFrom, periods } })
    return null
  })

export const keepFollowed = (ctx: CallerCtx, { day, follows }: InputOf<typeof followDate>) =>
  byRegistrar(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const { makeUpDays } = await readSettings(ctx.sql, schoolId)
    if (!makeUpDays.includes(day)) throw refuse('not_a_make_up_day')
    if (follows === null) await repository.forgetFollowed(ctx.sql, schoolId, day)
    else await repository.setFollowed(ctx.sql, { schoolId, day, follows, now: ctx.now() })
    await followCalendar(ctx, schoolId)
    await record(ctx, { action: 'schedule.make_up_day_set', subjectKind: 'school', subjectId: schoolId, details: { day, follows } })
    return null
  })
