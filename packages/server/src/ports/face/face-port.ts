import type { FaceFault, Prompt } from '@campus/contract/faces/face-words.ts'
import type { Colour } from '@campus/face/colour.ts'
import type { PhotoStandard } from '@campus/face/crop.ts'
import type { Check, PortraitRules } from '@campus/face/judge.ts'

export interface JudgedPhoto {
  readonly checks: readonly Check[]
  readonly isPassed: boolean
  /** Where exactly one face was found. */
  readonly vector: Float32Array | undefined
}

export type CutPhoto =
  | { readonly picture: Uint8Array; readonly width: number; readonly height: number }
  | { readonly refused: 'picture_broken' | 'portrait_too_small' | 'face_not_found' | 'background_not_plain' }

export interface CheckFrame {
  /** Which of the prompts was shown, from 0. */
  readonly step: number
  readonly bytes: Uint8Array
}

export interface CheckedFrames {
  /** Why they show no living person; nothing where they do. Whether it is the right one follows from the similarity. */
  readonly fault: Exclude<FaceFault, 'other_person'> | undefined
  /** To the reference, from -1 to 1; 0 where nothing could be compared. */
  readonly similarity: number
  /** Of the points of each frame: the same frame again has the same one, however its file was written. */
  readonly digests: readonly Uint8Array[]
}

interface JudgeOptions {
  readonly rules?: PortraitRules | undefined
  /** The colour that the background has to have; any will do without. */
  readonly background?: Colour | undefined
  readonly who?: string | undefined
}

export interface CutOptions {
  /** The colour that is drawn behind the person, in place of a plain background; without it the photo stays as it was taken. */
  readonly background?: Colour | undefined
  readonly who?: string | undefined
}

/** Measures faces. `who` limits how many tasks of one person wait; it is left out for the server's own work. */
export interface FacePort {
  /** Which model its vectors come from: only vectors of one model can be compared. */
  readonly modelId: string
  /** Judges one photo by rules. */
  judge(photo: Uint8Array, options?: JudgeOptions): Promise<JudgedPhoto>
  /** Cuts a photo to a standard: a JPEG, never enlarged, mirrored, turned or retouched. */
  cut(photo: Uint8Array, standard: PhotoStandard, options?: CutOptions): Promise<CutPhoto>
  /** Measures all frames of a face check again and compares them with a reference. */
  checkFrames(frames: readonly CheckFrame[], asked: readonly Prompt[], reference: Float32Array, who?: string): Promise<CheckedFrames>
  close(): Promise<void>
}

/** This person has enough waiting, everybody together has, or the service for faces does not answer. */
export class FacesBusy extends Error {}

/** What was given cannot be opened as a picture. */
export class FacePictureBroken extends Error {}
