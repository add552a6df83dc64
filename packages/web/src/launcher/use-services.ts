import { useMayOpen } from '../navigation/use-access.ts'
import { registeredTiles } from './registered-tiles.ts'
import { type Tile, type TileGroup, tileGroups } from './tile.ts'

/** The services this person may use, as the school orders them. */
export const useOffered = (): readonly Tile[] => {
  const mayOpen = useMayOpen()
  return registeredTiles().filter(({ path }) => mayOpen(path))
}

type GroupedServices = readonly (readonly [TileGroup, readonly Tile[]])[]

/** By what people come for; groups without a service are left out. */
export const inGroups = (offered: readonly Tile[]): GroupedServices =>
  (Object.keys(tileGroups) as TileGroup[])
    .map((name) => [name, offered.filter(({ group }) => group === name)] as const)
    .filter(([, ofGroup]) => ofGroup.length > 0)
