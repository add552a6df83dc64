import type { Ctx } from '../../../../context/context.ts'
import { byCodeOrName } from '../../../../platform/tables/by-code.ts'
import { lastDayOf, termName } from '../../calendar/calendar.rules.ts'
import { listSectionsOfTerm, listUnits } from '../lines/references.repository.ts'
import { readCourses, readPeople } from '../lines/references.service.ts'
import type { ImportTask } from '../lines/task.ts'
import type { RosterFiles, RosterLine } from './roster-files.ts'

const idOf = ({ cell }: RosterLine) => cell('sourcedId')

/** What people, units and courses the ids of the other system mean here. */
export const readRosterReferences = async (ctx: Ctx, { schoolId, term }: ImportTask, { lines }: RosterFiles) => {
  const units = byCodeOrName(await listUnits(ctx.sql, schoolId))
  const courses = await readCourses(ctx, schoolId)
  const numbersOf = ({ cell }: RosterLine) => [cell('identifier'), cell('username')].filter((number) => number !== '')
  const numbers = lines.users.flatMap(numbersOf)
  const [students, teachers] = [await readPeople(ctx, schoolId, 'student', numbers), await readPeople(ctx, schoolId, 'teacher', numbers)]
  const days = { firstMonday: term.first_monday, weeks: term.weeks }
  const isOfTerm = ({ cell }: RosterLine) =>
    cell('title') === termName(term) || (cell('startDate') <= lastDayOf(days) && cell('endDate') >= term.first_monday)
  const sections = await listSectionsOfTerm(ctx.sql, term.id)
  return {
    hasSessions: lines.academicSessions.length > 0,
    sessions: new Set(lines.academicSessions.filter(isOfTerm).map(idOf)),
    units: new Map(lines.orgs.map((org) => [idOf(org), units.get(org.cell('identifier')) ?? units.get(org.cell('name')) ?? undefined])),
    courses: new Map(lines.courses.map((course) => [idOf(course), courses.get(course.cell('courseCode'))?.id])),
    students: new Map(
      lines.users.map((user) => [
        idOf(user),
        numbersOf(user)
          .map((number) => students.get(number))
          .find(Boolean),
      ]),
    ),
    teachers: new Map(
      lines.users.map((user) => [
        idOf(user),
        numbersOf(user)
          .map((number) => teachers.get(number))
          .find(Boolean),
      ]),
    ),
    names: new Map(lines.users.map((user) => [idOf(user), numbersOf(user)[0] ?? ''])),
    /** A section that we gave out ourselves comes back under its own id. */
    findSection: (sourcedId: string, code: string) =>
      sections.find(({ source_key }) => source_key === sourcedId) ??
      sections.find(({ id }) => id === sourcedId) ??
      sections.find((section) => section.code === code && section.source_key === null),
  }
}
export type RosterReferences = Awaited<ReturnType<typeof readRosterReferences>>

export const isDeleted = ({ cell }: RosterLine) => cell('status').toLowerCase() === 'tobedeleted'
