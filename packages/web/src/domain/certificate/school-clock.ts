import type { Language } from '@campus/contract/language.ts'
import { htmlLanguage } from '@campus/ui/words/language-store.ts'

/** Day and time as the clocks of the school show them: limits begin anew at its midnight, wherever the reader is. */
export const onSchoolClock = (at: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(htmlLanguage[language], {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(new Date(at).getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
  }).format(new Date(at))
