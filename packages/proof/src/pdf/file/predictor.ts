import { Unreadable } from '../syntax/unreadable.ts'

const paeth = (left: number, up: number, upLeft: number): number => {
  const guess = left + up - upLeft
  const [toLeft, toUp, toUpLeft] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - upLeft)]
  if (toLeft <= toUp && toLeft <= toUpLeft) return left
  return toUp <= toUpLeft ? up : upLeft
}

const guesses: readonly ((left: number, up: number, upLeft: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
]

/** Undoes the PNG prediction of rows of single bytes, each led by the number of its guess. */
export const undoPrediction = (bytes: Uint8Array, columns: number): Uint8Array<ArrayBuffer> => {
  const rows = bytes.length / (columns + 1)
  if (!Number.isInteger(rows)) throw new Unreadable('rows of unequal length')
  const plain = new Uint8Array(rows * columns)
  for (let row = 0; row < rows; row += 1) {
    const guess = guesses[bytes[row * (columns + 1)] ?? guesses.length]
    if (!guess) throw new Unreadable('an unknown prediction')
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column
      const left = column > 0 ? (plain[at - 1] ?? 0) : 0
      const up = row > 0 ? (plain[at - columns] ?? 0) : 0
      const upLeft = column > 0 && row > 0 ? (plain[at - columns - 1] ?? 0) : 0
      plain[at] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + guess(left, up, upLeft)
    }
  }
  return plain
}
