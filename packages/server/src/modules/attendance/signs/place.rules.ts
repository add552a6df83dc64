import { BlockList, isIP } from 'node:net'
import type { Doubt } from '@campus/contract/attendance/states.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { metresBetween } from '../../../platform/ground-distance.ts'

interface Point {
  readonly latitude: number
  readonly longitude: number
}

interface Asked {
  readonly position: (Point & { readonly accuracy: number }) | undefined
  /** The building; none where the lesson has no room. */
  readonly building: Point | undefined
  readonly radius: number
  readonly networks: readonly string[]
  readonly address: string
}

/** What is kept of where somebody was. */
export interface Where {
  readonly place: NonNullable<Column<'sign', 'place'>>
  readonly accuracy: Column<'sign', 'accuracy'>
  readonly doubt: Doubt | undefined
}

const fineMetres = 50
/** A position that is less exact than this says nothing about one building. */
const maxAccuracy = 500

const isWithin = (address: string, networks: readonly string[]): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const kind = isIP(plain) === 6 ? 'ipv6' : 'ipv4'
  if (isIP(plain) === 0) return false
  const list = new BlockList()
  for (const network of networks) {
    const [base = '', bits] = network.split('/')
    list.addSubnet(base, Number(bits), isIP(base) === 6 ? 'ipv6' : 'ipv4')
  }
  return list.check(plain, kind)
}

/** Receivers never give exactly the point of the map, nor an error of nothing: such a position was written by hand. */
const isInvented = (position: Point & { readonly accuracy: number }, building: Point) =>
  position.accuracy === 0 || (position.latitude === building.latitude && position.longitude === building.longitude)

/** Positions can be invented: a good one lowers doubt, and proves nothing. */
export const judgePlace = ({ position, building, radius, networks, address }: Asked): Where => {
  if (isWithin(address, networks)) return { place: 'network', accuracy: null, doubt: undefined }
  if (!building) return { place: 'unknown', accuracy: null, doubt: undefined }
  if (!position || position.accuracy > maxAccuracy) return { place: 'unknown', accuracy: null, doubt: 'no_position' }
  const accuracy = position.accuracy <= fineMetres ? 'fine' : 'coarse'
  if (isInvented(position, building)) return { place: 'unknown', accuracy, doubt: 'odd_position' }
  const metres = metresBetween(position, building)
  if (metres <= radius + Math.min(position.accuracy, radius)) return { place: 'inside', accuracy, doubt: undefined }
  // It may be right or wrong by more than the building is large.
  if (metres <= radius + position.accuracy) return { place: 'unknown', accuracy, doubt: 'no_position' }
  return { place: 'outside', accuracy, doubt: 'far' }
}
