import type { Language } from '@campus/contract/language.ts'

/** A day and a time, short, and in 24 hours as everywhere in the app. */
export const exactTime = (at: string | number, language: Language, timeZone: string | undefined): string =>
  new Date(at).toLocaleString(language.replace('_', '-'), {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  })
