import type { Ctx } from '../../../context/context.ts'
import type { Sheet } from '../../../ports/typesetter/typesetter.ts'
import { readFileBytes } from '../../files/made-file.service.ts'
import type { DocumentFacts } from '../facts/document-facts.ts'
import type { TemplateSheet } from '../versions/version.service.ts'
import { placeholderPhoto, placeholderSignature } from './placeholder-picture.ts'
import { qrPicture } from './qr-picture.ts'
import { type Mark, watermarkPicture } from './watermark.service.ts'

export interface PictureRequest {
  readonly version: TemplateSheet
  readonly facts: DocumentFacts
  readonly mark: Mark
  readonly qrText: string
  readonly photoFileId?: string | null | undefined
  readonly signatureFileId?: string | undefined
}

/** A picture that a document needs was taken away between the order and the making. */
export class PictureGone extends Error {}

type Pictures = Sheet['pictures']

const readPicture = async (ctx: Ctx, { version }: PictureRequest, fileId: string) => {
  const bytes = await readFileBytes(ctx, fileId, version.schoolId)
  if (!bytes) throw new PictureGone(fileId)
  return bytes
}

const sealOf = async (ctx: Ctx, request: PictureRequest): Promise<Pictures> => {
  const { sealFileId } = request.version
  return sealFileId && request.facts.has.seal ? { '/seal.png': await readPicture(ctx, request, sealFileId) } : {}
}

const photoOf = async (ctx: Ctx, request: PictureRequest): Promise<Pictures> => {
  if (!request.facts.has.photo) return {}
  const { photoFileId } = request
  return { '/photo.jpg': photoFileId ? await readPicture(ctx, request, photoFileId) : await placeholderPhoto() }
}

const signatureOf = async (ctx: Ctx, request: PictureRequest): Promise<Pictures> => {
  if (!request.facts.has.signature) return {}
  const { signatureFileId } = request
  return { '/signature.png': signatureFileId ? await readPicture(ctx, request, signatureFileId) : await placeholderSignature() }
}

/** Every picture that a template may name; the code and the watermark are always there. */
export const picturesFor = async (ctx: Ctx, request: PictureRequest): Promise<Pictures> => ({
  ...(await sealOf(ctx, request)),
  ...(await photoOf(ctx, request)),
  ...(await signatureOf(ctx, request)),
  '/qr.svg': qrPicture(request.qrText),
  '/watermark.svg': await watermarkPicture(ctx, request.mark),
})
