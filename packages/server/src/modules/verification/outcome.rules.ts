import type { CheckName, CheckStep, Integrity, Verdict } from '@campus/contract/verification/outcome.ts'
import type { PdfFindings } from '@campus/proof/verify/check-pdf.ts'
import { isForTheRecord } from '@campus/proof/verify/signature/verdict.rules.ts'

/** The status of a document in the school's record. */
export type RecordState = 'valid' | 'expired' | 'revoked' | 'superseded'

/** The two questions that every check is asked. */
interface Answers {
  /** Was it changed after it was signed? Null where nothing was there that could have been. */
  readonly integrity: Integrity | null
  /** Who signed it? Null where there is no signature. */
  readonly signedBy: PdfFindings['signedBy']
}

/** What a check came to: the verdict, the two answers, and the steps that led there. */
export interface Judgement extends Answers {
  readonly verdict: Verdict
  readonly checks: readonly CheckStep[]
}

const unasked: Answers = { integrity: null, signedBy: null }
const ofSchool: Answers = { integrity: 'unchanged', signedBy: 'school' }

const passed = (...names: CheckName[]): CheckStep[] => names.map((name) => ({ name, isPassed: true }))
const failed = (name: CheckName): CheckStep => ({ name, isPassed: false })

/** The last word is always the record's. */
const byRecord = (answers: Answers, before: readonly CheckStep[], state: RecordState): Judgement => ({
  ...answers,
  verdict: state,
  checks: [...before, ...passed('recorded'), { name: 'current', isPassed: state === 'valid' }],
})

/** Equal digests are equal bytes: what was true of the file when it was signed is true of this one. */
export const judgeDigest = (state: RecordState | undefined): Judgement =>
  state
    ? byRecord(ofSchool, passed('readable', 'signed', 'covered', 'unchanged', 'trusted'), state)
    : { verdict: 'unknown', checks: [failed('recorded')], integrity: 'cannot_tell', signedBy: null }

/**
 * A file whose signature is good but which is no file of ours was changed where the signature itself lies. A file of ours stays one when the
 * authority of its time-stamp is not trusted any more.
 */
export const judgeFile = (
  { verdict, checks, integrity, signedBy }: Pick<PdfFindings, 'verdict' | 'checks' | 'integrity' | 'signedBy'>,
  state: RecordState | undefined,
): Judgement => {
  if (verdict !== 'sound' && !isForTheRecord({ verdict, signedBy })) return { verdict, checks, integrity, signedBy }
  if (!state) return { verdict: 'tampered', checks: [...checks, failed('recorded')], integrity: 'changed', signedBy }
  return verdict === 'sound' ? byRecord({ integrity, signedBy }, checks, state) : judgeDigest(state)
}

export const judgeRecord = (state: RecordState): Judgement => byRecord(unasked, [], state)

const notGenuine = {
  forged: { verdict: 'tampered', integrity: 'changed', signedBy: 'unknown' },
  foreign: { verdict: 'untrusted', integrity: 'cannot_tell', signedBy: 'unknown' },
} as const

/** A signed code or credential: first its own signature, then the record that has to say the same. */
export const judgeSigned = (kind: 'genuine' | 'forged' | 'foreign', state: RecordState | undefined): Judgement => {
  if (kind !== 'genuine') return { ...notGenuine[kind], checks: [failed('genuine')] }
  if (!state) return { ...ofSchool, verdict: 'unknown', checks: [...passed('genuine'), failed('recorded')] }
  return byRecord(ofSchool, passed('genuine'), state)
}

/** Roughly from where: an address without its last part. */
export const coarseNetwork = (network: string): string =>
  network.includes(':') ? network.replace(/^((?:[^:]*:){1,3}).*$/, '$1:') : network.replace(/\.\d+$/, '.*')
