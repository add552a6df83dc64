import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import type { Clash, findClashes, SlotGiven } from '@campus/contract/schedule/console/slots.ts'
import { parseWeeks } from '@campus/contract/schedule/weeks.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { metresBetween, minutesOnFoot } from '../../../platform/ground-distance.ts'
import { refuse } from '../../../platform/refuse.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { listTerms } from '../calendar/term.repository.ts'
import { readCalendar } from '../calendar/term.service.ts'
import { planLessons } from '../planning/plan.rules.ts'
import { findSections } from '../sections/planned-sections.repository.ts'
import { countRoster } from '../sections/roster.repository.ts'
import * as repository from './clash.repository.ts'
import { findRoom } from './slot.repository.ts'

const maxListed = 100

const inWords = ({ name, name_en, name_tw }: { name: string; name_en: string; name_tw: string }, language: Language) =>
  say([name, name_en, name_tw], language)

export const causeNames: Record<'exam' | 'duty', Phrase> = {
  exam: ['考试', 'Exam', '考試'],
  duty: ['监考', 'Invigilation', '監考'],
}

export const presentClash = (row: repository.ClashRow, language: Language): Clash => ({
  kind: row.kind,
  name: inWords(row.subject, language),
  with: row.cause === 'lesson' ? (row.course ? inWords(row.course, language) : '') : say(causeNames[row.cause], language),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
})

/** Lessons that these students have while each of them sits an exam. */
export const listLessonsDuring = (ctx: Ctx, during: Parameters<typeof repository.listLessonsDuring>[1]) =>
  repository.listLessonsDuring(ctx.sql, during)

/** The lessons ahead that a weekly time would have; those of holidays are not held. */
const timesAhead = async (ctx: CallerCtx, given: SlotGiven, firstMonday: string) => {
  const weekly = { ...given, weeks: parseWeeks(given.weeks) ?? 0 }
  const planned = planLessons(weekly, firstMonday, await readCalendar(ctx, ctx.caller.schoolId))
  if (typeof planned === 'string') throw refuse(planned)
  return planned.filter(({ isHoliday, startsAt }) => !isHoliday && startsAt > ctx.now())
}

const wantedOf = (ctx: CallerCtx, given: SlotGiven, times: repository.Wanted['times']): repository.Wanted => ({
  schoolId: ctx.caller.schoolId,
  times,
  roomId: given.roomId,
  teacherIds: given.teacherIds,
  sectionIds: given.sectionIds,
  exceptSlotId: given.id,
})

export const studentsWithTwoLessons = async (ctx: CallerCtx, given: SlotGiven, firstMonday: string): Promise<number> => {
  const times = await timesAhead(ctx, given, firstMonday)
  return (await repository.listStudentClashes(ctx.sql, wantedOf(ctx, given, times))).length
}

export const listClashes = async (ctx: CallerCtx, given: InputOf<typeof findClashes>): Promise<OutputOf<typeof findClashes>> => {
  const { schoolId } = ctx.caller
  const sections = await findSections(ctx.sql, schoolId, given.sectionIds)
  const scope = await scopeOf(ctx)
  const term = (await listTerms(ctx.sql, schoolId)).find(({ id }) => id === sections[0]?.term_id)
  const isReached = sections.length === new Set(given.sectionIds).size && sections.every(({ unit_id }) => isInScope(scope, unit_id))
  if (!term || !isReached) throw refuse('not_found')
  const room = given.roomId === null ? undefined : await findRoom(ctx.sql, schoolId, given.roomId)
  const times = await timesAhead(ctx, given, term.first_monday)
  const wanted = wantedOf(ctx, given, times)
  const rows = [...(await repository.listTaken(ctx.sql, wanted)), ...(await repository.listStudentClashes(ctx.sql, wanted))]
  const neighbours = room ? await repository.listNeighbours(ctx.sql, wanted) : []
  return {
    total: rows.length,
    lessons: times.length,
    clashes: rows.slice(0, maxListed).map((row) => presentClash(row, ctx.language)),
    seatsMissing: room ? Math.max(0, (await countRoster(ctx.sql, given.sectionIds)) - room.seats) : 0,
    shortWalks: neighbours.flatMap((row) => {
      const walkMinutes = room ? minutesOnFoot(metresBetween(room, row)) : 0
      return walkMinutes > row.minutes
        ? [{ startsAt: row.starts_at.toISOString(), from: inWords(row.building, ctx.language), minutes: row.minutes, walkMinutes }]
        : []
    }),
  }
}
