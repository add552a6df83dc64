import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The zone whose clock is shown; undefined is the reader's own. */
const zone = createStore<{ readonly name: string | undefined }>(() => ({ name: undefined }))

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (name: string) => {
  const known = formats.get(name)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'short' })
  formats.set(name, made)
  return made
}

const isKnown = (name: string) => {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/** From now on every time is shown and typed on the clock of this zone. A browser that does not know it goes on with its own. */
export const setTimeZone = (name: string | undefined): void =>
  zone.setState({ name: name !== undefined && isKnown(name) ? name : undefined })

export const useTimeZone = (): string | undefined => useStore(zone, ({ name }) => name)

/** `2026-03-15 14:05` on the clock shown; undefined where that is the reader's own. */
export const minuteInZone = (milliseconds: number): string | undefined => {
  const { name } = zone.getState()
  return name === undefined ? undefined : formatOf(name).format(milliseconds)
}

/** How far the clock of the zone is ahead of UTC at this moment. */
const aheadAt = (milliseconds: number): number | undefined => {
  const minute = minuteInZone(milliseconds)
  return minute === undefined ? undefined : Date.parse(`${minute.replace(' ', 'T')}Z`) - Math.floor(milliseconds / 60_000) * 60_000
}

/** The moment when the clock shown reads this; it is `2026-03-15T14:05`. */
export const instantInZone = (localTime: string): number | undefined => {
  const asUtc = Date.parse(`${localTime}Z`)
  const ahead = aheadAt(asUtc)
  if (ahead === undefined || Number.isNaN(asUtc)) return undefined
  // The clock may be turned between the two moments: the second look is at the right one.
  return asUtc - (aheadAt(asUtc - ahead) ?? ahead)
}
