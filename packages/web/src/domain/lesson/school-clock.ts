import type { Language } from '@campus/contract/language.ts'
import { htmlLanguage } from '@campus/ui/words/language-store.ts'

/** Hours and minutes on the school's clock, wherever the reader is. */
export const clockTime = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false }).format(new Date(at))

export const clockSpan = ({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }, timeZone: string): string =>
  `${clockTime(startsAt, timeZone)}–${clockTime(endsAt, timeZone)}`

/** The calendar day at the school, as `2026-03-15`. */
export const dayAtSchool = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

export const dayAfter = (day: string, days: number): string => {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** A day in words; it has no time, so no zone either. */
export const sayDay = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(htmlLanguage[language], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
