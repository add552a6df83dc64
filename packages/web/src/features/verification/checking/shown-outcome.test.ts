import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Outcome } from '@campus/contract/verification/outcome.ts'
import type { TrustedSchool } from '@campus/proof/code/code-key.ts'
import type { PdfFindings } from '@campus/proof/verify/check-pdf.ts'
import { lastDayOf } from '@campus/ui/time/relative-time.ts'
import { ofCode, ofCredential, ofPdf, withOwnSteps } from './shown-outcome.ts'

const school: TrustedSchool = {
  id: '0197a000-0000-7000-8000-000000000001',
  name: '示范大学',
  nameEn: 'Demo University',
  nameTw: '示範大學',
  root: '',
  rootFingerprint: '',
  revoked: [],
  keys: [],
}
const payload = {
  serial: 'DU2026-000123',
  holder: '林*雨',
  template: '在读证明',
  issuedOn: '2026-11-15',
  validUntil: '2027-05-14',
  factsHash: '00112233445566778899aabbccddeeff',
}
const at = (moment: string) => ({ checkedAt: new Date(moment).toISOString() })
const today = at('2026-12-01T10:00:00')

const pdf = (verdict: PdfFindings['verdict']): PdfFindings => ({
  verdict,
  checks: [{ name: 'readable', isPassed: true }],
  integrity: 'unchanged',
  signedBy: 'unknown',
  authority: null,
  schoolId: null,
  signer: null,
  sha256: 'a'.repeat(64),
})

test('a sound file is not called valid before the school was asked', () => {
  assert.equal(ofPdf(pdf('sound'), [school], today).verdict, 'unasked')
  for (const verdict of ['tampered', 'unsigned', 'untrusted', 'undecided', 'unreadable', 'not_pdf'] as const)
    assert.equal(ofPdf(pdf(verdict), [school], today).verdict, verdict)
})

test('a check that crashed on the file reports it as unreadable', () => {
  const shown = ofPdf(null, [school], today)
  assert.deepEqual([shown.verdict, shown.checks], ['unreadable', [{ name: 'readable', isPassed: false }]])
  assert.equal(ofCredential(null, today).verdict, 'unreadable')
})

test('a credential that was changed or is of somebody else never passes', () => {
  assert.equal(ofCredential({ kind: 'genuine', documentId: 'x', school, canonical: '{}' }, today).verdict, 'unasked')
  assert.equal(ofCredential({ kind: 'forged', school }, today).verdict, 'tampered')
  assert.equal(ofCredential({ kind: 'foreign' }, today).verdict, 'untrusted')
})

test('a genuine code shows its document offline, during its validity', () => {
  const shown = ofCode({ kind: 'genuine', payload, school, keyIsRevoked: false }, today)
  assert.equal(shown.verdict, 'unasked')
  assert.deepEqual([shown.document?.serial, shown.document?.holderMasked], ['DU2026-000123', '林*雨'])
  assert.equal(new Date(shown.document?.issuedAt ?? '').getDate(), 15)
  assert.equal(lastDayOf(Date.parse(shown.document?.validUntil ?? '')), '2027-05-14')
})

test('the last day of a code counts, the day after does not', () => {
  const found = { kind: 'genuine', payload, school, keyIsRevoked: false } as const
  assert.equal(ofCode(found, at('2027-05-14T23:59:00')).verdict, 'unasked')
  assert.equal(ofCode(found, at('2027-05-15T00:01:00')).verdict, 'expired')
  assert.equal(ofCode({ ...found, payload: { ...payload, validUntil: null } }, at('2099-01-01T00:00:00')).verdict, 'unasked')
})

test('a code that is forged, foreign, nonsense or of a withdrawn key is never genuine', () => {
  const cases = [
    [{ kind: 'forged', school }, 'tampered'],
    [{ kind: 'foreign' }, 'untrusted'],
    [{ kind: 'malformed' }, 'unknown'],
    [{ kind: 'genuine', payload, school, keyIsRevoked: true }, 'untrusted'],
  ] as const
  for (const [findings, verdict] of cases) {
    const shown = ofCode(findings, today)
    assert.deepEqual([shown.verdict, shown.checks, shown.document], [verdict, [{ name: 'genuine', isPassed: false }], null])
  }
})

test("the steps of this device come before those of the school, and the school's result decides", () => {
  const own = {
    ...ofPdf(pdf('sound'), [school], today),
    signer: { name: 'Demo University', issuer: 'Issuing', signedAt: null, isTimestamped: false, isArchived: false },
    checks: [
      { name: 'readable', isPassed: true },
      { name: 'recorded', isPassed: true },
    ],
  } as const
  const answer: Outcome = {
    id: '0197a000-0000-7000-8000-000000000002',
    verdict: 'unknown',
    integrity: 'cannot_tell',
    signedBy: null,
    signingSchool: null,
    authority: null,
    way: 'browser',
    checkedAt: today.checkedAt,
    checks: [{ name: 'recorded', isPassed: false }],
    signer: null,
    document: null,
  }
  const merged = withOwnSteps({ ...own, checks: [...own.checks] }, answer)
  assert.deepEqual(merged.checks, [
    { name: 'readable', isPassed: true },
    { name: 'recorded', isPassed: false },
  ])
  assert.equal(merged.verdict, 'unknown')
  assert.equal(merged.signer?.name, 'Demo University')
})

test('this device answers both questions by itself', () => {
  const answersOf = ({ integrity, signedBy, signingSchool }: ReturnType<typeof ofCode>) => [integrity, signedBy, signingSchool?.nameEn]
  const sound: PdfFindings = { ...pdf('sound'), signedBy: 'school', schoolId: school.id }
  assert.deepEqual(answersOf(ofPdf(sound, [school], today)), ['unchanged', 'this_school', 'Demo University'])
  assert.deepEqual(answersOf(ofPdf(sound, [school], { ...today, readerSchoolId: school.id })), [
    'unchanged',
    'this_school',
    'Demo University',
  ])
  const elsewhere = { ...today, readerSchoolId: '0197a000-0000-7000-8000-000000000009' }
  assert.deepEqual(answersOf(ofPdf(sound, [school], elsewhere)), ['unchanged', 'other_school', 'Demo University'])
  const changed: PdfFindings = { ...pdf('tampered'), integrity: 'changed' }
  assert.deepEqual(answersOf(ofPdf(changed, [school], today)), ['changed', 'unknown', undefined])
  const ministry = ofPdf({ ...pdf('untrusted'), signedBy: 'authority', authority: 'Ministry' }, [school], today)
  assert.deepEqual([...answersOf(ministry), ministry.authority], ['unchanged', 'authority', undefined, 'Ministry'])
  assert.deepEqual(answersOf(ofPdf(null, [school], today)), ['cannot_tell', null, undefined])
  assert.deepEqual(answersOf(ofCode({ kind: 'genuine', payload, school, keyIsRevoked: false }, elsewhere)), [
    'unchanged',
    'other_school',
    'Demo University',
  ])
  assert.deepEqual(answersOf(ofCode({ kind: 'genuine', payload, school, keyIsRevoked: true }, today)), [
    'cannot_tell',
    'unknown',
    undefined,
  ])
  assert.deepEqual(answersOf(ofCredential({ kind: 'forged', school }, today)), ['changed', 'unknown', undefined])
})
