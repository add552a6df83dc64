import { spellName } from '../../people/person/name-spelling.service.ts'

/** By what a search finds a process: its names, how they sound, and their initials. */
export const searchTextOf = (names: readonly string[]): string =>
  [...names, ...names.map((name) => spellName(name))].filter(Boolean).join(' ').toLowerCase()
