import { useStore } from 'zustand'
import { knownScreens } from '../navigation/registry.ts'
import { useMayOpen } from '../navigation/use-access.ts'
import { useSession } from '../session/use-session.ts'
import { registeredTiles } from './registered-tiles.ts'
import { type Tile, type TileGroup, tileGroups } from './tile.ts'
import { useHome } from './use-home.ts'

/** Until the server has said so, students are those whom the school gives certificates. */
const useHasCertificates = (): boolean => {
  const { data } = useHome()
  const isStudent = useSession('user')?.roles.includes('student') ?? false
  return data?.hasCertificates ?? isStudent
}

/** The services this person may use, as the school orders them. */
export const useOffered = (): readonly Tile[] => {
  // Those of the administration may come later.
  useStore(knownScreens)
  const mayOpen = useMayOpen()
  const roles = useSession('user')?.roles ?? []
  const hasCertificates = useHasCertificates()
  return registeredTiles().filter(
    (tile) =>
      mayOpen(tile.path) && (tile.for?.some((role) => roles.includes(role)) ?? true) && (tile.needs !== 'certificates' || hasCertificates),
  )
}

/** Those that stand among the tiles of home and workbench; what belongs to one's account stands on its own page. */
export const amongTiles = (offered: readonly Tile[]): readonly Tile[] =>
  offered.filter(({ isMinor, group }) => !isMinor && group !== 'mine')

type GroupedServices = readonly (readonly [TileGroup, readonly Tile[]])[]

/** By what people come for; groups without a service are left out. */
export const inGroups = (offered: readonly Tile[]): GroupedServices =>
  (Object.keys(tileGroups) as TileGroup[])
    .map((name) => [name, offered.filter(({ group }) => group === name)] as const)
    .filter(([, ofGroup]) => ofGroup.length > 0)
