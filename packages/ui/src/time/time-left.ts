const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Hours, minutes and seconds until a moment; undefined when it is over. */
export const timeLeft = (until: number, now: number): string | undefined => {
  const seconds = Math.ceil((until - now) / 1000)
  if (seconds <= 0) return undefined
  return [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60].map(twoDigits).join(':')
}
