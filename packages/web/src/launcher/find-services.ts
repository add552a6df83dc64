import type { Keyword, Keywords } from './keywords.ts'
import type { Tile } from './tile.ts'

/** Whether the letters spell the syllables from the first on, each in full or cut short: "qingj", "qj" and "q" all begin 请假. */
const spells = (syllables: readonly string[], letters: string): boolean => {
  if (letters === '') return true
  const [syllable, ...rest] = syllables
  if (!syllable) return false
  for (let length = 1; length <= syllable.length && letters.startsWith(syllable.slice(0, length)); length += 1)
    if (spells(rest, letters.slice(length))) return true
  return false
}

const plain = (text: string) => text.toLowerCase().replace(/[\s-]+/g, '')

type Findable = Pick<Tile, 'name' | 'title' | 'spelling'>

const latin = /^[a-z]/i

/** Letters count from the beginning of a word on, so that "ing" does not find all that is "printing"; Chinese counts anywhere. */
const holds = (text: string, wanted: string) =>
  latin.test(text)
    ? text.split(/\s+/).some((_, at, words) => plain(words.slice(at).join(' ')).startsWith(wanted))
    : plain(text).includes(wanted)

const isCalled = ([zh, en, tw, spelling]: Keyword, wanted: string) =>
  [zh, en, tw].some((text) => holds(text, wanted)) || spells(spelling.split(' '), wanted)

/** How well a service fits what was typed: 0 at the beginning of its name, 1 somewhere in it, 2 by what else people call it. */
const fitOf = ({ name, title, spelling }: Findable, keywords: Keywords, wanted: string): 0 | 1 | 2 | undefined => {
  const syllables = spelling.split(' ')
  const titles = title.map(plain)
  if (titles.some((text) => text.startsWith(wanted)) || spells(syllables, wanted)) return 0
  const isInside = titles.some((text) => text.includes(wanted)) || syllables.some((_, start) => spells(syllables.slice(start), wanted))
  if (isInside) return 1
  return keywords[name]?.some((keyword) => isCalled(keyword, wanted)) ? 2 : undefined
}

/** By title and keywords in any of the three languages, by pinyin in full, and by its initials; the best fits come first. */
export const findServices = <S extends Findable>(services: readonly S[], words: string, keywords: Keywords = {}): readonly S[] => {
  const wanted = plain(words)
  if (wanted === '') return services
  const fits = services.map((service) => ({ service, fit: fitOf(service, keywords, wanted) }))
  return [0, 1, 2].flatMap((fit) => fits.filter((entry) => entry.fit === fit).map(({ service }) => service))
}
