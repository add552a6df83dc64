/** Money is whole fen everywhere; this is the only place that turns it into yuan for the eye. */
export const yuan = (fen: number): string => {
  const sign = fen < 0 ? '-' : ''
  const whole = Math.abs(Math.trunc(fen))
  const cents = String(whole % 100).padStart(2, '0')
  return `${sign}¥${Math.floor(whole / 100).toLocaleString('en-US')}.${cents}`
}
