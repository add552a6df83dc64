import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { studentScores } from '@campus/contract/records/students.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { bestAttempts } from '../../academics/scores/attempt.rules.ts'
import { readScores, show } from '../../academics/scores/score.service.ts'
import { summarise } from '../../academics/scores/summary.rules.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { findOwner, listRecords } from './record.repository.ts'
import { presentPlaces } from './record-view.ts'
import { requireStudent } from './student.service.ts'

export const listStudentScores = async (
  ctx: CallerCtx,
  { recordId, academicYear, semester }: InputOf<typeof studentScores>,
): Promise<OutputOf<typeof studentScores>> => {
  const owner = await findOwner(ctx.sql, ctx.caller.schoolId, recordId)
  if (!owner) throw refuse('not_found')
  const student = await requireStudent(ctx, owner.person_id)
  const record = (await listRecords(ctx.sql, student.id)).find(({ id }) => id === recordId)
  if (!record) throw refuse('not_found')
  await noteViews(ctx, [student.id], 'scores')
  const rows = await readScores(ctx, { recordId, academicYears: academicYear ? [academicYear] : [], semester })
  const best = bestAttempts(rows)
  const counted = new Set(best)
  const terms = Map.groupBy(rows, (row) => `${row.academicYear} ${row.semester}`)
  return {
    personId: student.id,
    recordId,
    studentId: student.number,
    name: student.name,
    major: presentPlaces(record).major,
    grade: record.grade,
    terms: [...terms.values()].flatMap((rows) => {
      const [first] = rows
      if (!first) return []
      return {
        academicYear: first.academicYear,
        semester: first.semester,
        rows: rows.map((row) => ({ ...show(row, ctx.language), counts: counted.has(row) })),
        summary: summarise(bestAttempts(rows)),
      }
    }),
    summary: summarise(best),
  }
}
