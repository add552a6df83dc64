import type { appraisalKeys, ballotList, ListedSection } from '@campus/contract/appraisal/ballots.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { hashBallots, hashKeys } from '@campus/proof/ballot/ballot-hash.ts'
import { isValidToken } from '@campus/proof/ballot/token.ts'
import type { KeptBallot } from '../device/kept-ballots.ts'

type List = OutputOf<typeof ballotList>
type Keys = OutputOf<typeof appraisalKeys>

export interface Recount {
  readonly hasSameKeys: boolean
  readonly isWholeList: boolean
  readonly hasEnoughTokens: boolean
  readonly isEachOnce: boolean
  readonly checked: number
  readonly invalid: number
}

const ballotsIn = (sections: readonly ListedSection[]) =>
  sections.flatMap(({ id, publicKey, ballots }) => ballots.map((ballot) => ({ ...ballot, id, publicKey })))

/** Everything that a stranger can check of a campaign, on their own device. */
export const recount = async (
  { keyHash, listHash, sections }: Omit<List, 'next'>,
  keys: Keys,
  onProgress: (done: number) => void,
): Promise<Recount> => {
  const ballots = ballotsIn(sections)
  const listed = await hashKeys(sections.map(({ id, publicKey }) => ({ id, publicKey })))
  let invalid = 0
  for (const [at, ballot] of ballots.entries()) {
    if (!(await isValidToken(ballot.publicKey, ballot))) invalid += 1
    if (at % 20 === 0) onProgress(at)
  }
  return {
    hasSameKeys: listed === keyHash && keys.keyHash === keyHash && (await hashKeys(keys.keys)) === keyHash,
    isWholeList: (await hashBallots(ballots)) === listHash,
    hasEnoughTokens: sections.every(({ ballots, tokens }) => ballots.length <= tokens),
    isEachOnce: new Set(ballots.map(({ id, serial }) => `${id} ${serial}`)).size === ballots.length,
    checked: ballots.length,
    invalid,
  }
}

export interface OwnBallot {
  readonly id: string
  readonly courseName: string
  readonly verdict: 'found' | 'changed' | 'missing'
}

const verdictOf = ({ ballots, textHashes }: ListedSection, kept: Extract<KeptBallot, { readonly state: 'sent' }>): OwnBallot['verdict'] => {
  const found = ballots.find(({ serial }) => serial === kept.serial)
  if (!found) return 'missing'
  return found.hash === kept.hash && (kept.textHash === null || textHashes.includes(kept.textHash)) ? 'found' : 'changed'
}

/** What this device sent, in the list: counted as it was, or not. */
export const findOwn = (sections: readonly ListedSection[], kept: Readonly<Record<string, KeptBallot>>): OwnBallot[] =>
  sections.flatMap((section) => {
    const own = kept[section.id]
    return own?.state === 'sent' ? [{ id: section.id, courseName: section.courseName, verdict: verdictOf(section, own) }] : []
  })
