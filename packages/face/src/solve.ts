/** The unknowns of as many linear equations, by elimination; undefined where they have no single answer. */
export const solve = (rows: readonly (readonly number[])[], values: readonly number[]): readonly number[] | undefined => {
  const work = rows.map((row, index) => [...row, values[index] ?? 0])
  const size = work.length
  for (let column = 0; column < size; column += 1) {
    const rest = work.slice(column)
    const largest = rest.reduce((best, row, index) => (Math.abs(row[column] ?? 0) > Math.abs(rest[best]?.[column] ?? 0) ? index : best), 0)
    const pivot = work[column + largest]
    const current = work[column]
    if (!pivot || !current || Math.abs(pivot[column] ?? 0) < 1e-12) return undefined
    work[column + largest] = current
    work[column] = pivot
    for (const [index, row] of work.entries()) {
      if (index === column) continue
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
      for (let at = column; at <= size; at += 1) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0)
    }
  }
  return work.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1))
}
