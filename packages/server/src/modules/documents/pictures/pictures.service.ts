import type { RefusalCode } from '@campus/contract/refusals.ts'
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
export class PictureGone extends Error {
  readonly code: Extract<RefusalCode, 'photo_needed' | 'signature_needed' | 'making_failed'>

  constructor(code: PictureGone['code']) {
    super(code)
    this.code = code
  }
}

type Pictures = Sheet['pictures']

const readPicture = async (ctx: Ctx, { version }: PictureRequest, fileId: string, code: PictureGone['code']) => {
  const bytes = await readFileBytes(ctx, fileId, version.schoolId)
  if (!bytes) throw new PictureGone(code)
  return bytes
}

const sealOf = async (ctx: Ctx, request: PictureRequest): Promise<Pictures> => {
  const { sealFileId } = request.version
  return sealFileId && request.facts.has.seal ? { '/seal.png': await readPicture(ctx, request, sealFileId, 'making_failed') } : {}
}

const photoOf = async (ctx: Ctx, request: PictureRequest): Promise<Pictures> => {
  if (!request.facts.has.photo) return {}
  const { photoFileId } = request
  return { '/photo.jpg': photoFileId ? await readPicture(ctx, request, photoFileId, 'photo_needed') : await placeholderPhoto() }
}

const signatureOf = async (ctx: Ctx, request: PictureRequest): Promise<Pictures> => {
  if (!request.facts.has.signature) return {}
  const { signatureFileId } = request
  const picture = signatureFileId ? readPicture(ctx, request, signatureFileId, 'signature_needed') : placeholderSignature()
  return { '/signature.png': await picture }
}

/** Every picture that a template may name; the code and the watermark are always there. */
export const picturesFor = async (ctx: Ctx, request: PictureRequest): Promise<Pictures> => ({
  ...(await sealOf(ctx, request)),
  ...(await photoOf(ctx, request)),
  ...(await signatureOf(ctx, request)),
  '/qr.svg': qrPicture(request.qrText),
  '/watermark.svg': await watermarkPicture(ctx, request.mark),
})
