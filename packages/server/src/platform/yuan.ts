/** Whole fen as people write them. */
export const yuan = (fen: number): string => (fen / 100).toFixed(2)
