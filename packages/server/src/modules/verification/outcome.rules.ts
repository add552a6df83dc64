import type { CheckName, CheckStep, Verdict } from '@campus/contract/verification/outcome.ts'

/** How the school's record of a document stands. */
export type RecordState = 'valid' | 'expired' | 'revoked' | 'superseded'

/** What a check came to: the verdict and the steps that led there. */
export interface Judgement {
  readonly verdict: Verdict
  readonly checks: readonly CheckStep[]
}

const passed = (...names: CheckName[]): CheckStep[] => names.map((name) => ({ name, isPassed: true }))
const failed = (name: CheckName): CheckStep => ({ name, isPassed: false })

/** The last word is always the record's. */
const byRecord = (before: readonly CheckStep[], state: RecordState): Judgement => ({
  verdict: state,
  checks: [...before, ...passed('recorded'), { name: 'current', isPassed: state === 'valid' }],
})

/** A file whose signature is good but which is no file of ours was changed where the signature itself lies. */
export const judgeFile = (
  findings: {
    readonly verdict: 'sound' | 'tampered' | 'unsigned' | 'untrusted' | 'unreadable' | 'not_pdf'
    readonly checks: readonly CheckStep[]
  },
  state: RecordState | undefined,
): Judgement => {
  if (findings.verdict !== 'sound') return { verdict: findings.verdict, checks: findings.checks }
  if (!state) return { verdict: 'tampered', checks: [...findings.checks, failed('recorded')] }
  return byRecord(findings.checks, state)
}

/** Equal digests are equal bytes: what was true of the file when it was signed is true of this one. */
export const judgeDigest = (state: RecordState | undefined): Judgement =>
  state
    ? byRecord(passed('readable', 'signed', 'covered', 'unchanged', 'trusted'), state)
    : { verdict: 'unknown', checks: [failed('recorded')] }

export const judgeRecord = (state: RecordState): Judgement => byRecord([], state)

/** A signed code or credential: first its own signature, then the record that has to say the same. */
export const judgeSigned = (kind: 'genuine' | 'forged' | 'foreign', state: RecordState | undefined): Judgement => {
  if (kind !== 'genuine') return { verdict: kind === 'forged' ? 'tampered' : 'untrusted', checks: [failed('genuine')] }
  if (!state) return { verdict: 'unknown', checks: [...passed('genuine'), failed('recorded')] }
  return byRecord(passed('genuine'), state)
}

/** Roughly from where: an address without its last part. */
export const coarseNetwork = (network: string): string =>
  network.includes(':') ? network.replace(/^((?:[^:]*:){1,3}).*$/, '$1:') : network.replace(/\.\d+$/, '.*')
