import { instantInZone, minuteInZone } from './time-zone.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A moment as the browser's own field for date and time wants it: on the clock of the zone shown, to the minute. */
export const toLocalTime = (milliseconds: number): string => {
  const inZone = minuteInZone(milliseconds)
  if (inZone !== undefined) return inZone.replace(' ', 'T')
  const at = new Date(milliseconds)
  const date = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-')
  return `${date}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}

/** Undefined while a part of it is still missing. */
export const toInstant = (localTime: string): string | undefined => {
  const at = new Date(instantInZone(localTime) ?? localTime)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
