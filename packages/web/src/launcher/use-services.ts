import { mayOpen } from '../navigation/guard.ts'
import { findScreen } from '../navigation/registry.ts'
import type { Session } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { registeredTiles } from './registered-tiles.ts'
import { type Tile, type TileGroup, tileGroups } from './tile.ts'

const isOffered = ({ path }: Tile, session: Pick<Session, 'token' | 'remember' | 'user'>) => {
  const screen = findScreen(path.address)
  return screen !== undefined && mayOpen(screen.guard, session) === 'open'
}

/** The services this person may use, as the school orders them. */
export const useOffered = (): readonly Tile[] => {
  const session = { token: useSession('token'), remember: useSession('remember'), user: useSession('user') }
  return registeredTiles().filter((tile) => isOffered(tile, session))
}

type GroupedServices = readonly (readonly [TileGroup, readonly Tile[]])[]

/** By what people come for; groups without a service are left out. */
export const inGroups = (offered: readonly Tile[]): GroupedServices =>
  (Object.keys(tileGroups) as TileGroup[])
    .map((name) => [name, offered.filter(({ group }) => group === name)] as const)
    .filter(([, ofGroup]) => ofGroup.length > 0)
