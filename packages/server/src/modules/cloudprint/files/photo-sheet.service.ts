import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type makePhotoSheet, photoSizeNames } from '@campus/contract/cloudprint/files.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { areaOf, isSharpEnough, turnedBy } from '../photos/crop.rules.ts'
import { type SheetSize, targetOf } from '../photos/sheet.rules.ts'
import { addFile } from './add-file.service.ts'
import { shareFile } from './print-file.repository.ts'

const sizeNames: Record<SheetSize, Phrase> = { ...photoSizeNames, full: ['整张', 'Full sheet', '整張'] }

type Given = InputOf<typeof makePhotoSheet>

/** A photo of the caller that was read; held, so that its bytes stay until the sheet names them. */
const requirePhoto = async (ctx: CallerCtx, id: string) => {
  const photo = await shareFile(ctx.sql, ctx.caller.personId, id)
  if (photo?.kind !== 'photo') throw refuse('print_file_gone')
  if (photo.state === 'failed') throw refuse('picture_broken')
  const { content_id, width, height } = photo
  if (photo.state !== 'ready' || content_id === null || width === null || height === null) throw refuse('print_file_not_ready')
  return { name: photo.name, content_id, width, height }
}

const requireSharp = (taken: { readonly width: number; readonly height: number }, { size, degrees, crop }: Given) => {
  const photo = turnedBy(taken, degrees)
  const target = targetOf(size, { width: photo.width * (crop?.width ?? 1), height: photo.height * (crop?.height ?? 1) })
  if (!isSharpEnough(areaOf(photo, crop, target), target)) throw refuse('photo_too_small')
}

/** The sheet is composed in the background from the bytes of the photo. */
export const make = (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof makePhotoSheet>> =>
  addFile(ctx, async (ctx) => {
    const photo = await requirePhoto(ctx, given.photoId)
    requireSharp(photo, given)
    const { size, degrees, crop } = given
    const name = `${photo.name.replace(/\.\w{1,5}$/, '')} ${say(sizeNames[size], ctx.language)}`
    return { kind: 'photo_sheet', name, state: 'reading', source_id: photo.content_id, sheet: JSON.stringify({ size, degrees, crop }) }
  })
