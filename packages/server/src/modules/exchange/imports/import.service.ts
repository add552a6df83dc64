import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type {
  cancelDataImport,
  dataImport,
  dataImportLines,
  dataImports,
  runDataImport,
  startDataImport,
} from '@campus/contract/exchange/imports.ts'
import { say } from '@campus/contract/language.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { EncryptedUpload } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { Problem } from '../../../platform/tables/outcome.ts'
import { record } from '../../audit/audit.service.ts'
import { readDataImportJob, runDataImportJob } from '../exchange.jobs.ts'
import * as repository from './import.repository.ts'
import { countLines, pageLines } from './import-line.repository.ts'
import { presentImport, sayField } from './import-view.ts'
import { endImport } from './import-work.service.ts'
import { isOutdated } from './preview.service.ts'

type Started = InputOf<typeof startDataImport> & { readonly files: readonly EncryptedUpload[] }

export const begin = async (ctx: CallerCtx, { kind, publishes, files: [upload] }: Started): Promise<OutputOf<typeof startDataImport>> => {
  if (!upload) throw refuse('bad_input')
  const { schoolId, personId } = ctx.caller
  return inTransaction(ctx, async (ctx) => {
    const { id } = await repository.insertImport(ctx.sql, {
      school_id: schoolId,
      created_by: personId,
      kind,
      publishes: publishes === 'yes',
      file_name: upload.name,
      content_type: upload.contentType,
      blob_key: upload.blobKey,
      key_encrypted: upload.keyEncrypted,
      created_at: ctx.now(),
    })
    await ctx.services.jobs.add(ctx.sql, readDataImportJob, { id })
    const details = { kind, publishes, fileName: upload.name }
    await record(ctx, { action: 'exchange.import_started', subjectKind: 'data_import', subjectId: id, details })
    return { id }
  })
}

export const listAll = async (
  ctx: CallerCtx,
  { sourceId, ...page }: InputOf<typeof dataImports>,
): Promise<OutputOf<typeof dataImports>> => {
  const { schoolId } = ctx.caller
  const rows = await repository.listImports(ctx.sql, schoolId, sourceId, page)
  return { rows: rows.map((row) => presentImport(row, ctx.language)), total: await repository.countImports(ctx.sql, schoolId, sourceId) }
}

const requireOwn = (ctx: CallerCtx, row: repository.DataImportRow | undefined) => {
  if (row?.school_id !== ctx.caller.schoolId) throw refuse('not_found')
  return row
}

export const readOne = async (ctx: CallerCtx, { id }: InputOf<typeof dataImport>): Promise<OutputOf<typeof dataImport>> =>
  presentImport(requireOwn(ctx, await repository.findImport(ctx.sql, id)), ctx.language)

export const readLines = async (
  ctx: CallerCtx,
  { id, action, ...page }: InputOf<typeof dataImportLines>,
): Promise<OutputOf<typeof dataImportLines>> => {
  const { kind } = requireOwn(ctx, await repository.findImport(ctx.sql, id))
  const rows = await pageLines(ctx.sql, id, action, page)
  return {
    rows: rows.map(({ changes, problems, part, ...row }) => ({
      ...row,
      part,
      changes: changes.map((field) => sayField(kind, part, field, ctx.language)),
      problems: (problems as unknown as Problem[]).map(({ field, text }) => ({
        field: sayField(kind, part, field, ctx.language),
        text: say(text, ctx.language),
      })),
    })),
    total: await countLines(ctx.sql, id, action),
  }
}

const take = async (ctx: CallerCtx, id: string, states: readonly string[]) => {
  const found = requireOwn(ctx, await repository.lockImport(ctx.sql, id))
  if (!states.includes(found.state)) throw refuse('import_not_ready')
  return found
}

export const run = (ctx: CallerCtx, { id, skipsWrong }: InputOf<typeof runDataImport>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const found = await take(ctx, id, ['preview'])
    if (await isOutdated(ctx, found)) throw refuse('exchange_preview_old')
    if (found.wrong > 0 && !skipsWrong) throw refuse('import_has_wrong_lines')
    await repository.updateState(ctx.sql, id, { state: 'running', skipsWrong })
    await ctx.services.jobs.add(ctx.sql, runDataImportJob, { id })
    await record(ctx, { action: 'exchange.import_confirmed', subjectKind: 'data_import', subjectId: id, details: { skipsWrong } })
    return null
  })

export const cancel = (ctx: CallerCtx, { id }: InputOf<typeof cancelDataImport>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    await take(ctx, id, ['reading', 'preview'])
    await endImport(ctx, id, { state: 'cancelled' })
    return null
  })
