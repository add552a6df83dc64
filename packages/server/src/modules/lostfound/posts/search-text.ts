import { cardTitles, type LostKind, type LostSide, lostKindNames } from '@campus/contract/lostfound/kinds.ts'
import { spellName } from '../../people/person/name-spelling.service.ts'

interface Described {
  readonly kind: LostKind
  readonly side: LostSide
  readonly title: string
  readonly placeText: string
}

/** By what a search finds a post: its words, how they sound, and their initials. Of a card only what everybody sees. */
export const searchTextOf = ({ kind, side, title, placeText }: Described, placeNames: readonly string[]): string => {
  const shown = kind === 'card' ? cardTitles[side] : [title, placeText]
  const words = [...shown, ...lostKindNames[kind], ...placeNames].filter(Boolean)
  return [...words, ...words.map(spellName)].join(' ').toLowerCase()
}
