import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { recordSources, saveRecordSource } from '@campus/contract/exchange/sources.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { record } from '../../audit/audit.service.ts'
import { titleColumns, titlesOf } from '../../school/titles.ts'
import { listSystems, putSystem } from './record-source.repository.ts'

export const list = async (ctx: CallerCtx): Promise<OutputOf<typeof recordSources>> =>
  (await listSystems(ctx.sql, ctx.caller.schoolId)).map(({ code, records, ...row }) => ({ code, ...titlesOf(row), records }))

export const save = (ctx: CallerCtx, { code, ...titles }: InputOf<typeof saveRecordSource>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { id } = await putSystem(ctx.sql, { school_id: ctx.caller.schoolId, code, ...titleColumns(titles), created_at: ctx.now() })
    await record(ctx, {
      action: 'exchange.record_source_saved',
      subjectKind: 'academic_source',
      subjectId: id,
      details: { code, ...titles },
    })
    return null
  })
