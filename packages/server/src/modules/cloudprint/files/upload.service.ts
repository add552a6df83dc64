import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { uploadPrintFile } from '@campus/contract/cloudprint/files.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { EncryptedUpload } from '../../../http/route.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { keepBlob } from '../blobs/print-blob.service.ts'
import { addFile, requireRoomForFile } from './add-file.service.ts'
import { isOffice, isPicture } from './file-kind.rules.ts'
import { shownName } from './file-name.rules.ts'

const maxUploadsPerHour = 30

type Purpose = InputOf<typeof uploadPrintFile>['purpose']

const requireWelcome = (ctx: CallerCtx, purpose: Purpose, { contentType }: EncryptedUpload) => {
  if (purpose === 'photo' && !isPicture(contentType)) throw refuse('print_file_kind')
  if (isOffice(contentType) && !ctx.services.office.isPresent) throw refuse('office_absent')
}

/** Asked before the bytes are read. */
export const requireRoomToPrint = async (ctx: CallerCtx) => {
  const { count, secondsLeft } = await countAttempt(ctx, `print_upload:${ctx.caller.personId}`, 3600)
  if (count > maxUploadsPerHour) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  await requireRoomForFile(ctx)
}

/** The file lies in the store, encrypted; it is read in the background. */
const keep = async (ctx: CallerCtx, purpose: Purpose, upload: EncryptedUpload) => {
  requireWelcome(ctx, purpose, upload)
  return addFile(ctx, async (ctx) => {
    const { id } = await keepBlob(ctx, ctx.caller.schoolId, upload)
    return { kind: purpose, name: shownName(upload.name), state: 'reading', source_id: id }
  })
}

export const upload = async (
  ctx: CallerCtx,
  { purpose, files: [file] }: InputOf<typeof uploadPrintFile> & { readonly files: readonly EncryptedUpload[] },
): Promise<OutputOf<typeof uploadPrintFile>> => {
  if (!file) throw refuse('bad_input')
  try {
    return await keep(ctx, purpose, file)
  } catch (error) {
    await dropBlobLater(ctx, file.blobKey)
    throw error
  }
}
