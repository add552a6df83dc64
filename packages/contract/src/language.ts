export const languages = ['zh_CN', 'en_US', 'zh_TW'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'zh_CN'

/** One text in the three languages, side by side: a missing translation does not compile. */
export type Phrase = readonly [zhCN: string, enUS: string, zhTW: string]

const position: Record<Language, 0 | 1 | 2> = { zh_CN: 0, en_US: 1, zh_TW: 2 }

export const say = (phrase: Phrase, language: Language): string => phrase[position[language]]

const comma: Phrase = ['、', ', ', '、']

/** Names and codes, one after the other. */
export const sayList = (items: readonly string[], language: Language): string => items.join(say(comma, language))

/** Accepts the spellings seen in the wild (`en-US`, `zh-Hant`, `EN_us`); what it does not know is Simplified Chinese. */
export const toLanguage = (spelling: string | undefined | null): Language => {
  // As our own apps say it.
  if (spelling === 'zh_CN' || spelling === 'en_US' || spelling === 'zh_TW') return spelling
  const word = (spelling ?? '').trim().replace('-', '_').toLowerCase()
  if (word.startsWith('en')) return 'en_US'
  if (/^zh_(tw|hk|mo|hant)/.test(word)) return 'zh_TW'
  return defaultLanguage
}
