/** Who is in doubt is drawn so many times as likely as others. */
const weightInDoubt = 5

/** Draws without putting back, each by its weight. */
export const draw = <Row extends { readonly is_doubtful: boolean }>(rows: readonly Row[], count: number, random: () => number): Row[] =>
  rows
    .map((row) => ({ row, key: random() ** (1 / (row.is_doubtful ? weightInDoubt : 1)) }))
    .toSorted((one, two) => two.key - one.key)
    .slice(0, count)
    .map(({ row }) => row)
