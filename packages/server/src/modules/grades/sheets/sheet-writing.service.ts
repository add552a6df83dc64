import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { saveGradeSheet, submitGradeSheet } from '@campus/contract/grades/sheets.ts'
import { weightOf } from '@campus/contract/grades/total.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { decidersOf } from '../deciders.ts'
import { notifyReviewers } from '../grade-messages.ts'
import { listLines } from './line.repository.ts'
import { isComplete } from './sheet.rules.ts'
import { readContent, requireTaught, todayOf } from './sheet.service.ts'
import * as repository from './sheet-writing.repository.ts'

/** The sheet as the caller has read it, held until the end of the transaction. */
const lockOpen = async (ctx: CallerCtx, sectionId: string, version: number) => {
  const [sheet] = await repository.lockSheets(ctx.sql, [sectionId])
  if (!sheet || sheet.state !== 'open') throw refuse('grade_sheet_fixed')
  if (sheet.version !== version) throw refuse('grade_sheet_changed')
}

const requireRoster = async (ctx: CallerCtx, { sectionId, parts, lines }: InputOf<typeof saveGradeSheet>) => {
  const roster = new Set((await listLines(ctx.sql, sectionId, { today: await todayOf(ctx), isOpen: true })).map((row) => row.person_id))
  const given = new Set(lines.map(({ personId }) => personId))
  const isWhole = given.size === lines.length && given.size === roster.size && [...given].every((id) => roster.has(id))
  if (!isWhole || lines.some(({ marks }) => marks.length !== parts.length)) throw refuse('grade_lines_wrong')
}

export const save = (ctx: CallerCtx, given: InputOf<typeof saveGradeSheet>): Promise<OutputOf<typeof saveGradeSheet>> =>
  inTransaction(ctx, async (ctx) => {
    const { sectionId, version, parts, lines } = given
    const { schoolId } = ctx.caller
    await requireTaught(ctx, sectionId)
    if (weightOf(parts) !== 100) throw refuse('grade_weights_wrong')
    await repository.ensureSheet(ctx.sql, { schoolId, sectionId, now: ctx.now() })
    await lockOpen(ctx, sectionId, version)
    await requireRoster(ctx, given)
    const named = parts.map((part) => ({ ...part, name: part.kind === 'other' ? part.name : '' }))
    await repository.writeContent(ctx.sql, { schoolId, sectionId, now: ctx.now(), parts: named, lines })
    return repository.countVersion(ctx.sql, sectionId, ctx.now())
  })

export const submit = (ctx: CallerCtx, { sectionId, version }: InputOf<typeof submitGradeSheet>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const row = await requireTaught(ctx, sectionId)
    await lockOpen(ctx, sectionId, version)
    const { parts, lines } = await readContent(ctx, sectionId, true)
    if (lines.length === 0 || !lines.every((line) => isComplete(parts, line))) throw refuse('grade_marks_missing')
    // Since it was saved some may have left the section, others may have joined as exempt.
    await repository.writeContent(ctx.sql, {
      schoolId: ctx.caller.schoolId,
      sectionId,
      now: ctx.now(),
      parts,
      lines: lines.map(({ person_id, remark, marks }) => ({ personId: person_id, remark, marks })),
    })
    await repository.setSubmitted(ctx.sql, sectionId, ctx.caller.personId, ctx.now())
    await record(ctx, { action: 'grades.submit', subjectKind: 'grade_sheet', subjectId: sectionId, details: { version } })
    await notifyReviewers(ctx, row, await decidersOf(ctx, row))
    return null
  })
