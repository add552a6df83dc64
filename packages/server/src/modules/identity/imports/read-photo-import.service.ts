import { maxImportedPhotos } from '@campus/contract/identity/console/photo-imports.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { cutText } from '../../../platform/text/cut-text.ts'
import { NotUnzipped } from '../../../platform/unzip-stream.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { findType } from '../types/photo-type.repository.ts'
import { empty, tooLargeTogether, tooMany, unreadable } from './import-problems.ts'
import { judgeLine } from './judge-line.service.ts'
import { findImport, lockImport, type PhotoImportRow, updateCounts, updateImport, updateProcessed } from './photo-import.repository.ts'
import { deleteLines, insertLine } from './photo-import-line.repository.ts'
import { pushImport } from './photo-import-view.ts'
import { photosOf } from './zip-photos.ts'

class Unreadable extends Error {
  readonly phrase: Phrase

  constructor(phrase: Phrase) {
    super(phrase[1])
    this.phrase = phrase
  }
}

const readLines = async (ctx: Ctx, found: PhotoImportRow) => {
  const { id, school_id } = found
  const type = await findType(ctx.sql, school_id, found.type_id)
  if (!type) throw new Error('an import without a type')
  await deleteLines(ctx.sql, id)
  const seen = new Set<string>()
  let count = 0
  for await (const photo of photosOf(ctx, found)) {
    count = photo.line
    if (count > maxImportedPhotos) throw new Unreadable(tooMany)
    const { action, personId, problems } = await judgeLine(ctx, found, type, photo, seen)
    if (personId) seen.add(personId)
    const names = { file_name: cutText(photo.fileName, 200), number: cutText(photo.number, 50) }
    const line = { import_id: id, line: photo.line, school_id, ...names, created_at: ctx.now() }
    await insertLine(ctx.sql, { ...line, person_id: personId, action, problems: JSON.stringify(problems) })
    await updateProcessed(ctx.sql, id, count)
    if (count % 10 === 0) await pushImport(ctx.sql, id)
  }
  if (count === 0) throw new Unreadable(empty)
}

/** Only while it is still to be read: an import that was dropped meanwhile stays so. */
const close = (ctx: Ctx, id: string, problem?: Phrase) =>
  inTransaction(ctx, async (ctx) => {
    const found = await lockImport(ctx.sql, id)
    if (found?.state !== 'reading') return
    await updateCounts(ctx.sql, id)
    if (problem) await updateImport(ctx.sql, id, { state: 'unreadable', problem, finishedAt: ctx.now() })
    else await updateImport(ctx.sql, id, { state: 'preview', processed: 0 })
    if (problem && found.blob_key) await dropBlobLater(ctx, found.blob_key)
    await pushImport(ctx.sql, id)
  })

const notUnzipped: Record<NotUnzipped['why'], Phrase> = { broken: unreadable, too_many: tooMany, too_large: tooLargeTogether }

const phraseOf = (error: unknown): Phrase | undefined => {
  if (error instanceof Unreadable) return error.phrase
  if (error instanceof NotUnzipped) return notUnzipped[error.why]
  return undefined
}

/** Looks at every photo of an import and says what it would do; nothing but the import itself changes. */
export const readPhotoImport = async (ctx: Ctx, id: string): Promise<void> => {
  const found = await findImport(ctx.sql, id)
  if (found?.state !== 'reading') return
  try {
    await readLines(ctx, found)
  } catch (error) {
    const phrase = phraseOf(error)
    if (!phrase) throw error
    return close(ctx, id, phrase)
  }
  await close(ctx, id)
}
