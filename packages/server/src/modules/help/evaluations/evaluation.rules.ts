interface Judged {
  readonly score: number
  readonly count: number
}

/** How many gave each score from one to five, how many there are, and their mean to two digits. */
export const summarise = (judged: readonly Judged[]) => {
  const scores = [1, 2, 3, 4, 5].map((score) => judged.filter((one) => one.score === score).reduce((sum, { count }) => sum + count, 0))
  const count = scores.reduce((sum, one) => sum + one, 0)
  const total = scores.reduce((sum, one, index) => sum + one * (index + 1), 0)
  return { count, mean: count === 0 ? 0 : Math.round((total / count) * 100) / 100, scores }
}
