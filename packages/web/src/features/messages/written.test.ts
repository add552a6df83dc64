import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressedIn, audienceOf, Written } from './written.ts'

const unitId = '0190a0de-0000-7000-8000-000000000001'
const written = {
  title: '停水通知',
  body: '明天上午一号楼停水。',
  isForSchool: false,
  roles: [],
  unitIds: [unitId],
  when: 'now',
  publishAt: '',
} as const
const complaintsAbout = (change: object) =>
  Written.safeParse({ ...written, ...change }).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('units and user types count together; the whole school holds them all', () => {
  const both = { isForSchool: false, roles: ['student'], unitIds: [unitId] } as const
  assert.deepEqual(audienceOf(both), [
    { kind: 'role', role: 'student' },
    { kind: 'unit', unitId },
  ])
  assert.deepEqual(audienceOf({ ...both, isForSchool: true }), [{ kind: 'school' }])
  assert.deepEqual(addressedIn(audienceOf(both)), both)
})

test('an announcement is for somebody, and one for later has a time', () => {
  assert.equal(complaintsAbout({}), undefined)
  assert.deepEqual(complaintsAbout({ unitIds: [] }), [['unitIds', 'required']])
  assert.deepEqual(complaintsAbout({ when: 'later' }), [['publishAt', 'required']])
  assert.equal(complaintsAbout({ unitIds: [], isForSchool: true }), undefined)
})
