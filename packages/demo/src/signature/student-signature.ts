import type { Stroke } from '@campus/contract/signature/strokes.ts'

type Corner = Stroke[number]

/** 林晓雨, by the corners of each stroke. */
const corners: readonly (readonly Corner[])[] = [
  [
    [70, 150],
    [180, 138],
  ],
  [
    [125, 78],
    [127, 200],
    [122, 310],
  ],
  [
    [124, 152],
    [100, 205],
    [62, 246],
  ],
  [
    [128, 158],
    [150, 190],
    [168, 206],
  ],
  [
    [190, 140],
    [310, 124],
  ],
  [
    [246, 72],
    [247, 200],
    [240, 322],
  ],
  [
    [243, 140],
    [215, 210],
    [176, 266],
  ],
  [
    [247, 142],
    [280, 210],
    [330, 262],
  ],
  [
    [372, 122],
    [368, 258],
  ],
  [
    [372, 122],
    [432, 114],
    [430, 254],
  ],
  [
    [374, 188],
    [426, 182],
  ],
  [
    [372, 254],
    [430, 248],
  ],
  [
    [462, 138],
    [565, 116],
  ],
  [
    [502, 84],
    [528, 150],
    [566, 192],
    [592, 176],
  ],
  [
    [568, 92],
    [530, 160],
    [476, 204],
  ],
  [
    [456, 222],
    [596, 202],
  ],
  [
    [506, 220],
    [488, 276],
    [448, 316],
  ],
  [
    [546, 212],
    [544, 270],
    [560, 292],
    [612, 288],
    [616, 260],
  ],
  [
    [660, 112],
    [858, 94],
  ],
  [
    [668, 166],
    [660, 312],
  ],
  [
    [668, 166],
    [850, 152],
    [848, 290],
    [824, 306],
    [808, 294],
  ],
  [
    [754, 106],
    [752, 220],
    [748, 330],
  ],
  [
    [690, 200],
    [716, 216],
  ],
  [
    [688, 246],
    [714, 264],
  ],
  [
    [782, 194],
    [808, 210],
  ],
  [
    [780, 240],
    [808, 258],
  ],
]

const steps = 10

/** A pen goes from corner to corner in small steps, and no hand is quite straight. */
const written = (stroke: readonly Corner[]): Stroke =>
  stroke.flatMap(([x, y], at): Stroke => {
    const next = stroke[at + 1]
    if (!next) return [[x, y]]
    return Array.from({ length: steps }, (_, step) => {
      const share = step / steps
      const bend = 4 * Math.sin(share * Math.PI)
      return [x + (next[0] - x) * share + bend, y + (next[1] - y) * share - bend]
    })
  })

/** How the student of the demo signs. */
export const studentSignature: Stroke[] = corners.map(written)
