import { getStroke } from 'perfect-freehand'
import type { Stroke } from './strokes.ts'

/** The widest the pen gets, in units of the sheet. */
export const penWidth = 18

const pen = { size: penWidth, thinning: 0.5, smoothing: 0.5, streamline: 0.35, simulatePressure: true, last: true } as const

const short = (value: number) => value.toFixed(1)

/** The outline of one stroke as the path of an SVG, thin where the pen was fast. App and server draw with this, so that both show the same. */
export const strokeOutline = (stroke: Stroke): string => {
  const outline = getStroke(stroke, pen)
  const [first] = outline
  if (!first) return ''
  const curves = outline.map(([x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? first
    return `${short(x)} ${short(y)} ${short((x + nextX) / 2)} ${short((y + nextY) / 2)}`
  })
  return `M${short(first[0])} ${short(first[1])}Q${curves.join(' ')}Z`
}
