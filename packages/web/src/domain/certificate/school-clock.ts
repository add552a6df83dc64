import type { Language } from '@campus/contract/language.ts'
import { htmlLanguage } from '@campus/ui/words/language-store.ts'

/** Day and time as the clocks of the school show them: limits reset at its midnight, in any time zone of the reader. */
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
