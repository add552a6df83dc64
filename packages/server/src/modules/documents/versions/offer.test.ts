import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForPeopleLike, recordsThatFit, refusalTo } from './offer.rules.ts'

const record = (code: string, standing: 'studying' | 'graduated' | 'left') => ({ source: { code }, standing })
const bachelor = record('undergraduate', 'studying')
const master = record('graduate', 'graduated')

test('eligibility for a certificate follows from user type, data source and enrolment status', () => {
  const forAll = { userTypes: ['student'], sources: [], standings: ['studying', 'graduated', 'left'] } as const
  const cases = [
    // rules, roles, records -> is it shown, what is said
    [{}, ['student'], [bachelor], true, undefined],
    [{}, ['student', 'manager'], [bachelor], true, undefined],
    [{}, ['teacher'], [], false, 'cannot_apply'],
    [{}, ['teacher'], [master], false, 'cannot_apply'],
    [{ userTypes: ['student', 'teacher'] }, ['teacher'], [master], true, undefined],
    [{}, ['student'], [], true, 'record_unknown'],
    [{ standings: ['graduated'] }, ['student'], [bachelor], true, 'cannot_apply'],
    [{ standings: ['graduated'] }, ['student'], [bachelor, master], true, undefined],
    [{ sources: ['graduate'] }, ['student'], [bachelor], false, 'cannot_apply'],
    [{ sources: ['graduate'] }, ['student'], [bachelor, master], true, undefined],
    // The one record has the source, the other the standing.
    [{ sources: ['graduate'], standings: ['studying'] }, ['student'], [bachelor, master], true, 'cannot_apply'],
  ] as const
  for (const [more, roles, records, isShown, word] of cases) {
    const rules = { ...forAll, ...more }
    const reported = [isForPeopleLike(rules, { roles, records }), refusalTo(rules, { roles, records })]
    assert.deepEqual(reported, [isShown, word], JSON.stringify([more, roles, records]))
  }
})

test('a certificate is made from those records alone that fit it', () => {
  const rules = { userTypes: ['student'], sources: ['graduate', 'old'], standings: ['graduated'] } as const
  const records = [bachelor, master, record('old', 'left'), record('old', 'graduated')]
  assert.deepEqual(recordsThatFit(rules, records), [master, record('old', 'graduated')])
})
