import { counted } from '@campus/contract/counted.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { htmlLanguage } from '@campus/ui/words/language-store.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** As the date-time field of a browser writes it, in the time of the device. */
export const toTyped = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`

/** What was typed as an instant; a text that is no time stays as it is, for the schema to complain. */
export const toInstant = (typed: string): string => {
  const date = new Date(typed)
  return Number.isNaN(date.getTime()) ? typed : date.toISOString()
}

/** "1 day 4 hours"; nothing while the end is not after the beginning. */
export const durationOf = (startsAt: string, endsAt: string): Phrase | undefined => {
  const length = Date.parse(endsAt) - Date.parse(startsAt)
  if (!(length > 0)) return undefined
  const parts: (readonly [count: number, unit: Phrase])[] = [
    [Math.floor(length / day), ['天', 'day', '天']],
    [Math.floor((length % day) / hour), ['小时', 'hour', '小時']],
    [Math.floor((length % hour) / minute), ['分钟', 'minute', '分鐘']],
  ]
  const reported = parts.filter(([count]) => count > 0)
  const inLanguage = (language: Language) =>
    reported.map(([count, unit]) => (language === 'en_US' ? counted(count, unit[1]) : `${count} ${say(unit, language)}`)).join(' ')
  return [inLanguage('zh_CN'), inLanguage('en_US'), inLanguage('zh_TW')]
}

const spanFormat = { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** From when until when, as the reader's language writes a span. */
export const spanOf = (startsAt: string, endsAt: string, language: Language): string =>
  new Intl.DateTimeFormat(htmlLanguage[language], spanFormat).formatRange(new Date(startsAt), new Date(endsAt))
