import type { CheckStep, Integrity } from '@campus/contract/verification/outcome.ts'

/** What is known about a signature. */
export interface SignatureFacts {
  readonly integrity: Integrity
  /** The signature is, in every respect and every byte, of the form that a school here gives it. */
  readonly isFormOurs: boolean
  /** Its time-stamps, if it has any, come from authorities that are trusted here. */
  readonly isStampTrusted: boolean
  readonly isCovered: boolean
  /** Undefined if unknown: part of the file is not covered, or the signature is of a kind that is not supported. */
  readonly isUnchanged: boolean | undefined
  /** The key of a certificate from the root of a school here made the signature. */
  readonly isOurs: boolean
  /** And that certificate was valid, and meant for this, at the time of signing. */
  readonly isTrusted: boolean
}

export type SignatureVerdict = 'sound' | 'tampered' | 'untrusted' | 'undecided'

/**
 * A school gives its files one form: with its signature in another one, somebody changed something. A time-stamp of an authority that is
 * not trusted here may be the school's own, of an authority trusted in its time, or somebody put it there: the file itself cannot tell.
 */
export const integrityOf = ({ integrity, isOurs, isFormOurs, isCovered, isStampTrusted }: SignatureFacts): Integrity => {
  if (!isOurs) return integrity
  if (!isFormOurs || !isCovered) return 'changed'
  return integrity === 'unchanged' && !isStampTrusted ? 'cannot_tell' : integrity
}

const worst: readonly Integrity[] = ['changed', 'cannot_tell', 'unchanged']

/** Of several signatures: one that says "changed" is enough, and all must say "unchanged". */
export const worstIntegrity = (all: readonly Integrity[]): Integrity => worst.find((integrity) => all.includes(integrity)) ?? 'cannot_tell'

export const verdictOf = (facts: SignatureFacts): SignatureVerdict => {
  const integrity = integrityOf(facts)
  if (integrity === 'changed') return 'tampered'
  if (integrity === 'cannot_tell') return 'undecided'
  return facts.isOurs && facts.isTrusted ? 'sound' : 'untrusted'
}

/** Where the record of the school has the last word: all is in order, but perhaps for a time-stamp that nobody here vouches for. */
export const isForTheRecord = ({ verdict, signedBy }: { readonly verdict: string; readonly signedBy: string | null }): boolean =>
  verdict === 'sound' || (verdict === 'undecided' && signedBy === 'school')

/** The steps that could be taken, in their order. */
export const stepsOf = ({ isFormOurs, isStampTrusted, isCovered, isUnchanged, isTrusted }: SignatureFacts): CheckStep[] => [
  { name: 'readable', isPassed: true },
  { name: 'signed', isPassed: isFormOurs && isStampTrusted },
  { name: 'covered', isPassed: isCovered },
  ...(isUnchanged === undefined ? [] : [{ name: 'unchanged' as const, isPassed: isUnchanged }]),
  { name: 'trusted', isPassed: isTrusted },
]
