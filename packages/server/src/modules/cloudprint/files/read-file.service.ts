import type { RefusalCode } from '@campus/contract/refusals.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { push } from '../../../context/push.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import type { OfficeKind } from '../../../ports/office/office.ts'
import type { Counted } from '../../../ports/page-counter/page-counter.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { keepBlob, readBlob, releaseBlobs, type StoredContent, storeMade } from '../blobs/print-blob.service.ts'
import { drawUpright, type SheetChoice, setPicture, setSheet } from '../photos/picture-page.service.ts'
import { isLockedOffice, isPicture, officeKindOf } from './file-kind.rules.ts'
import { changeFile, findReading, lockFile } from './print-file.repository.ts'

const maxPages = 2000
/** Long enough to read why. */
const failedSeconds = 86_400
const pdf = 'application/pdf'

/** What came of the reading: why there is nothing to print, or what is printed, where it is not what came itself. */
type Outcome =
  | { readonly failed: RefusalCode }
  | { readonly pages: number; readonly made?: StoredContent; readonly width?: number; readonly height?: number }

const failures: Record<Exclude<Counted['kind'], 'pages'>, RefusalCode> = {
  encrypted: 'print_file_encrypted',
  forbidden: 'print_file_forbidden',
  broken: 'print_file_broken',
  too_long: 'print_file_too_long',
}

/** What is locked against changes alone is printed from a copy that is not: printers cannot open the other. */
const readPdf = async (ctx: Ctx, bytes: Uint8Array): Promise<Outcome> => {
  const counted = await ctx.services.pageCounter.count(bytes, maxPages)
  if (counted.kind !== 'pages') return { failed: failures[counted.kind] }
  const { pages, unlocked } = counted
  return unlocked ? { pages, made: await storeMade(ctx, unlocked, pdf) } : { pages }
}

const readOffice = async (ctx: Ctx, bytes: Buffer, kind: OfficeKind): Promise<Outcome> => {
  if (isLockedOffice(bytes, kind)) return { failed: 'print_file_encrypted' }
  const made = await ctx.services.office.toPdf(bytes, kind)
  if (!made) return { failed: ctx.services.office.isPresent ? 'print_file_broken' : 'office_absent' }
  const read = await readPdf(ctx, made)
  return 'failed' in read || read.made ? read : { ...read, made: await storeMade(ctx, made, pdf) }
}

const readPhoto = async (ctx: Ctx, bytes: Buffer): Promise<Outcome> => {
  const { picture, width, height } = await drawUpright(ctx, bytes)
  return { pages: 1, width, height, made: await storeMade(ctx, picture, 'image/jpeg') }
}

type Source = NonNullable<Awaited<ReturnType<typeof readBlob>>>

const readSource = async (
  ctx: Ctx,
  file: { kind: Column<'print_file', 'kind'>; sheet: unknown },
  { bytes, contentType }: Source,
): Promise<Outcome> => {
  if (file.kind === 'photo') return readPhoto(ctx, bytes)
  if (file.kind === 'photo_sheet')
    return { pages: 1, made: await storeMade(ctx, await setSheet(ctx, bytes, file.sheet as SheetChoice), pdf) }
  if (isPicture(contentType)) return { pages: 1, made: await storeMade(ctx, await setPicture(ctx, bytes), pdf) }
  const office = officeKindOf(contentType)
  return office ? readOffice(ctx, bytes, office) : readPdf(ctx, bytes)
}

/** Writes down what came of the reading, once; what was made for a file that is gone meanwhile goes too. */
export const endReading = (ctx: Ctx, id: string, outcome: Outcome): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const made = 'made' in outcome ? outcome.made : undefined
    const file = await lockFile(ctx.sql, id)
    if (file?.state !== 'reading') return made && dropBlobLater(ctx, made.blobKey)
    const { source_id } = file
    if ('failed' in outcome) {
      const kept_until = later(ctx.now(), failedSeconds)
      await changeFile(ctx.sql, id, { state: 'failed', reason: outcome.failed, source_id: null, kept_until })
    } else {
      const { pages, width = null, height = null } = outcome
      const content_id = made ? (await keepBlob(ctx, file.school_id, made)).id : source_id
      await changeFile(ctx.sql, id, { state: 'ready', pages, width, height, content_id, source_id: null })
    }
    await releaseBlobs(ctx, [source_id])
    await push(ctx.sql, { to: `person:${file.person_id}`, topic: 'print_file', data: { id } })
  })

/** Counts the pages of a file and makes a PDF of what is none. */
export const readPrintFile = async (ctx: Ctx, id: string): Promise<void> => {
  const file = await findReading(ctx.sql, id)
  if (!file?.source_id) return
  const source = await readBlob(ctx, file.source_id)
  const reading = source ? readSource(ctx, file, source) : Promise.resolve({ failed: 'print_file_broken' } as const)
  const outcome = await reading.catch((error: unknown) => {
    if (error instanceof Refusal) return { failed: error.code }
    throw error
  })
  await endReading(ctx, id, outcome)
}
