import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { consoleGradeSheet, consoleGradeSheets, decideGradeSheet } from '@campus/contract/grades/console.ts'
import type { Sheet } from '@campus/contract/grades/sheets.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { isInScope, readingScopeOf, type Scope, scopeOf } from '../../school/organisation/scope.service.ts'
import { notifyTeachers } from '../grade-messages.ts'
import * as repository from '../sheets/sheet.repository.ts'
import { presentRow, presentSheet, todayOf } from '../sheets/sheet.service.ts'
import { lockSheets, setPassed, setReturned } from '../sheets/sheet-writing.repository.ts'

export const listSheets = async (
  ctx: CallerCtx,
  { pageNum, pageSize, ...asked }: InputOf<typeof consoleGradeSheets>,
): Promise<OutputOf<typeof consoleGradeSheets>> => {
  const { schoolId } = ctx.caller
  const among = { schoolId, scope: await readingScopeOf(ctx) }
  const filter = { ...among, ...asked }
  const rows = await repository.listFiltered(ctx.sql, filter, { pageNum, pageSize }, await todayOf(ctx))
  return {
    rows: rows.map((row) => presentRow(ctx, row)),
    total: await repository.countFiltered(ctx.sql, filter),
    waiting: await repository.countFiltered(ctx.sql, { ...among, state: 'submitted', words: '' }),
    terms: (await repository.listTerms(ctx.sql, schoolId)).map(({ id, academic_year, semester }) => ({
      id,
      academicYear: academic_year,
      semester,
    })),
  }
}

/** A section in these units; any other is treated as missing. */
export const requireInScope = async (ctx: CallerCtx, sectionId: string, scope: Scope): Promise<repository.SheetRow> => {
  const row = await repository.findSheet(ctx.sql, ctx.caller.schoolId, sectionId, await todayOf(ctx))
  if (!row || !isInScope(scope, row.unit_id)) throw refuse('not_found')
  return row
}

export const readSheet = async (ctx: CallerCtx, { sectionId }: InputOf<typeof consoleGradeSheet>): Promise<Sheet> =>
  presentSheet(ctx, await requireInScope(ctx, sectionId, await readingScopeOf(ctx)))

export const decideSheet = (ctx: CallerCtx, { sectionId, verdict, notes }: InputOf<typeof decideGradeSheet>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { personId } = ctx.caller
    const row = await requireInScope(ctx, sectionId, await scopeOf(ctx))
    if (row.teachers.some(({ id }) => id === personId)) throw refuse('grade_own_section')
    const [sheet] = await lockSheets(ctx.sql, [sectionId])
    const isPossible = sheet && (sheet.state === 'submitted' || (sheet.state === 'passed' && verdict === 'returned'))
    if (!isPossible) throw refuse('already_decided')
    if (verdict === 'passed') await setPassed(ctx.sql, sectionId, personId, ctx.now())
    else await setReturned(ctx.sql, sectionId, notes)
    await record(ctx, { action: `grades.${verdict}`, subjectKind: 'grade_sheet', subjectId: sectionId, details: { notes } })
    await notifyTeachers(ctx, row, verdict, notes)
    return null
  })

export const measureSheets = async (ctx: CallerCtx) => {
  const { schoolId, personId } = ctx.caller
  return repository.measureFiltered(ctx.sql, { schoolId, scope: await scopeOf(ctx), state: 'submitted', words: '' }, personId)
}
