/** Money is whole fen everywhere; this is the only place that turns it into yuan for the eye. */
const inWhole = (fen: number): string => {
  const whole = Math.abs(Math.trunc(fen))
  return `${Math.floor(whole / 100).toLocaleString('en-US')}.${String(whole % 100).padStart(2, '0')}`
}

export const yuan = (fen: number): string => `${fen < 0 ? '-' : ''}¥${inWhole(fen)}`

/** A bean is a yuan; beans are shown without its sign. */
export const beans = (fen: number): string => `${fen < 0 ? '-' : ''}${inWhole(fen)}`

const plus = (fen: number) => (fen > 0 ? '+' : '')

/** What came or went, each with its sign. */
export const movedYuan = (fen: number): string => `${plus(fen)}${yuan(fen)}`
export const movedBeans = (fen: number): string => `${plus(fen)}${beans(fen)}`
