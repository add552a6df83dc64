import type { Pattern } from './looks.ts'
import type { Paint } from './themes.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Fill {
  readonly paint: Paint
  readonly pattern?: Pattern
}

export type Shape =
  | ({ readonly tag: 'rect'; readonly fill: Fill; readonly round?: number } & Box)
  | { readonly tag: 'line'; readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }
  | { readonly tag: 'path'; readonly d: string; readonly fill: Fill; readonly edge?: Paint; readonly x?: number; readonly y?: number }
  | { readonly tag: 'curve'; readonly d: string; readonly paint: Paint; readonly dash: string; readonly x?: number; readonly y?: number }
  | {
      readonly tag: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly anchor: 'start' | 'middle' | 'end'
      readonly size: number
      readonly paint: Paint
      readonly isBold?: boolean
    }

/** What can be focused, heard and opened. */
export interface Mark {
  readonly row: number
  readonly series: number
  readonly shape: Shape
  /** Drawn only while it is looked at: others would cover one another. */
  readonly isQuiet: boolean
  /** Where a pointer means it. */
  readonly target: Box
  /** What the focus stands around. */
  readonly outline: Box
  /** The whole sentence. */
  readonly label: string
  readonly text: string
  readonly link: string | undefined
  readonly hint: string | undefined
}

/** A drawn chart: what lies behind the marks, the marks, what lies above them. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly behind: readonly Shape[]
  readonly marks: readonly Mark[]
  readonly above: readonly Shape[]
}

/** Half a pixel is enough; more would only be different bytes for the same picture. */
export const round = (value: number): number => Math.round(value * 10) / 10

export const label = (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'start', paint: Paint = 'soft'): Shape => ({
  tag: 'text',
  x: round(x),
  y: round(y),
  text,
  anchor,
  size: textSize,
  paint,
})

export const textSize = 12
