import { lookup } from 'node:dns/promises'
import { isPublicAddress } from '../network.ts'
import { outsideTimeoutMs } from './fetch-bounded.ts'
import { OutsideFailure } from './outside-failure.ts'

/** The host is not on the open Internet. */
export class HostClosed extends OutsideFailure {}

/** Looking up has no limit of its own. */
const inTime = async <Found>(work: Promise<Found>): Promise<Found> => {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(new Error('timeout')), outsideTimeoutMs)
  try {
    return await Promise.race([work, limit.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Where a host is that somebody named. One address of many that is not public closes it. IPv4 comes first: not every
 * machine that has a name in IPv6 can be reached there.
 */
export const findHostAddress = async (
  host: string,
  { allowsPrivate, provider }: { readonly allowsPrivate: boolean; readonly provider: string },
): Promise<string> => {
  const found = await inTime(lookup(host, { all: true, order: 'ipv4first' })).catch(() => [])
  const [first] = found
  if (!first) throw new OutsideFailure(provider, 'unreachable', 'the host is not known')
  if (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new HostClosed(provider, 'refused', 'the host is not on the open Internet')
  return first.address
}
