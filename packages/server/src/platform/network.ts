import { isIPv6 } from 'node:net'
import type { Ctx } from './context.ts'

const firstGroups = 4

/** One household of IPv6 owns a whole /64, so its addresses count as one; a mapped IPv4 address counts as itself. */
export const networkOf = ({ origin: { network } }: Pick<Ctx, 'origin'>): string => {
  const mapped = network.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped) return mapped
  if (!isIPv6(network)) return network
  const [head = '', tail] = (network.split('%')[0] ?? '').toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return `${groups
    .slice(0, firstGroups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
