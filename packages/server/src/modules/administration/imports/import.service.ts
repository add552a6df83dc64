import type {
  cancelImport,
  importLines,
  imports,
  personImport,
  runImport,
  startImport,
} from '@campus/contract/administration/people-import.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import type { EncryptedUpload } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { importPeopleJob, readImportFileJob } from '../administration.jobs.ts'
import * as repository from './import.repository.ts'
import { presentImport } from './import-view.ts'
import { countLines, forgetGiven, listLines } from './lines/import-line.repository.ts'
import type { Problem } from './lines/line.rules.ts'

const skipTo = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({ size: pageSize, skip: (pageNum - 1) * pageSize })

export const beginImport = (
  ctx: CallerCtx,
  { kind, files }: InputOf<typeof startImport> & { files: readonly EncryptedUpload[] },
): Promise<OutputOf<typeof startImport>> =>
  inTransaction(ctx, async (ctx) => {
    const [upload] = files
    if (!upload) throw refuse('bad_input')
    const { name: fileName, blobKey, keyEncrypted, contentType } = upload
    const { schoolId, personId: createdBy } = ctx.caller
    const file = { fileName, blobKey, keyEncrypted, contentType }
    const { id } = await repository.insertImport(ctx.sql, { schoolId, createdBy, ...file, kind, now: ctx.now() })
    await ctx.services.jobs.add(ctx.sql, readImportFileJob, { id })
    await record(ctx, { action: 'people.import_started', subjectKind: 'person_import', subjectId: id, details: { kind, fileName } })
    return { id }
  })

export const pageImports = async (ctx: CallerCtx, page: InputOf<typeof imports>): Promise<OutputOf<typeof imports>> => {
  const { schoolId } = ctx.caller
  const rows = await repository.listImports(ctx.sql, schoolId, skipTo(page))
  return { rows: rows.map((row) => presentImport(row, ctx.language)), total: await repository.countImports(ctx.sql, schoolId) }
}

const requireImport = async (ctx: CallerCtx, id: string) => {
  const found = await repository.findImportOf(ctx.sql, ctx.caller.schoolId, id)
  if (!found) throw refuse('not_found')
  return found
}

export const readOne = async (ctx: CallerCtx, { id }: InputOf<typeof personImport>) =>
  presentImport(await requireImport(ctx, id), ctx.language)

export const pageLines = async (
  ctx: CallerCtx,
  { id, action, ...page }: InputOf<typeof importLines>,
): Promise<OutputOf<typeof importLines>> => {
  await requireImport(ctx, id)
  const rows = await listLines(ctx.sql, id, action, skipTo(page))
  return {
    rows: rows.map(({ line, number, name, action, changes, problems }) => ({
      line,
      number,
      name,
      action,
      changes,
      problems: (problems as unknown as Problem[]).map(({ field, text }) => ({ field, text: say(text, ctx.language) })),
    })),
    total: await countLines(ctx.sql, id, action),
  }
}

const takeImport = async (ctx: CallerCtx, id: string, states: readonly string[]) => {
  const found = await repository.lockImport(ctx.sql, ctx.caller.schoolId, id)
  if (!found) throw refuse('not_found')
  if (!states.includes(found.state)) throw refuse('import_not_ready')
  return found
}

export const run = (ctx: CallerCtx, { id, skipsWrong }: InputOf<typeof runImport>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { wrong } = await takeImport(ctx, id, ['preview'])
    if (wrong > 0 && !skipsWrong) throw refuse('import_has_wrong_lines')
    await repository.updateState(ctx.sql, id, { state: 'running', skipsWrong })
    await ctx.services.jobs.add(ctx.sql, importPeopleJob, { id })
    await record(ctx, { action: 'people.import_confirmed', subjectKind: 'person_import', subjectId: id, details: { skipsWrong } })
    return null
  })

const drop = async (ctx: Ctx, id: string) => {
  await repository.updateState(ctx.sql, id, { state: 'cancelled', finishedAt: ctx.now() })
  await forgetGiven(ctx.sql, id)
}

export const cancel = (ctx: CallerCtx, { id }: InputOf<typeof cancelImport>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const found = await takeImport(ctx, id, ['reading', 'preview'])
    await drop(ctx, id)
    if (found.blob_key !== null) await dropBlobLater(ctx, found.blob_key)
    await record(ctx, { action: 'people.import_cancelled', subjectKind: 'person_import', subjectId: id })
    return null
  })

export const oldPreviews = retentionKind({
  kind: 'person_import_preview',
  name: ['未执行的人员导入预览', 'Previews of people imports that were not run', '未執行的人員匯入預覽'],
  keptFor: 7 * 24 * 3600,
})

/** A preview that nobody came back to is dropped, and with it what its lines gave. */
export const dropOldPreviews = (ctx: Ctx) =>
  removeOlder(ctx, oldPreviews, async (before) => {
    let dropped = 0
    for (const { id, school_id } of await repository.listStalePreviews(ctx.sql, before))
      await inTransaction(ctx, async (ctx) => {
        if ((await repository.lockImport(ctx.sql, school_id, id))?.state !== 'preview') return
        await drop(ctx, id)
        dropped += 1
      })
    return dropped
  })
