import { type Language, languages, type Phrase } from '@campus/contract/language.ts'

const locales: Record<Language, string> = { zh_CN: 'zh-CN', en_US: 'en-GB', zh_TW: 'zh-TW' }

const write = (language: Language, timeZone: string, startsAt: Date, endsAt: Date) => {
  const day = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    month: language === 'en_US' ? 'short' : 'long',
    day: 'numeric',
    weekday: 'short',
  })
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return `${day.format(startsAt)} ${clock.format(startsAt)}–${clock.format(endsAt)}`
}

/** Day and clock times of something, as people at the school say it. */
export const sayTimeSpan = (timeZone: string, startsAt: Date, endsAt: Date): Phrase => {
  const [zh = '', en = '', tw = ''] = languages.map((language) => write(language, timeZone, startsAt, endsAt))
  return [zh, en, tw]
}
