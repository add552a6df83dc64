import { LRUCache } from 'lru-cache'

const windowMs = 60_000
/** A calendar comes a few times an hour; an address that was passed on to many is held up alone. */
const shareOfPerson = 0.1

/** In this process alone, as all limits of requests are; an address that is pushed out is only counted from zero. */
const counts = new LRUCache<string, { count: number }>({ max: 50_000, ttl: windowMs })

/** Counts a read of an address; how long its reader has to wait, and 0 where it may be read now. */
export const secondsToWait = (address: string, perMinuteOfPerson: number): number => {
  const counter = counts.get(address) ?? { count: 0 }
  if (counter.count === 0) counts.set(address, counter)
  counter.count += 1
  if (counter.count <= Math.max(1, Math.round(perMinuteOfPerson * shareOfPerson))) return 0
  return Math.max(1, Math.ceil(counts.getRemainingTTL(address) / 1000))
}
