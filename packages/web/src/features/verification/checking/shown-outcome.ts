import type { CheckStep, Outcome, Signatory, Verdict } from '@campus/contract/verification/outcome.ts'
import type { Trust } from '@campus/contract/verification/trust.ts'
import type { CodeFindings } from '@campus/proof/code/code.ts'
import type { CredentialFindings } from '@campus/proof/credential/credential.ts'
import type { PdfFindings } from '@campus/proof/verify/check-pdf.ts'

/** `unasked`: everything that can be checked without the school is in order, and its record could not be asked. */
export type ShownVerdict = Verdict | 'unasked'

/** A result as a screen shows it; one that this device found by itself has no id and cannot be looked up again. */
export interface ShownOutcome extends Omit<Outcome, 'id' | 'verdict'> {
  readonly id: string | undefined
  readonly verdict: ShownVerdict
}

type Document = NonNullable<Outcome['document']>
/** When it was checked, and at which school the reader is, where that is known. */
interface Circumstances extends Pick<ShownOutcome, 'checkedAt'> {
  readonly readerSchoolId?: string | undefined
}

/** The answers to both questions, as far as this device finds them by itself. */
type Answers = Pick<ShownOutcome, 'integrity' | 'signedBy' | 'signingSchool' | 'authority'>

const foundHere = { id: undefined, signer: null, document: null } as const
const nothingTold: Answers = { integrity: 'cannot_tell', signedBy: null, signingSchool: null, authority: null }
const ofStranger = (integrity: Answers['integrity'], signedBy: Signatory | null = 'unknown'): Answers => ({
  integrity,
  signedBy,
  signingSchool: null,
  authority: null,
})

/** Without a school of their own, readers are at the school whose document they look at. */
const ofSchool = ({ id, name, nameEn, nameTw }: Trust['schools'][number], integrity: Answers['integrity'], reader?: string): Answers => ({
  integrity,
  signedBy: reader && reader !== id ? 'other_school' : 'this_school',
  signingSchool: { name, nameEn, nameTw },
  authority: null,
})

const answersOf = (findings: PdfFindings, schools: Trust['schools'], reader?: string): Answers => {
  const { integrity, signedBy, schoolId, authority } = findings
  const school = signedBy === 'school' ? schools.find(({ id }) => id === schoolId) : undefined
  if (school) return ofSchool(school, integrity, reader)
  return { ...ofStranger(integrity, signedBy === 'school' ? 'unknown' : signedBy), authority }
}

const genuine = (isPassed: boolean): CheckStep[] => [{ name: 'genuine', isPassed }]

/** What this device found out about a PDF; a check that fell over the file, or took too long, has not read it. */
export const ofPdf = (
  findings: PdfFindings | null,
  schools: Trust['schools'],
  { checkedAt, readerSchoolId }: Circumstances,
): ShownOutcome => ({
  ...foundHere,
  ...(findings ? answersOf(findings, schools, readerSchoolId) : nothingTold),
  way: 'browser',
  checkedAt,
  verdict: !findings ? 'unreadable' : findings.verdict === 'sound' ? 'unasked' : findings.verdict,
  checks: findings?.checks ?? [{ name: 'readable', isPassed: false }],
  signer: findings?.signer ?? null,
})

const credentialVerdicts = { genuine: 'unasked', forged: 'tampered', foreign: 'untrusted', malformed: 'unreadable' } as const

const signedAnswers = (findings: CodeFindings | CredentialFindings, reader?: string): Answers => {
  if (findings.kind === 'genuine') return ofSchool(findings.school, 'unchanged', reader)
  return findings.kind === 'malformed' ? nothingTold : ofStranger(findings.kind === 'forged' ? 'changed' : 'cannot_tell')
}

export const ofCredential = (findings: CredentialFindings | null, { checkedAt, readerSchoolId }: Circumstances): ShownOutcome => {
  const verdict = credentialVerdicts[findings?.kind ?? 'malformed']
  const checks: CheckStep[] = verdict === 'unreadable' ? [{ name: 'readable', isPassed: false }] : genuine(verdict === 'unasked')
  const answers = findings ? signedAnswers(findings, readerSchoolId) : nothingTold
  return { ...foundHere, ...answers, way: 'credential', checkedAt, verdict, checks }
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
  schoolLogo: '',
  holderMasked: payload.holder,
  issuedAt: dayBegins(payload.issuedOn),
  validUntil: payload.validUntil && dayBegins(payload.validUntil, 1),
  reason: '',
  endedAt: null,
})

const codeVerdicts = { forged: 'tampered', foreign: 'untrusted', malformed: 'unknown' } as const

/** A code on paper alone. The last day still counts; a key that was withdrawn proves nothing any more. */
export const ofCode = (findings: CodeFindings, { checkedAt, readerSchoolId }: Circumstances): ShownOutcome => {
  const base = { ...foundHere, ...signedAnswers(findings, readerSchoolId), way: 'scan', checkedAt } as const
  if (findings.kind !== 'genuine') return { ...base, verdict: codeVerdicts[findings.kind], checks: genuine(false) }
  if (findings.keyIsRevoked) return { ...base, ...ofStranger('cannot_tell'), verdict: 'untrusted', checks: genuine(false) }
  const document = documentIn(findings)
  const isOver = document.validUntil !== null && document.validUntil <= checkedAt
  const checks: CheckStep[] = isOver ? [...genuine(true), { name: 'current', isPassed: false }] : genuine(true)
  return { ...base, verdict: isOver ? 'expired' : 'unasked', checks, document }
}

/** The school's answer together with the steps that this device has taken before asking; what the school has not seen this device has. */
export const withOwnSteps = (own: ShownOutcome, answer: Outcome): Outcome => {
  const reported = new Set(answer.checks.map(({ name }) => name))
  const { integrity, signedBy, signingSchool, authority } = answer.signedBy === null ? own : answer
  const checks = [...own.checks.filter(({ name }) => !reported.has(name)), ...answer.checks]
  return { ...answer, integrity, signedBy, signingSchool, authority, checks, signer: answer.signer ?? own.signer }
}
