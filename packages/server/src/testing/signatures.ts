import type { Stroke } from '@campus/contract/signature/strokes.ts'
import sharp from 'sharp'

/** A line with bends, as a pen draws it; `shift` makes it another one. */
export const penStrokes = (shift = 0): Stroke[] => [
  Array.from({ length: 60 }, (_, at) => [100 + at * 10 + shift, 200 + 80 * Math.sin(at / 6)]),
  Array.from({ length: 20 }, (_, at) => [760 + at, 120 + at * 8]),
]

/** A sheet of paper with a stroke of ink, photographed. */
export const signedPaper = (stroke = 'M60 150c80-120 120-120 90 0s90 30 120-60 60 90 150 0') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#f4f1e8"/><path d="${stroke}" stroke="#222" stroke-width="9" fill="none"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer()
