import type { CheckStep } from '@campus/contract/verification/outcome.ts'

/** What is known about a signature. */
export interface SignatureFacts {
  /** One signature, in every respect of the form that we make. */
  readonly isFormOurs: boolean
  readonly isCovered: boolean
  /** Undefined where it cannot be told: part of the file is not covered, or the signature is of an unknown kind. */
  readonly isUnchanged: boolean | undefined
  /** The signer's certificate comes from the root of a school here. */
  readonly isOurs: boolean
  /** And it was valid, and meant for this, at the time of signing. */
  readonly isTrusted: boolean
}

export type SignatureVerdict = 'sound' | 'tampered' | 'untrusted'

export const verdictOf = ({ isFormOurs, isCovered, isUnchanged, isOurs, isTrusted }: SignatureFacts): SignatureVerdict => {
  const isWhole = isCovered && isUnchanged === true
  if (isFormOurs && isWhole && isTrusted) return 'sound'
  if (isUnchanged === false) return 'tampered'
  // A signature of ours in a file or in a form that we did not give it: somebody changed something.
  if (isTrusted || (isOurs && !isWhole)) return 'tampered'
  return 'untrusted'
}

/** The steps that could be taken, in their order. */
export const stepsOf = ({ isFormOurs, isCovered, isUnchanged, isTrusted }: SignatureFacts): CheckStep[] => [
  { name: 'readable', isPassed: true },
  { name: 'signed', isPassed: isFormOurs },
  { name: 'covered', isPassed: isCovered },
  ...(isUnchanged === undefined ? [] : [{ name: 'unchanged' as const, isPassed: isUnchanged }]),
  { name: 'trusted', isPassed: isTrusted },
]
