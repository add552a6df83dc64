import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { publishGradeSheets } from '@campus/contract/grades/console.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { publishScores } from '../../academics/scores/score-writing.service.ts'
import { record } from '../../audit/audit.service.ts'
import { holdInboxes } from '../../messages/sending/send.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { notifyStudents } from '../grade-messages.ts'
import type { SheetRow } from '../sheets/sheet.repository.ts'
import { scoreOf } from '../sheets/sheet.rules.ts'
import { readContent } from '../sheets/sheet.service.ts'
import { lockSheets, setPublished, setScores } from '../sheets/sheet-writing.repository.ts'
import { requireInScope } from './sheet-review.service.ts'

/** The scores of one sheet, by person. */
const publishSheet = async (ctx: CallerCtx, row: SheetRow, publishedAt: Date) => {
  const { parts, lines } = await readContent(ctx, row.id, false)
  const scores = lines.flatMap((line) => {
    const score = scoreOf(parts, line)
    return score ? [{ personId: line.person_id, attempt: line.is_retake ? ('retake' as const) : ('first' as const), ...score }] : []
  })
  const publication = {
    schoolId: row.school_id,
    courseId: row.course_id,
    academicYear: row.academic_year,
    semester: row.semester,
    publishedAt,
  }
  const added = await publishScores(ctx, publication, scores)
  await setScores(ctx.sql, row.id, added)
  return { row, people: [...added.keys()] }
}

/** All or none, with one moment for all: nobody sees the scores of one section before those of another. */
export const publish = (ctx: CallerCtx, { sectionIds }: InputOf<typeof publishGradeSheets>): Promise<OutputOf<typeof publishGradeSheets>> =>
  inTransaction(ctx, async (ctx) => {
    const { personId } = ctx.caller
    const [ids, scope, now] = [[...new Set(sectionIds)].toSorted(), await scopeOf(ctx), ctx.now()]
    const rows: SheetRow[] = []
    for (const id of ids) rows.push(await requireInScope(ctx, id, scope))
    const sheets = await lockSheets(ctx.sql, ids)
    if (sheets.length < ids.length || sheets.some(({ state }) => state !== 'passed')) throw refuse('grade_sheet_not_passed')
    const published = []
    for (const row of rows) published.push(await publishSheet(ctx, row, now))
    await setPublished(ctx.sql, ids, personId, now)
    for (const id of ids) await record(ctx, { action: 'grades.publish', subjectKind: 'grade_sheet', subjectId: id })
    await holdInboxes(
      ctx,
      published.flatMap(({ people }) => people),
    )
    for (const { row, people } of published) await notifyStudents(ctx, row, people)
    return { scores: published.reduce((sum, { people }) => sum + people.length, 0) }
  })
