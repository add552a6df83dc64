/** Ink is what is clearly darker than the paper; the shades in between make soft edges. */
const paper = 60
const ink = 170

/** How much of a point is ink, from how dark it is. */
export const opacityOf = (darkness: number) => Math.round((255 * Math.min(ink - paper, Math.max(0, darkness - paper))) / (ink - paper))

/** A picture of one byte a point, row by row. */
export interface Strokes {
  readonly width: number
  readonly height: number
  readonly opacity: Buffer
}

const edgesOf = (opacity: Uint8Array, width: number) => {
  let [left, top, right, bottom] = [width, opacity.length, -1, -1]
  for (const [at, value] of opacity.entries()) {
    if (value < 128) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

/** What was written on a sheet, cut to its edges; nothing where the sheet is empty. */
export const findStrokes = (darkness: Uint8Array, width: number): Strokes | undefined => {
  const opacity = darkness.map(opacityOf)
  const { left, top, right, bottom } = edgesOf(opacity, width)
  if (right < 0) return undefined
  const rows = Array.from({ length: bottom - top + 1 }, (_, row) =>
    opacity.subarray((top + row) * width + left, (top + row) * width + right + 1),
  )
  return { width: right - left + 1, height: rows.length, opacity: Buffer.concat(rows) }
}
