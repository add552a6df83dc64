import type { CheckStep, Outcome, Verdict } from '@campus/contract/verification/outcome.ts'
import type { CodeFindings } from '@campus/proof/code/code.ts'
import type { CredentialFindings } from '@campus/proof/credential/credential.ts'
import type { PdfFindings } from '@campus/proof/pdf/check-pdf.ts'

/** `unasked`: everything that can be checked without the school is in order, and its record could not be asked. */
export type ShownVerdict = Verdict | 'unasked'

/** A result as a screen shows it; one that this device found by itself has no id and cannot be looked up again. */
export interface ShownOutcome extends Omit<Outcome, 'id' | 'verdict'> {
  readonly id: string | undefined
  readonly verdict: ShownVerdict
}

type Document = NonNullable<Outcome['document']>
type Moment = Pick<ShownOutcome, 'checkedAt'>

const foundHere = { id: undefined, signer: null, document: null } as const
const genuine = (isPassed: boolean): CheckStep[] => [{ name: 'genuine', isPassed }]

/** What this device found out about a PDF; a check that fell over the file, or took too long, has not read it. */
export const ofPdf = (findings: PdfFindings | null, { checkedAt }: Moment): ShownOutcome => ({
  ...foundHere,
  way: 'browser',
  checkedAt,
  verdict: !findings ? 'unreadable' : findings.verdict === 'sound' ? 'unasked' : findings.verdict,
  checks: findings?.checks ?? [{ name: 'readable', isPassed: false }],
  signer: findings?.signer ?? null,
})

const credentialVerdicts = { genuine: 'unasked', forged: 'tampered', foreign: 'untrusted', malformed: 'unreadable' } as const

export const ofCredential = (findings: CredentialFindings | null, { checkedAt }: Moment): ShownOutcome => {
  const verdict = credentialVerdicts[findings?.kind ?? 'malformed']
  const checks: CheckStep[] = verdict === 'unreadable' ? [{ name: 'readable', isPassed: false }] : genuine(verdict === 'unasked')
  return { ...foundHere, way: 'credential', checkedAt, verdict, checks }
}

/** The moment at which a day of a code begins where the reader is, or another some days later. */
const dayBegins = (day: string, daysLater = 0) => {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + daysLater)
  return date.toISOString()
}

const documentIn = ({ payload, school }: Extract<CodeFindings, { kind: 'genuine' }>): Document => ({
  school,
  template: { name: payload.template, nameEn: '', nameTw: '' },
  serial: payload.serial,
  holderMasked: payload.holder,
  issuedAt: dayBegins(payload.issuedOn),
  validUntil: payload.validUntil && dayBegins(payload.validUntil, 1),
  reason: '',
  endedAt: null,
})

const codeVerdicts = { forged: 'tampered', foreign: 'untrusted', malformed: 'unknown' } as const

/** A code on paper alone. The last day still counts; a key that was withdrawn proves nothing any more. */
export const ofCode = (findings: CodeFindings, { checkedAt }: Moment): ShownOutcome => {
  const base = { ...foundHere, way: 'scan', checkedAt } as const
  if (findings.kind !== 'genuine') return { ...base, verdict: codeVerdicts[findings.kind], checks: genuine(false) }
  if (findings.keyIsRevoked) return { ...base, verdict: 'untrusted', checks: genuine(false) }
  const document = documentIn(findings)
  const isOver = document.validUntil !== null && document.validUntil <= checkedAt
  const checks: CheckStep[] = isOver ? [...genuine(true), { name: 'current', isPassed: false }] : genuine(true)
  return { ...base, verdict: isOver ? 'expired' : 'unasked', checks, document }
}

/** The school's answer together with the steps that this device has taken before asking. */
export const withOwnSteps = (own: ShownOutcome, answer: Outcome): Outcome => {
  const told = new Set(answer.checks.map(({ name }) => name))
  return { ...answer, checks: [...own.checks.filter(({ name }) => !told.has(name)), ...answer.checks], signer: answer.signer ?? own.signer }
}
