import type { CheckStep, Integrity } from '@campus/contract/verification/outcome.ts'

/** What is known about a signature. */
export interface SignatureFacts {
  readonly integrity: Integrity
  /** The signature is, in every respect and every byte, of the form that a school here gives it. */
  readonly isFormOurs: boolean
  readonly isCovered: boolean
  /** Undefined where it cannot be told: part of the file is not covered, or the signature is of a kind that is not supported. */
  readonly isUnchanged: boolean | undefined
  /** The key of a certificate from the root of a school here made the signature. */
  readonly isOurs: boolean
  /** And that certificate was valid, and meant for this, at the time of signing. */
  readonly isTrusted: boolean
}

export type SignatureVerdict = 'sound' | 'tampered' | 'untrusted' | 'undecided'

/** A school gives its files one form: with its signature in another one, somebody changed something. */
export const integrityOf = ({ integrity, isOurs, isFormOurs, isCovered }: SignatureFacts): Integrity =>
  isOurs && !(isFormOurs && isCovered) ? 'changed' : integrity

const worst: readonly Integrity[] = ['changed', 'cannot_tell', 'unchanged']

/** Of several signatures: one that says "changed" is enough, and all must say "unchanged". */
export const worstIntegrity = (all: readonly Integrity[]): Integrity => worst.find((integrity) => all.includes(integrity)) ?? 'cannot_tell'

export const verdictOf = (facts: SignatureFacts): SignatureVerdict => {
  const integrity = integrityOf(facts)
  if (integrity === 'changed') return 'tampered'
  if (integrity === 'cannot_tell') return 'undecided'
  return facts.isOurs && facts.isTrusted ? 'sound' : 'untrusted'
}

/** The steps that could be taken, in their order. */
export const stepsOf = ({ isFormOurs, isCovered, isUnchanged, isTrusted }: SignatureFacts): CheckStep[] => [
  { name: 'readable', isPassed: true },
  { name: 'signed', isPassed: isFormOurs },
  { name: 'covered', isPassed: isCovered },
  ...(isUnchanged === undefined ? [] : [{ name: 'unchanged' as const, isPassed: isUnchanged }]),
  { name: 'trusted', isPassed: isTrusted },
]
