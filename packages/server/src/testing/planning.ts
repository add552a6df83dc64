import { ownTimetable } from '@campus/contract/schedule/timetable.ts'
import { dayAfter } from '../platform/time/zoned-day.ts'
import { asker } from './ask.ts'
import { openTerm } from './schedule.ts'
import type { TestCampus } from './test-campus.ts'

/** A term with what is planned into it. Weeks 10 to 12 lie ahead, whatever day it is. */
export const openPlanning = async (campus: TestCampus) => {
  const school = await openTerm(campus)
  const ask = asker(campus.url)
  const { section, teacher, room, term } = school
  const slot = (more: object = {}) => ({
    sectionIds: [section.id],
    teacherIds: [teacher.person.id],
    weekday: 3,
    weeks: '10-12',
    fromPeriod: 1,
    toPeriod: 2,
    roomId: room.id,
    ...more,
  })
  const monday = (week: number) => dayAfter(term.firstMonday, (week - 1) * 7)
  const lessonsOf = async (who: { readonly token: string }, from = 10, to = 12) =>
    (await ask(ownTimetable, { from: monday(from), to: dayAfter(monday(to), 6) }, who)).data.lessons
  return { ...school, ask, slot, monday, lessonsOf }
}
