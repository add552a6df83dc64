import type { FaceFault, Prompt } from '@campus/contract/faces/face-words.ts'
import type { Colour } from '@campus/face/colour.ts'
import type { PhotoStandard } from '@campus/face/crop.ts'
import type { PortraitRules } from '@campus/face/judge.ts'
import type { CheckFrame, CutPhoto, JudgedPhoto } from './face-port.ts'

export type FaceTask =
  | {
      readonly kind: 'judge'
      readonly photo: Uint8Array
      readonly rules?: PortraitRules | undefined
      readonly background?: Colour | undefined
      readonly wantsPicture?: boolean
    }
  | { readonly kind: 'cut'; readonly photo: Uint8Array; readonly standard: PhotoStandard; readonly background?: Colour | undefined }
  | { readonly kind: 'check'; readonly frames: readonly CheckFrame[]; readonly asked: readonly Prompt[] }

/** What was measured of the frames; which vectors count is decided here, with what they are compared elsewhere. */
interface MeasuredFrames {
  readonly fault: Exclude<FaceFault, 'other_person'> | undefined
  readonly digests: readonly Uint8Array[]
  /** The frames to compare, by their place in the list, with the vector of each. */
  readonly comparable: readonly { readonly index: number; readonly vector: Float32Array }[]
}

export interface FaceAnswers {
  /** The picture as it was judged, upright, where it was wanted. */
  readonly judge: (JudgedPhoto & { readonly picture?: Uint8Array | undefined }) | { readonly refused: 'picture_broken' }
  readonly cut: CutPhoto
  readonly check: MeasuredFrames
}

export type FaceAnswer = FaceAnswers[FaceTask['kind']]
