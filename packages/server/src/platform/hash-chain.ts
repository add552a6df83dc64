/** What a link of a chain of evidence carries beside its own words. */
export interface Link {
  readonly sequence: number
  readonly previousHash: Buffer
  readonly hash: Buffer
}

type Head = Pick<Link, 'sequence' | 'hash'>

/** What stands before the first link. */
const genesis: Head = { sequence: 0, hash: Buffer.alloc(32) }

/** A link as it was read back; nothing of it is believed yet. */
interface Sealed {
  readonly sequence: number | null
  readonly previous_hash: Buffer | null
  readonly hash: Buffer | null
}

type HashOf<Entry> = (entry: Entry, sequence: number, previous: Buffer) => Buffer

/** Puts an entry behind the last link of its chain, if there is one. */
export const linkTo = <Entry>(last: Partial<Sealed> | undefined, entry: Entry, hashOf: HashOf<Entry>): Link => {
  const [sequence, previousHash] = [(last?.sequence ?? genesis.sequence) + 1, last?.hash ?? genesis.hash]
  return { sequence, previousHash, hash: hashOf(entry, sequence, previousHash) }
}

const follows = (entry: Sealed, { sequence, previousHash, hash }: Link) =>
  entry.sequence === sequence && entry.previous_hash?.equals(previousHash) && entry.hash?.equals(hash)

/** Walks a chain link by link, from its beginning or from a head that is believed; `broken` is the first that does not follow. */
export const walkChain = async <Entry>(
  listAfter: (sequence: number) => Promise<readonly (Entry & Sealed)[]>,
  hashOf: HashOf<Entry>,
  from: Head = genesis,
): Promise<{ checked: number; broken: number | undefined }> => {
  let head = from
  for (;;) {
    const entries = await listAfter(head.sequence)
    if (entries.length === 0) return { checked: head.sequence - from.sequence, broken: undefined }
    for (const entry of entries) {
      const link = linkTo(head, entry, hashOf)
      if (!follows(entry, link)) return { checked: head.sequence - from.sequence, broken: link.sequence }
      head = link
    }
  }
}
