import { type Language, type Phrase, say, sayList } from '@campus/contract/language.ts'
import { currentLanguage, useLanguage } from './language-store.ts'

export type Words = Readonly<Record<string, Phrase | ((...args: never[]) => Phrase)>>

export type Said<W extends Words> = {
  readonly [Key in keyof W]: W[Key] extends (...args: infer Args) => Phrase ? (...args: Args) => string : string
}

/** The texts of one feature; a text that lacks a language does not compile. */
export const wordsOf = <const W extends Words>(words: W): W => words

const sayEach = (words: Words, language: Language) =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      typeof text === 'function' ? (...args: never[]) => say(text(...args), language) : say(text, language),
    ]),
  )

const said = new WeakMap<Words, Map<Language, object>>()

/** The same object for the same language, so that effects and memos may depend on it. */
const inLanguage = <W extends Words>(words: W, language: Language): Said<W> => {
  const versions = said.get(words) ?? new Map<Language, object>()
  said.set(words, versions)
  const version = versions.get(language) ?? sayEach(words, language)
  versions.set(language, version)
  return version as Said<W>
}

export const useWords = <W extends Words>(words: W): Said<W> => inLanguage(words, useLanguage())

/** For phrases that stand in data, such as the title of a screen or a service. */
export const useSay = (): ((phrase: Phrase) => string) => {
  const language = useLanguage()
  return (phrase) => say(phrase, language)
}

/** For names and codes that stand one after the other. */
export const useSayList = (): ((items: readonly string[]) => string) => {
  const language = useLanguage()
  return (items) => sayList(items, language)
}

/** Outside React: toasts, titles, errors. */
export const sayNow = (phrase: Phrase): string => say(phrase, currentLanguage())
