import { type PhotoSize, photoMillimetres } from '@campus/contract/cloudprint/files.ts'
import { turnedBy } from './crop.rules.ts'

export type SheetSize = PhotoSize | 'full'

interface Sides {
  readonly width: number
  readonly height: number
}

/** Photo paper of six inches, in millimetres. */
export const paper: Sides = { width: 102, height: 152 }
const gap = 2
/** A strip that printers leave white, and room for the marks. */
const margin = 3
const [markFrom, markTo] = [0.5, 2.5]

const turn = (sides: Sides): Sides => turnedBy(sides, 90)

/** How large the picture itself is, upright: one as large as the sheet lies the way the picture does. */
export const targetOf = (size: SheetSize, picture: Sides): Sides => {
  if (size !== 'full') return photoMillimetres[size]
  return picture.width > picture.height ? turn(paper) : paper
}

const howMany = (length: number, side: number) => Math.floor((length - 2 * margin + gap) / (side + gap))
const fits = ({ width, height }: Sides) => howMany(paper.width, width) * howMany(paper.height, height)

/** Where each of a row begins, so that all of them stand in the middle. */
const spread = (length: number, side: number): number[] => {
  const count = howMany(length, side)
  const start = (length - count * side - (count - 1) * gap) / 2
  return Array.from({ length: count }, (_, at) => start + at * (side + gap))
}

interface Layout extends Sides {
  /** Whether the pictures lie on their side. */
  readonly isTurned: boolean
  readonly cells: readonly { readonly x: number; readonly y: number }[]
  /** Lines outside of the block that show where to cut. */
  readonly marks: readonly { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number }[]
}

/** Each edge of a row of pictures, marked before the block and behind it. */
const marksFor = (edges: readonly number[], [begin, end]: readonly [number, number], isAcross: boolean): Layout['marks'] =>
  edges.flatMap((edge) =>
    [begin - markTo, end + markFrom].map((from) =>
      isAcross ? { x: from, y: edge, dx: markTo - markFrom, dy: 0 } : { x: edge, y: from, dx: 0, dy: markTo - markFrom },
    ),
  )

const edgesOf = (starts: readonly number[], side: number) => starts.flatMap((start) => [start, start + side])

/** As many as fit on the sheet at their exact size, upright or lying, whichever gives more. */
const layIn = (target: Sides): Layout => {
  const isTurned = fits(turn(target)) > fits(target)
  const { width, height } = isTurned ? turn(target) : target
  const [columns, rows] = [spread(paper.width, width), spread(paper.height, height)]
  const [across, down] = [edgesOf(columns, width), edgesOf(rows, height)]
  const spanOf = (edges: readonly number[]) => [edges[0] ?? 0, edges.at(-1) ?? 0] as const
  return {
    width,
    height,
    isTurned,
    cells: rows.flatMap((y) => columns.map((x) => ({ x, y }))),
    marks: [...marksFor(across, spanOf(down), false), ...marksFor(down, spanOf(across), true)],
  }
}

export const layoutOf = (size: SheetSize, target: Sides): Layout => {
  if (size !== 'full') return layIn(target)
  return { ...paper, isTurned: target.width > target.height, cells: [{ x: 0, y: 0 }], marks: [] }
}
