/** `UTC+8`: how far the clock of a zone is from UTC at this moment. */
export const zoneOffset = (timeZone: string, at: number | Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC') ?? ''
