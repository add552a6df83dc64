import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type {
  cancelScheduleImport,
  runScheduleImport,
  scheduleImport,
  scheduleImportLines,
  scheduleImports,
  startScheduleImport,
} from '@campus/contract/schedule/imports.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { EncryptedUpload } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { Problem } from '../../../platform/tables/outcome.ts'
import { record } from '../../audit/audit.service.ts'
import { requireRoomToUpload } from '../../files/own-file.service.ts'
import { listTerms } from '../calendar/term.repository.ts'
import { requireRegistrar } from '../console/registrar.service.ts'
import { readScheduleImportJob, runScheduleImportJob } from '../schedule.jobs.ts'
import * as repository from './import.repository.ts'
import { presentImport, sayField } from './import-view.ts'
import { endImport } from './import-work.service.ts'
import { countLines, pageLines } from './lines/import-line.repository.ts'

/** Before the bytes are read: who may not import has cost nothing. */
export const requireImporter = async (ctx: CallerCtx) => {
  await requireRegistrar(ctx)
  await requireRoomToUpload(ctx)
}

const requireOpenTerm = async (ctx: CallerCtx, termId: string) => {
  const term = (await listTerms(ctx.sql, ctx.caller.schoolId)).find(({ id }) => id === termId)
  if (!term) throw refuse('not_found')
  if (term.closed_at) throw refuse('term_closed')
  return term.id
}

type Started = InputOf<typeof startScheduleImport> & { readonly files: readonly EncryptedUpload[] }

export const begin = async (
  ctx: CallerCtx,
  { kind, termId, missing, files: [upload] }: Started,
): Promise<OutputOf<typeof startScheduleImport>> => {
  if (!upload) throw refuse('bad_input')
  if ((kind === 'oneroster') !== (upload.contentType === 'application/zip')) throw refuse('file_kind')
  const term = kind === 'rooms' ? null : await requireOpenTerm(ctx, termId ?? '')
  const { schoolId, personId } = ctx.caller
  return inTransaction(ctx, async (ctx) => {
    const { id } = await repository.insertImport(ctx.sql, {
      school_id: schoolId,
      created_by: personId,
      kind,
      term_id: term,
      removes_missing: missing === 'remove',
      file_name: upload.name,
      content_type: upload.contentType,
      blob_key: upload.blobKey,
      key_encrypted: upload.keyEncrypted,
      created_at: ctx.now(),
    })
    await ctx.services.jobs.add(ctx.sql, readScheduleImportJob, { id })
    const details = { kind, termId: term, missing, fileName: upload.name }
    await record(ctx, { action: 'schedule.import_started', subjectKind: 'schedule_import', subjectId: id, details })
    return { id }
  })
}

export const listAll = async (ctx: CallerCtx, page: InputOf<typeof scheduleImports>): Promise<OutputOf<typeof scheduleImports>> => {
  await requireRegistrar(ctx)
  const { schoolId } = ctx.caller
  const rows = await repository.listImports(ctx.sql, schoolId, page)
  return { rows: rows.map((row) => presentImport(row, ctx.language)), total: await repository.countImports(ctx.sql, schoolId) }
}

const requireOwn = async (ctx: CallerCtx, row: repository.ScheduleImportRow | undefined) => {
  await requireRegistrar(ctx)
  if (row?.school_id !== ctx.caller.schoolId) throw refuse('not_found')
  return row
}

export const readOne = async (ctx: CallerCtx, { id }: InputOf<typeof scheduleImport>): Promise<OutputOf<typeof scheduleImport>> =>
  presentImport(await requireOwn(ctx, await repository.findImport(ctx.sql, id)), ctx.language)

export const readLines = async (
  ctx: CallerCtx,
  { id, action, ...page }: InputOf<typeof scheduleImportLines>,
): Promise<OutputOf<typeof scheduleImportLines>> => {
  const { kind } = await requireOwn(ctx, await repository.findImport(ctx.sql, id))
  const field = (name: string) => sayField(kind, name, ctx.language)
  const rows = await pageLines(ctx.sql, id, action, page)
  return {
    rows: rows.map(({ changes, problems, ...row }) => ({
      ...row,
      changes: changes.map(field),
      problems: (problems as unknown as Problem[]).map(({ field: name, text }) => ({ field: field(name), text: say(text, ctx.language) })),
    })),
    total: await countLines(ctx.sql, id, action),
  }
}

const take = async (ctx: CallerCtx, id: string, states: readonly string[]) => {
  const found = await requireOwn(ctx, await repository.lockImport(ctx.sql, id))
  if (!states.includes(found.state)) throw refuse('import_not_ready')
  return found
}

export const run = (ctx: CallerCtx, { id, skipsWrong }: InputOf<typeof runScheduleImport>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { wrong } = await take(ctx, id, ['preview'])
    if (wrong > 0 && !skipsWrong) throw refuse('import_has_wrong_lines')
    await repository.updateState(ctx.sql, id, { state: 'running', skipsWrong })
    await ctx.services.jobs.add(ctx.sql, runScheduleImportJob, { id })
    await record(ctx, { action: 'schedule.import_confirmed', subjectKind: 'schedule_import', subjectId: id, details: { skipsWrong } })
    return null
  })

export const cancel = (ctx: CallerCtx, { id }: InputOf<typeof cancelScheduleImport>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    await take(ctx, id, ['reading', 'preview'])
    await endImport(ctx, id, { state: 'cancelled' })
    return null
  })
