/** How far around a point its paper is looked at; much wider than any stroke. */
const reach = 60

/** Sums of all points above and left of each, so that the sum of any rectangle takes four of them. */
const sumsOf = (values: Uint8Array, width: number, height: number) => {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += values[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** Takes the shade of the paper away, which lamps and hands make darker in one corner than in another. What is darker than its surroundings stays. */
export const levelPaper = (darkness: Uint8Array, width: number): Uint8Array => {
  const height = darkness.length / width
  const sums = sumsOf(darkness, width, height)
  const sumTo = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0
  return darkness.map((value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    const sum = sumTo(right, bottom) - sumTo(left, bottom) - sumTo(right, top) + sumTo(left, top)
    const paper = sum / ((right - left) * (bottom - top))
    return paper >= 255 ? 0 : Math.round((255 * Math.max(0, value - paper)) / (255 - paper))
  })
}
