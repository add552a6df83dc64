import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { checkExchange } from '@campus/contract/exchange/sources.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { eachForItself } from '../../../context/each-for-itself.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { readDataImportJob } from '../exchange.jobs.ts'
import { findAtWork, listDue, lockSource, type SourceRow } from '../sources/source.repository.ts'
import { insertImport } from './import.repository.ts'
import { endImport } from './import-work.service.ts'

/** A preview that nobody confirmed gives way; what is being read or carried out does not. */
const start = async (ctx: Ctx, source: SourceRow, startedBy: string | null) => {
  const atWork = await findAtWork(ctx.sql, source.id)
  if (atWork && atWork.state !== 'preview') throw refuse('exchange_at_work')
  if (atWork) await endImport(ctx, atWork.id, { state: 'cancelled' })
  const { id } = await insertImport(ctx.sql, {
    school_id: source.school_id,
    created_by: startedBy,
    kind: 'exchange',
    source_id: source.id,
    source_version: source.version,
    tables: JSON.stringify(source.tables),
    publishes: source.publishes,
    file_name: source.name,
    content_type: 'application/zip',
    created_at: ctx.now(),
  })
  await ctx.services.jobs.add(ctx.sql, readDataImportJob, { id })
  await record(ctx, {
    schoolId: source.school_id,
    action: 'exchange.import_started',
    subjectKind: 'data_import',
    subjectId: id,
    details: { kind: 'exchange', sourceId: source.id, name: source.name },
  })
  return id
}

/** Fetches the files of a connection and shows what they would change. */
export const check = async (ctx: CallerCtx, { id }: InputOf<typeof checkExchange>): Promise<OutputOf<typeof checkExchange>> => {
  const { schoolId, personId } = ctx.caller
  try {
    return await inTransaction(ctx, async (ctx) => {
      const source = await lockSource(ctx.sql, schoolId, id)
      if (!source) throw refuse('not_found')
      return { importId: await start(ctx, source, personId) }
    })
  } catch (error) {
    if (breaks(error, 'data_import__one_at_work')) throw refuse('exchange_at_work')
    throw error
  }
}

const runOne = (ctx: Ctx, { id, school_id }: Awaited<ReturnType<typeof listDue>>[number]) =>
  inTransaction(ctx, async (ctx) => {
    const source = await lockSource(ctx.sql, school_id, id)
    const atWork = source && (await findAtWork(ctx.sql, id))
    if (source?.runs_nightly && source.confirmed_at !== null && (!atWork || atWork.state === 'preview')) await start(ctx, source, null)
  })

/** Every connection that somebody confirmed, each in a transaction of its own: one that is at work keeps no other waiting. */
export const runNight = async (ctx: Ctx): Promise<void> =>
  eachForItself(ctx, await listDue(ctx.sql), (due) => runOne(ctx, due), 'The nightly import of a connection could not begin.')
