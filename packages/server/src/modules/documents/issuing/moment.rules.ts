/** A moment as the clock of a zone shows it, with its distance from UTC: `2026-11-16T10:42:00+08:00`. */
export const momentIn = (timeZone: string, at: Date): string => {
  const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
  const named = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const zone = named.find(({ type }) => type === 'timeZoneName')?.value.slice('GMT'.length) ?? ''
  return `${written.replace(' ', 'T')}${zone === '' ? '+00:00' : zone}`
}
