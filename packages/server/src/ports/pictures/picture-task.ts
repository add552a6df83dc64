import type { PictureKind } from './frame.ts'

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = readonly [width: number, height: number]

/** What can be made of a picture that somebody brought. */
export type PictureWork =
  /** Upright, cut to its kind, no side above `max`: a JPEG. */
  | { readonly kind: 'frame'; readonly shape: PictureKind; readonly max: number; readonly min: Size }
  /** Upright and whole, no side above `max`: a JPEG for print. */
  | { readonly kind: 'upright'; readonly max: number }
  /** A part of an upright picture, turned: a JPEG for print. */
  | { readonly kind: 'part'; readonly area: Area; readonly size: Size; readonly degrees: number }
  /** The strokes of a signature without their paper: a PNG. */
  | { readonly kind: 'strokes' }
  /** An SVG that the server itself wrote, cut to its edges: a PNG. Never for what somebody brought. */
  | { readonly kind: 'ink' }
  /** A seal without its paper: a PNG. */
  | { readonly kind: 'seal' }
  /** Whole and with what is transparent, no side above `max`: a PNG. */
  | { readonly kind: 'logo'; readonly max: number; readonly min: number }

export interface PictureTask {
  readonly bytes: Uint8Array
  readonly work: PictureWork
}

export interface DrawnPicture {
  readonly picture: Uint8Array
  readonly width: number
  readonly height: number
}

export type PictureAnswer = DrawnPicture | { readonly refused: 'picture_broken' | 'picture_too_small' }
