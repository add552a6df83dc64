import type { Service } from './services.ts'

/** Whether the letters spell the syllables from the first on, each in full or cut short: "qingj", "qj" and "q" all begin 请假. */
const spells = (syllables: readonly string[], letters: string): boolean => {
  if (letters === '') return true
  const [syllable, ...rest] = syllables
  if (!syllable) return false
  for (let length = 1; length <= syllable.length && letters.startsWith(syllable.slice(0, length)); length += 1)
    if (spells(rest, letters.slice(length))) return true
  return false
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '')

/** How well a service fits what was typed: 0 at the beginning of its name, 1 somewhere in it, undefined not at all. */
const fitOf = ({ title, spelling }: Pick<Service, 'title' | 'spelling'>, wanted: string): 0 | 1 | undefined => {
  const syllables = spelling.split(' ')
  const titles = title.map(plain)
  if (titles.some((text) => text.startsWith(wanted)) || spells(syllables, wanted)) return 0
  const isInside = titles.some((text) => text.includes(wanted)) || syllables.some((_, start) => spells(syllables.slice(start), wanted))
  return isInside ? 1 : undefined
}

/** By title in any of the three languages, by pinyin in full, and by its initials; the best fits come first. */
export const findServices = <S extends Pick<Service, 'title' | 'spelling'>>(services: readonly S[], words: string): readonly S[] => {
  const wanted = plain(words)
  if (wanted === '') return services
  const fits = services.map((service) => ({ service, fit: fitOf(service, wanted) }))
  return [0, 1].flatMap((fit) => fits.filter((entry) => entry.fit === fit).map(({ service }) => service))
}
