import { currentLanguage } from '@campus/ui/words/language-store.ts'

/** A day and a time, short. */
export const exactTime = (at: string | number): string =>
  new Date(at).toLocaleString(currentLanguage().replace('_', '-'), { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' })
