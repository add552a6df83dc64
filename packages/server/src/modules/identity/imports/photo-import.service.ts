import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type {
  cancelPhotoImport,
  photoImport,
  photoImportLines,
  photoImports,
  runPhotoImport,
  startPhotoImport,
} from '@campus/contract/identity/console/photo-imports.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import type { EncryptedUpload } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { readPhotoImportJob, runPhotoImportJob } from '../identity.jobs.ts'
import { requireOffered } from '../photos/bring.service.ts'
import { requireOpenType } from '../types/photo-type.service.ts'
import * as repository from './photo-import.repository.ts'
import { countLines, listLines } from './photo-import-line.repository.ts'
import { presentImport } from './photo-import-view.ts'

type Started = InputOf<typeof startPhotoImport> & { readonly files: readonly EncryptedUpload[] }

export const begin = async (ctx: CallerCtx, { typeId, files: [upload] }: Started): Promise<OutputOf<typeof startPhotoImport>> => {
  if (!upload) throw refuse('bad_input')
  const type = await requireOpenType(ctx, typeId)
  requireOffered(type, 'import')
  const { schoolId, personId } = ctx.caller
  const scope = await scopeOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const { id } = await repository.insertImport(ctx.sql, {
      school_id: schoolId,
      created_by: personId,
      type_id: typeId,
      scope: scope === 'school' ? null : [...scope],
      file_name: upload.name,
      blob_key: upload.blobKey,
      key_encrypted: upload.keyEncrypted,
      created_at: ctx.now(),
    })
    await ctx.services.jobs.add(ctx.sql, readPhotoImportJob, { id })
    const details = { fileName: upload.name, purpose: type.purpose }
    await record(ctx, { action: 'identity.photo_import_started', subjectKind: 'photo_import', subjectId: id, details })
    return { id }
  })
}

/** Administrators see all imports, managers their own. */
const visibleTo = ({ caller: { schoolId, roles, personId } }: CallerCtx) => ({
  schoolId,
  createdBy: roles.includes('admin') ? undefined : personId,
})

export const page = async (ctx: CallerCtx, asked: InputOf<typeof photoImports>): Promise<OutputOf<typeof photoImports>> => {
  const visible = visibleTo(ctx)
  const rows = await repository.listImports(ctx.sql, visible, asked)
  return { rows: rows.map((row) => presentImport(row, ctx.language)), total: await repository.countImports(ctx.sql, visible) }
}

const requireVisible = (ctx: CallerCtx, row: repository.PhotoImportRow | undefined) => {
  const { schoolId, createdBy } = visibleTo(ctx)
  if (row?.school_id !== schoolId || (createdBy !== undefined && row.created_by !== createdBy)) throw refuse('not_found')
  return row
}

export const readOne = async (ctx: CallerCtx, { id }: InputOf<typeof photoImport>): Promise<OutputOf<typeof photoImport>> =>
  presentImport(requireVisible(ctx, await repository.findImport(ctx.sql, id)), ctx.language)

export const pageLines = async (
  ctx: CallerCtx,
  { id, action, ...asked }: InputOf<typeof photoImportLines>,
): Promise<OutputOf<typeof photoImportLines>> => {
  requireVisible(ctx, await repository.findImport(ctx.sql, id))
  const rows = await listLines(ctx.sql, id, action, asked)
  return {
    rows: rows.map((row) => ({
      line: row.line,
      action: row.action,
      fileName: row.file_name,
      number: row.number,
      name: personNameIn({ name: row.person_name ?? '', namePinyin: row.person_pinyin }, ctx.language),
      problems: (row.problems as unknown as Phrase[]).map((problem) => say(problem, ctx.language)),
    })),
    total: await countLines(ctx.sql, id, action),
  }
}

export const run = (ctx: CallerCtx, { id, skipsWrong }: InputOf<typeof runPhotoImport>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const found = requireVisible(ctx, await repository.lockImport(ctx.sql, id))
    if (found.state !== 'preview') throw refuse('import_not_ready')
    if (found.wrong > 0 && !skipsWrong) throw refuse('import_has_wrong_lines')
    await repository.updateImport(ctx.sql, id, { state: 'running', skipsWrong, processed: 0 })
    await ctx.services.jobs.add(ctx.sql, runPhotoImportJob, { id, runBy: ctx.caller.personId })
    await record(ctx, { action: 'identity.photo_import_confirmed', subjectKind: 'photo_import', subjectId: id, details: { skipsWrong } })
    return null
  })

const drop = async (ctx: Ctx, { id, blob_key }: repository.PhotoImportRow) => {
  await repository.updateImport(ctx.sql, id, { state: 'cancelled', finishedAt: ctx.now() })
  if (blob_key) await dropBlobLater(ctx, blob_key)
}

export const cancel = (ctx: CallerCtx, { id }: InputOf<typeof cancelPhotoImport>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const found = requireVisible(ctx, await repository.lockImport(ctx.sql, id))
    if (found.state !== 'preview' && found.state !== 'reading') throw refuse('import_not_ready')
    await drop(ctx, found)
    await record(ctx, { action: 'identity.photo_import_cancelled', subjectKind: 'photo_import', subjectId: id })
    return null
  })

export const oldPreviews = retentionKind({
  kind: 'photo_import_preview',
  name: ['未执行的照片导入预览', 'Previews of photo imports that were not run', '未執行的照片匯入預覽'],
  keptFor: 86_400,
})

/** A preview holds pictures of faces: nobody came back to it within a day, so it goes. */
export const dropOldPreviews = (ctx: Ctx) =>
  removeOlder(ctx, oldPreviews, async (before) => {
    let dropped = 0
    for (const { id } of await repository.listOldPreviews(ctx.sql, before))
      await inTransaction(ctx, async (ctx) => {
        const found = await repository.lockImport(ctx.sql, id)
        if (found?.state !== 'preview') return
        await drop(ctx, found)
        dropped += 1
      })
    return dropped
  })
