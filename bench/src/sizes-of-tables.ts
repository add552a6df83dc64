/** `BENCH_ROWS=100000,1000000` compares other sizes, where there is no room or no time for the largest. */
export const rowSizes = (usualFew: number, usualMany: number): readonly [number, number] => {
  const [few = usualFew, many = usualMany] = (process.env['BENCH_ROWS'] ?? '').split(',').filter(Boolean).map(Number)
  return [few, many]
}
