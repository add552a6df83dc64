import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { decideGone, goneStudents } from '@campus/contract/exchange/sources.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { saveRecord } from '../../academics/records/record-writing.service.ts'
import { record } from '../../audit/audit.service.ts'
import * as repository from './gone.repository.ts'
import { findSource } from './source.repository.ts'

const requireSource = async (ctx: CallerCtx, sourceId: string) => {
  const { schoolId } = ctx.caller
  if (!(await findSource(ctx.sql, schoolId, sourceId))) throw refuse('not_found')
  return { schoolId, sourceId }
}

/** Students about whom nobody has decided whether they have left. */
export const goneWaiting = (ctx: CallerCtx) => repository.measureOpen(ctx.sql, ctx.caller.schoolId)

/** With whom each row speaks of. */
export const listWithPeople = async (ctx: CallerCtx, { sourceId, decision, ...page }: InputOf<typeof goneStudents>) => {
  const of = await requireSource(ctx, sourceId)
  const rows = await repository.listGone(ctx.sql, of, decision, page)
  return {
    rows: rows.map((row) => ({
      personId: row.person_id,
      student: {
        recordId: row.record_id,
        number: row.number,
        name: personNameIn({ name: row.student, namePinyin: row.student_pinyin }, ctx.language),
        className: row.name === null ? row.class_name : say([row.name, row.name_en ?? '', row.name_tw ?? ''], ctx.language),
        grade: row.grade,
        foundAt: row.found_at.toISOString(),
        decision: row.decision ?? ('open' as const),
        decidedBy: personNameIn({ name: row.decided_by ?? '', namePinyin: row.decided_by_pinyin }, ctx.language),
      },
    })),
    total: await repository.countGone(ctx.sql, of, decision),
  }
}

export const list = async (ctx: CallerCtx, asked: InputOf<typeof goneStudents>): Promise<OutputOf<typeof goneStudents>> => {
  const { rows, total } = await listWithPeople(ctx, asked)
  return { rows: rows.map(({ student }) => student), total }
}

/** All of them or none: who was decided about meanwhile is not decided again. */
export const decide = (
  ctx: CallerCtx,
  { sourceId, recordIds, decision }: InputOf<typeof decideGone>,
): Promise<OutputOf<typeof decideGone>> =>
  inTransaction(ctx, async (ctx) => {
    const of = await requireSource(ctx, sourceId)
    const ids = [...new Set(recordIds)]
    const open = await repository.lockOpen(ctx.sql, of, ids)
    if (open.length < ids.length) throw refuse('already_decided')
    if (decision === 'left')
      for (const { id } of await repository.listStudying(ctx.sql, ids))
        await saveRecord(ctx, { id, change: { standing: 'left', away_reason: '' } })
    await repository.setDecision(ctx.sql, of, ids, { decision, decided_by: ctx.caller.personId, decided_at: ctx.now() })
    await record(ctx, {
      action: 'exchange.gone_decided',
      subjectKind: 'data_source',
      subjectId: sourceId,
      details: { decision, recordIds: ids },
    })
    return { decided: ids.length }
  })
