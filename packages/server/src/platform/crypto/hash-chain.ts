import { sha256 } from './digest.ts'

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

/** The words of an entry that its link stands for, in an order that never changes. */
type WordsOf<Entry> = (entry: Entry) => readonly unknown[]

/** Puts an entry behind the last link of its chain, if there is one. */
export const linkTo = <Entry>(last: Partial<Sealed> | undefined, entry: Entry, wordsOf: WordsOf<Entry>): Link => {
  const [sequence, previousHash] = [(last?.sequence ?? genesis.sequence) + 1, last?.hash ?? genesis.hash]
  const hash = sha256(JSON.stringify([sequence, previousHash.toString('hex'), ...wordsOf(entry)]))
  return { sequence, previousHash, hash }
}

const follows = (entry: Sealed, { sequence, previousHash, hash }: Link) =>
  entry.sequence === sequence && entry.previous_hash?.equals(previousHash) && entry.hash?.equals(hash)

/**
 * Walks a chain link by link, from its beginning or from a head that is believed; `broken` is the first that does not follow. Where links were
 * made of fewer words once, those are given too: a hash fits one of them alone.
 */
export const walkChain = async <Entry>(
  listAfter: (sequence: number) => Promise<readonly (Entry & Sealed)[]>,
  words: readonly [WordsOf<Entry>, ...WordsOf<Entry>[]],
  from: Head = genesis,
): Promise<{ checked: number; broken: number | undefined }> => {
  let head = from
  for (;;) {
    const entries = await listAfter(head.sequence)
    if (entries.length === 0) return { checked: head.sequence - from.sequence, broken: undefined }
    for (const entry of entries) {
      const last = head
      const link = words.map((wordsOf) => linkTo(last, entry, wordsOf)).find((link) => follows(entry, link))
      if (!link) return { checked: head.sequence - from.sequence, broken: head.sequence + 1 }
      head = link
    }
  }
}
