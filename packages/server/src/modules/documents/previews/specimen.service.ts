import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { type SetPages, TypesetterBusy, TypesettingFailed } from '../../../ports/typesetter/typesetter.ts'
import { fileAddress } from '../../files/file.service.ts'
import { keepMade } from '../../files/made-file.service.ts'
import { readForPapers } from '../../people/profile/papers.service.ts'
import { presentSchool, requireSchool } from '../../school/school/school.service.ts'
import type { DocumentFacts } from '../facts/document-facts.ts'
import { verifyAddress } from '../facts/facts.service.ts'
import { PictureGone, picturesFor } from '../pictures/pictures.service.ts'
import type { TemplateSheet } from '../versions/version.service.ts'

interface OwnPictures {
  readonly photoFileId?: string | null | undefined
  readonly signatureFileId?: string | undefined
}

/** A preview is watermarked with its reader, so that it is not passed on as genuine. */
const markFor = async (ctx: Ctx) => {
  const viewer = ctx.caller && (await readForPapers(ctx, ctx.caller.personId))
  return { text: ['预览 PREVIEW', viewer?.name ?? ''].join(' ').trim(), size: 24, color: '#d5dbe3' }
}

/** What the caller gets when the typesetter could not do its work. */
export const whenItFails = (error: unknown): never => {
  if (error instanceof TypesetterBusy) throw refuse('making_busy')
  if (error instanceof TypesettingFailed || error instanceof PictureGone) throw refuse('making_failed')
  throw error
}

/** Sets a certificate as a specimen: marked all over, without seal, code and signature. */
export const setSpecimen = async (
  ctx: Ctx,
  version: TemplateSheet,
  facts: DocumentFacts,
  pictures: OwnPictures = {},
): Promise<SetPages> => {
  const { name, nameEn, nameTw } = presentSchool(await requireSchool(ctx, version.schoolId))
  const shown: DocumentFacts = {
    ...facts,
    isSpecimen: true,
    school: { name, nameEn, nameTw },
    serial: '',
    code: '',
    verifyAddress: verifyAddress(ctx),
    has: { ...facts.has, seal: false },
  }
  try {
    const request = { version, facts: shown, mark: await markFor(ctx), qrText: verifyAddress(ctx), ...pictures }
    return await ctx.services.previewTypesetter.set({ source: version.source, data: shown, pictures: await picturesFor(ctx, request) })
  } catch (error) {
    return whenItFails(error)
  }
}

/** The pages of something that has to come out, or the refusal that says why it did not. */
export const requirePages = (made: SetPages) => {
  if (made.kind === 'missing_characters') throw refuse('character_missing', { facts: { characters: made.characters.join('') } })
  if (made.kind === 'problems') throw refuse('making_failed')
  return made
}

/** Keeps a PDF for one look of the caller. */
export const keepPreview = async (ctx: CallerCtx, pdf: Uint8Array, name: string): Promise<{ fileName: string; pdfUrl: string }> => {
  const fileName = `${name}.pdf`
  const { id } = await keepMade(ctx, { content: pdf, name: fileName, contentType: 'application/pdf', use: 'preview' })
  return { fileName, pdfUrl: fileAddress(ctx, id, ctx.caller.personId) }
}
