import type { Keywords, LoadKeywords } from './keywords.ts'
import type { Tile } from './tile.ts'

let tiles: readonly Tile[] = []
let keywordLoaders: readonly LoadKeywords[] = []

/** The app hands over what its areas offer, in one or more lists; the launcher itself knows none of them. */
export const registerTiles = (given: readonly Tile[], loaders: readonly LoadKeywords[]): void => {
  tiles = [...tiles, ...given].toSorted((one, other) => one.order - other.order)
  keywordLoaders = [...keywordLoaders, ...loaders]
}

/** As the school orders them. */
export const registeredTiles = (): readonly Tile[] => tiles

export const loadKeywords = async (): Promise<Keywords> => {
  const parts = await Promise.all(keywordLoaders.map((load) => load()))
  return Object.assign({}, ...parts.map(({ keywords }) => keywords)) as Keywords
}
