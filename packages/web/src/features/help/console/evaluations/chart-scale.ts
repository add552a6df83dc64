export interface Point {
  readonly x: number
  readonly y: number
}

/** Where the months of a chart stand: evenly from edge to edge, a single one in the middle; scores from one at the bottom to five at the top. */
export const pointsOf = (means: readonly number[], { width, height }: { readonly width: number; readonly height: number }): Point[] => {
  const step = means.length > 1 ? width / (means.length - 1) : 0
  return means.map((mean, index) => ({
    x: means.length > 1 ? index * step : width / 2,
    y: height - ((Math.min(5, Math.max(1, mean)) - 1) / 4) * height,
  }))
}

/** The share of each score in percent; nothing where nobody answered. */
export const sharesOf = (scores: readonly number[]): readonly number[] => {
  const total = scores.reduce((sum, count) => sum + count, 0)
  return scores.map((count) => (total === 0 ? 0 : (count / total) * 100))
}
