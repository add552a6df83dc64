import type { Tile } from './tile.ts'

type Named = Pick<Tile, 'name'>

export const maxFavourites = 12

/** What the owner put in order comes first; the rest follows as the school has it. */
export const inOrder = <S extends Named>(services: readonly S[], order: readonly string[]): readonly S[] => {
  const places = new Map(order.map((name, place) => [name, place]))
  const placeOf = ({ name }: S) => places.get(name) ?? order.length
  return services.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The services of these names, in the order of the names; what this person may not open any more is left out. */
export const named = <S extends Named>(services: readonly S[], names: readonly string[]): readonly S[] =>
  names.flatMap((name) => services.find((service) => service.name === name) ?? [])

/** The same names with one of them a step earlier or later, as far as there is room. */
export const moved = (names: readonly string[], name: string, by: -1 | 1): readonly string[] => {
  const from = names.indexOf(name)
  const to = from + by
  if (from < 0 || to < 0 || to >= names.length) return names
  return names.toSpliced(from, 1).toSpliced(to, 0, name)
}

/** A step among some of the names, such as those of one group; all others keep their places. */
export const movedAmong = (names: readonly string[], some: readonly string[], name: string, by: -1 | 1): readonly string[] => {
  const next = moved(some, name, by).values()
  return names.map((other) => (some.includes(other) ? (next.next().value ?? other) : other))
}

/** Adds a favourite at the end or takes it away; a full row stays as it is. */
export const toggled = (favourites: readonly string[], name: string): readonly string[] => {
  if (favourites.includes(name)) return favourites.filter((other) => other !== name)
  return favourites.length < maxFavourites ? [...favourites, name] : favourites
}
