import { board, boxAround, type Stroke } from '@campus/contract/signature/strokes.ts'

/** What of the sheet is shown: all of it, and strokes that left it when the screen had another shape. */
export const frameFor = (strokes: readonly Stroke[]): string => {
  if (strokes.length === 0) return `0 0 ${board.width} ${board.height}`
  const box = boxAround(strokes)
  const [left, top] = [Math.min(0, box.left), Math.min(0, box.top)]
  const [right, bottom] = [Math.max(board.width, box.right), Math.max(board.height, box.bottom)]
  return [left, top, right - left, bottom - top].join(' ')
}
