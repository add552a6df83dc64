import { PhotoStandard } from '@campus/contract/identity/photo-types.ts'
import type { Colour } from '@campus/face/colour.ts'
import type { PhotoStandard as CutStandard, Range } from '@campus/face/crop.ts'
import type { Check } from '@campus/face/judge.ts'
import type { Ctx } from '../../../context/context.ts'
import { type Refusal, refuse } from '../../../platform/refuse.ts'
import { type CutPhoto, FacePictureBroken, FacesBusy } from '../../../ports/face/face-port.ts'
import { withFaceCall } from '../../faces/calls/face-call.service.ts'
import { drawFrom } from '../../files/picture.service.ts'
import { mayMeasure, type Whose } from './photo-consent.service.ts'

/** Below this no standard for documents accepts a JPEG. */
const minQuality = 60
const smallestForPrint = [295, 413] as const

const bytesOf = (range: Range | null) => range && { min: range.min * 1024, max: range.max * 1024 }

/** A standard as the cutter knows it. */
const cutStandardOf = (standard: unknown): CutStandard => {
  const { width, height, hairFromTop, eyesFromTop, faceWidth, headHeight, fileKilobytes } = PhotoStandard.parse(standard)
  return {
    width,
    height,
    hairTop: hairFromTop ?? undefined,
    eyes: eyesFromTop ?? undefined,
    faceWidth: faceWidth ?? undefined,
    headHeight: headHeight ?? undefined,
    fileBytes: bytesOf(fileKilobytes) ?? undefined,
    minQuality,
  }
}

const backgroundColours: Readonly<Record<PhotoStandard['background'], Colour | undefined>> = {
  any: undefined,
  white: [255, 255, 255],
  light_blue: [100, 197, 255],
  light_grey: [225, 225, 225],
}

/** The colour that the background has to have; nothing where any will do. */
export const backgroundOf = (standard: unknown): Colour | undefined => backgroundColours[PhotoStandard.parse(standard).background]

export interface JudgedPicture {
  /** Cut to the standard. */
  readonly picture: Uint8Array
  readonly checks: readonly Check[]
  /** Whether a machine looked at it; where none did, a person does. */
  readonly isMeasured: boolean
  readonly vector: Float32Array | undefined
}

const facesIn = (checks: readonly Check[]) => checks.find(({ name }) => name === 'SingleFacePresent')?.measured ?? 0

/** Why no photo can be cut out of a picture. */
const explainUncut = async (
  ctx: Ctx,
  original: Uint8Array,
  refused: Extract<CutPhoto, { refused: string }>['refused'],
): Promise<Refusal> => {
  if (refused !== 'face_not_found') return refuse(refused)
  const { checks } = await ctx.services.face.judge(original, { who: ctx.caller?.personId })
  return refuse(facesIn(checks) > 1 ? 'several_faces' : 'face_not_found')
}

/** Where any background will do, nobody is told that theirs is restless. */
const relevant = (checks: readonly Check[], standard: unknown) =>
  PhotoStandard.parse(standard).background === 'any' ? checks.filter(({ name }) => name !== 'BackgroundUniformity') : checks

/** Where no face is measured, nobody knows where the head is: the middle of the picture, as large as it has to be for print. */
const frameMiddle = async (ctx: Ctx, original: Uint8Array, standard: unknown): Promise<JudgedPicture> => {
  const { height: max } = PhotoStandard.parse(standard)
  const { picture } = await drawFrom(ctx, original, { kind: 'frame', shape: 'portrait', max, min: smallestForPrint })
  return { picture, checks: [], isMeasured: false, vector: undefined }
}

/**
 * Cuts a picture to a standard and judges what comes out: that is what stands on documents. Nothing where the machine is busy or broken,
 * so that what was taken is kept and judged later.
 */
export const judgePicture = async (
  ctx: Ctx,
  whose: Whose,
  original: Uint8Array,
  standard: unknown,
  { hasNewBackground = false }: { readonly hasNewBackground?: boolean } = {},
): Promise<JudgedPicture | undefined> => {
  if (!(await mayMeasure(ctx, whose))) return frameMiddle(ctx, original, standard)
  const { face } = ctx.services
  const [who, background] = [ctx.caller?.personId, backgroundOf(standard)]
  const work = async () => {
    const cut = await face.cut(original, cutStandardOf(standard), { who, background: hasNewBackground ? background : undefined })
    if ('refused' in cut) throw await explainUncut(ctx, original, cut.refused)
    const { checks, vector } = await face.judge(cut.picture, { who, background })
    return { picture: cut.picture, checks: relevant(checks, standard), isMeasured: true, vector }
  }
  const faultOf = ({ checks }: JudgedPicture) => (checks.some(({ verdict }) => verdict === 'refuse') ? 'photo_refused' : undefined)
  try {
    return await withFaceCall(ctx, { ...whose, purpose: 'portrait', consent: 'given' }, work, faultOf)
  } catch (error) {
    if (error instanceof FacesBusy) return undefined
    throw error instanceof FacePictureBroken ? refuse('picture_broken') : error
  }
}
