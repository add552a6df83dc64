/** An amount typed in yuan as whole fen; undefined for what is no amount. */
export const fenIn = (typed: string): number | undefined => {
  const [, whole, cents = ''] = typed.trim().match(/^(\d{1,6})(?:\.(\d{0,2}))?$/) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** Whole fen as one types them: 1250 -> "12.50", 1200 -> "12". */
export const typedYuan = (fen: number): string => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2))
