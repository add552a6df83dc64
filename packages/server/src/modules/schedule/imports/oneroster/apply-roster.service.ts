import type { Phrase } from '@campus/contract/language.ts'
import { rosterKindNames } from '@campus/contract/schedule/console/sections.ts'
import type { Ctx } from '../../../../context/context.ts'
import { wordIn } from '../../../../platform/tables/cells.ts'
import { openRepeats, type Problem, wrongLine } from '../../../../platform/tables/outcome.ts'
import { dayIn } from '../../../../platform/time/zoned-day.ts'
import { readSettings } from '../../../school/school/school-settings.ts'
import { unknown } from '../lines/problem-texts.ts'
import type { ImportOutcome, ImportTask } from '../lines/task.ts'
import { keepPlaces, type WantedPlace } from '../work/places.service.ts'
import { applyClasses } from './roster-classes.service.ts'
import type { RosterFiles } from './roster-files.ts'
import { isDeleted, readRosterReferences } from './roster-references.service.ts'
import { applyTeachers } from './roster-teachers.service.ts'

const unknownUser = (number: string): Phrase => [
  `学校里没有学工号为“${number}”的人，导入不会新建人员`,
  `No one here has the number “${number}”. Imports do not create people.`,
  `學校裡沒有學工號為「${number}」的人，匯入不會新建人員`,
]

/** Carries a OneRoster ZIP out: classes become sections, enrollments their teachers and rosters. People are matched, never made. */
export const applyRoster = async (ctx: Ctx, task: ImportTask, files: RosterFiles): Promise<ImportOutcome[]> => {
  const of = await readRosterReferences(ctx, task, files)
  const { outcomes, sectionIds, elsewhere } = await applyClasses(ctx, task, files, of)
  const teachers = await applyTeachers(ctx, task, files, of)
  const { timeZone } = await readSettings(ctx.sql, task.schoolId)
  const today = dayIn(timeZone, ctx.now())
  const sectionOf = (sourcedId: string) => sectionIds.get(sourcedId) ?? of.findSection(sourcedId, '')?.id
  const findRepeats = openRepeats('userSourcedId')
  const wrong: ImportOutcome[] = []
  const wanted: WantedPlace[] = []
  for (const line of files.lines.enrollments) {
    const { cell } = line
    const [classId, userId, role] = [cell('classSourcedId'), cell('userSourcedId'), cell('role').toLowerCase()]
    if ((role !== 'student' && role !== 'teacher') || elsewhere.has(classId)) continue
    const number = of.names.get(userId) ?? userId
    const name = { part: 'enrollments.csv', line: line.line, name: `${classId} ${number}` }
    const person = (role === 'student' ? of.students : of.teachers).get(userId)
    const sectionId = sectionOf(classId)
    const problems: Problem[] = [
      ...(person ? [] : [{ field: 'userSourcedId', text: unknownUser(number) }]),
      ...(sectionId ? [] : [{ field: 'classSourcedId', text: unknown.section(classId) }]),
      ...findRepeats(`${role} ${classId} ${userId}`, line.line),
    ]
    if (problems.length > 0) wrong.push(wrongLine(name, problems))
    else if (role === 'student' && person && sectionId)
      wanted.push({
        of: { ...name, name: `${number} ${person.name}` },
        sectionId,
        personId: person.id,
        kind: wordIn(rosterKindNames, cell('metadata.kind')),
        reason: cell('metadata.clashReason') || undefined,
        leaves: isDeleted(line) || (cell('endDate') !== '' && cell('endDate') < today),
      })
  }
  const isComplete = task.removesMissing && files.isWhole('enrollments') && wrong.length === 0
  const places = await keepPlaces(ctx, task, wanted, new Set(isComplete ? sectionIds.values() : []))
  const byLine = (one: ImportOutcome, other: ImportOutcome) =>
    (one.line ?? Number.POSITIVE_INFINITY) - (other.line ?? Number.POSITIVE_INFINITY)
  return [...outcomes, ...[...teachers, ...wrong, ...places].toSorted(byLine)]
}
