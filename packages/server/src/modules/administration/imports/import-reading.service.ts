import { buffer } from 'node:stream/consumers'
import type { Phrase } from '@campus/contract/language.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { type TableFormat, tableTypes } from '../../../platform/tables/table.ts'
import { readTable } from '../../../platform/tables/table-work.ts'
import { Unreadable } from '../../../platform/tables/unreadable.ts'
import { getStored } from '../../../ports/blobs/encrypted-blob.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { findImport, lockImport, updateCounts, updateState } from './import.repository.ts'
import { readImportContext, readUnits } from './import-context.service.ts'
import { pushImport } from './import-view.ts'
import { type RawLine, readColumns } from './lines/columns.rules.ts'
import { deleteLines, insertLines } from './lines/import-line.repository.ts'
import { judgeLine, openRepeats } from './lines/judge.rules.ts'
import { readLine } from './lines/line.rules.ts'
import { encryptLine } from './lines/line-encryption.ts'

type Import = NonNullable<Awaited<ReturnType<typeof findImport>>>

const batch = 1000

const gone: Phrase = ['文件已不在，请重新上传', 'The file no longer exists. Upload it again.', '檔案已不在，請重新上傳']

const formatOf = (contentType: string): TableFormat => (contentType === tableTypes.xlsx ? 'xlsx' : 'csv')

const readFile = async (ctx: Ctx, { blob_key, key_encrypted, content_type }: Import) => {
  const content = blob_key === null ? undefined : await getStored(ctx.services, { blobKey: blob_key, keyEncrypted: key_encrypted })
  if (!content) throw new Unreadable(gone)
  return readColumns(await readTable(await buffer(content), formatOf(content_type)))
}

const keepLines = async (ctx: Ctx, { id, school_id: schoolId, kind }: Import, lines: readonly RawLine[]) => {
  const [units, findRepeats] = [await readUnits(ctx, schoolId), openRepeats()]
  for (let at = 0; at < lines.length; at += batch) {
    const read = lines.slice(at, at + batch).map((raw) => ({ line: raw.line, ...readLine(raw) }))
    const given = read.map((line) => line.given)
    const importContext = await readImportContext(ctx, { schoolId, kind }, units, given)
    const judged = read.map(({ line, given, problems }) => {
      const { action, changes, problems: all } = judgeLine(given, importContext, [...problems, ...findRepeats(line, given)])
      const encrypted = encryptLine(ctx.services.secretBox, given).toString('base64')
      return { line, action, number: given.number, name: given.name, given: encrypted, changes, problems: all }
    })
    await insertLines(ctx.sql, { importId: id, schoolId, now: ctx.now() }, judged)
  }
}

/** From here on the encrypted lines are all that is needed of the file. */
const close = async (ctx: Ctx, { id, blob_key }: Import, state: 'preview' | 'unreadable', problem: Phrase | null) => {
  await updateState(ctx.sql, id, { state, problem, ...(state === 'unreadable' ? { finishedAt: ctx.now() } : {}) })
  if (blob_key !== null) await dropBlobLater(ctx, blob_key)
  await pushImport(ctx.sql, id)
}

/** Only while it is still to be read: an import that was dropped meanwhile stays so, and a repeated job changes nothing. */
const whileReading = (ctx: Ctx, { id, school_id }: Import, action: (ctx: Ctx) => Promise<void>) =>
  inTransaction(ctx, async (ctx) => {
    if ((await lockImport(ctx.sql, school_id, id))?.state === 'reading') await action(ctx)
  })

/** Reads the file of an import and finds out what each line would do; nothing but the import itself changes. */
export const readImport = async (ctx: Ctx, id: string) => {
  const found = await findImport(ctx.sql, id)
  if (found?.state !== 'reading') return
  try {
    const { lines, note } = await readFile(ctx, found)
    await whileReading(ctx, found, async (ctx) => {
      await deleteLines(ctx.sql, id)
      await keepLines(ctx, found, lines)
      await updateCounts(ctx.sql, id)
      await close(ctx, found, 'preview', note)
    })
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    await whileReading(ctx, found, (ctx) => close(ctx, found, 'unreadable', error.phrase))
  }
}
