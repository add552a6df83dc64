import { BlockList, isIPv6 } from 'node:net'

const firstGroups = 4

/** One household of IPv6 owns a whole /64, so its addresses count as one; a mapped IPv4 address counts as itself. */
export const networkOf = ({ origin: { network } }: { readonly origin: { readonly network: string } }): string => {
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

/** Everything that is not a public Internet address: this machine, private and shared networks, links, tests, groups, and IPv4 in disguise. */
const closedNetworks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '4000::/2',
  '8000::/1',
]

/** A list of each family: in one list an IPv4 address would be looked for among the IPv6 networks, too. */
const closed = { ipv4: new BlockList(), ipv6: new BlockList() }
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
for (const network of closedNetworks) {
  const [first = '', length] = network.split('/')
  closed[familyOf(first)].addSubnet(first, Number(length), familyOf(first))
}

/** Whether an address belongs to the open Internet, so that somebody may make us talk to it. */
export const isPublicAddress = (address: string): boolean => !closed[familyOf(address)].check(address, familyOf(address))
