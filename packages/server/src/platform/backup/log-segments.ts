/** Places in the write-ahead log as PostgreSQL writes them (`16/B374D848`), and the names of the files they lie in. */
export const placeOf = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

export const lsnOf = (place: bigint): string => `${(place >> 32n).toString(16)}/${(place & 0xffffffffn).toString(16)}`.toUpperCase()

const hex = (number: bigint) => number.toString(16).toUpperCase().padStart(8, '0')

/** The name of the file with this number. */
const segmentName = (timeline: string, number: bigint, segmentBytes: number): string => {
  const inOne = 0x100000000n / BigInt(segmentBytes)
  return `${timeline}${hex(number / inOne)}${hex(number % inOne)}`
}

/** The files from one place to another, the last with how much of it is written. */
export const segmentsBetween = (from: bigint, to: bigint, { timeline, segmentBytes }: { timeline: string; segmentBytes: number }) => {
  const size = BigInt(segmentBytes)
  const full: string[] = []
  for (let number = from / size; number < to / size; number += 1n) full.push(segmentName(timeline, number, segmentBytes))
  return { full, open: segmentName(timeline, to / size, segmentBytes), openBytes: Number(to % size), openStart: (to / size) * size }
}
