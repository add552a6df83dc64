import type { PastWarning } from '@campus/server/modules/attendance/warnings/past-warning.service.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { dayAfter, dayIn } from '@campus/server/platform/time/zoned-day.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { personId } from '../people/person-rows.ts'
import { calendarOf, termId, timeZone } from '../schedule/demo-term.ts'
import { listClasses } from '../school/unit-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt, pick, type Random, randomFrom } from '../seed.ts'
import { aboutExams, aboutLessons, aboutResults } from './warning-texts.ts'

export interface Warned extends PastWarning {
  readonly personId: string
  /** None for a warning about all results. */
  readonly sectionId: string | null
}

/** The newest wait; there is always some work left. */
const waiting = 14

/** Everybody who manages the college of a student. */
const managersOf = (people: readonly DemoPerson[], today: Date) => {
  const byCollege = Map.groupBy(
    people.flatMap(({ number, roles }) => roles.flatMap(({ role, scope }) => (role === 'manager' && scope ? [{ number, scope }] : []))),
    ({ scope }) => scope,
  )
  const collegeOf = new Map(listClasses(today).map(({ code, collegeCode }) => [code, collegeCode]))
  const classOf = new Map(people.map(({ number, unit = '' }) => [personId(number), unit]))
  return (studentId: string) =>
    (byCollege.get(collegeOf.get(classOf.get(studentId) ?? '') ?? '') ?? []).map(({ number }) => personId(number))
}

const isWorkday = (day: string, holidays: readonly string[]) => {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day)
}

/** In the office hours of one of the next workdays. */
const officeTime = (after: Date, holidays: readonly string[], random: Random) => {
  let day = dayIn(timeZone, after)
  for (let workdays = 1 + Math.floor(random() * 2); workdays > 0; ) {
    day = dayAfter(day, 1)
    if (isWorkday(day, holidays)) workdays -= 1
  }
  // From nine to five in Beijing.
  return new Date(Date.parse(`${day}T01:00:00Z`) + Math.floor(random() * 8 * 60) * 60_000)
}

const textsOf = ({ kind, sectionId }: Warned) => {
  if (sectionId === null) return aboutResults
  return kind === 'missed_second' ? aboutExams : aboutLessons
}

const keyOf = ({ personId, sectionId, kind, raisedAt }: Warned) => `${personId} ${sectionId} ${kind} ${raisedAt.getTime()}`

/** Warnings by the days on which they were raised: what holds was handled by a manager of the student's college, but for the newest. */
export const warningRows = (warned: readonly Warned[], people: readonly DemoPerson[], today: Date): NewRow<'warning'>[] => {
  const { holidays } = calendarOf(today)
  const managers = managersOf(people, today)
  const newest = warned
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .toSorted((one, other) => other.raisedAt.getTime() - one.raisedAt.getTime() || (keyOf(one) < keyOf(other) ? -1 : 1))
  const open = new Set(newest.slice(0, waiting))
  const handlingOf = (one: Warned) => {
    const random = randomFrom(keyOf(one))
    const handler = managers(one.personId)
    const by = handler[Math.floor(random() * handler.length)]
    const texts = textsOf(one)
    if (open.has(one) || by === undefined) return {}
    const at = officeTime(one.raisedAt, holidays, random)
    // What was withdrawn before anybody came to it needed nothing.
    if (one.withdrawnAt !== null && at >= one.withdrawnAt) return {}
    // Where the next workday is still to come, somebody was quick.
    const handledAt = at < today ? at : new Date((one.raisedAt.getTime() + today.getTime()) / 2)
    return { ...pick(random, texts), handled_by: by, handled_at: handledAt }
  }
  return warned.map((one) => ({
    id: idAt('warning', keyOf(one), one.raisedAt),
    school_id: demoUniversity.id,
    term_id: termId,
    person_id: one.personId,
    section_id: one.sectionId,
    kind: one.kind,
    measured: one.measured,
    threshold: one.threshold,
    from_day: one.from_day,
    until_day: one.until_day,
    raised_at: one.raisedAt,
    withdrawn_at: one.withdrawnAt,
    ...handlingOf(one),
  }))
}
