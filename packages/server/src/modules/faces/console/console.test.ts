import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownFaceConsents, withdrawFaceConsent } from '@campus/contract/faces/consents.ts'
import { addAssessment, changeFaceSettings, faceOverview, recordGuardianConsent } from '@campus/contract/faces/console.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { agreeToFaces, turnFacesOn } from '../../../testing/faces.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { encryptIdCard } from '../../people/person/id-card.service.ts'
import { filingOf } from './filing.rules.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const enterAdmin = () => enter(campus(), { kind: 'teacher', roles: ['admin'] })

test('faces are turned on only after an impact assessment is kept, and off at any time', async () => {
  const { token } = await enterAdmin()
  assert.equal((await ask(changeFaceSettings, { isOn: true }, { token })).error, 'assessment_needed')
  assert.equal((await ask(addAssessment, { text: '我们评估了目的、必要性、风险与保护措施，结论见附件。' }, { token })).code, 200)
  const { data } = await ask(changeFaceSettings, { isOn: true, threshold: 0.8 }, { token })
  assert.deepEqual([data.isOn, data.threshold, data.attempts], [true, 0.8, 5])
  const { data: overview } = await ask(faceOverview, {}, { token })
  assert.deepEqual([overview.peopleWithVectors, overview.filing, overview.assessments.length], [0, 'below', 1])
  assert.equal((await ask(changeFaceSettings, { isOn: false }, { token })).data.isOn, false)
  await assert.rejects(campus().base.sql.updateTable('face_assessment').set({ text: 'x' }).execute(), /cannot be changed/)
})

test('the console counts who agrees to which text, and nobody who withdrew', async () => {
  const { token, schoolId } = await enterAdmin()
  const { sql } = campus().base
  await turnFacesOn(sql, schoolId)
  const [li, wang, gone] = [await enter(campus(), { schoolId }), await enter(campus(), { schoolId }), await enter(campus(), { schoolId })]
  for (const { person } of [li, wang, gone]) await agreeToFaces(sql, { schoolId, personId: person.id }, 'login')
  await sql
    .insertInto('face_consent')
    .values({
      school_id: schoolId,
      person_id: wang.person.id,
      purpose: 'login',
      action: 'given',
      version: '2',
      given_by: 'self',
      created_at: new Date(),
    })
    .execute()
  await ask(withdrawFaceConsent, { purpose: 'login' }, { token: gone.token })
  const { data } = await ask(faceOverview, {}, { token })
  assert.deepEqual(
    data.consents.filter(({ people }) => people > 0),
    [
      {
        purpose: 'login',
        people: 2,
        versions: [
          { version: '2', people: 1 },
          { version: '1', people: 1 },
        ],
      },
    ],
  )
})

test('the console warns before the filing line is reached', () => {
  assert.deepEqual([0, 89_999, 90_000, 99_999, 100_000].map(filingOf), ['below', 'below', 'near', 'near', 'due'])
})

const makeChild = async (schoolId: string, age: number) => {
  const child = await enter(campus(), { schoolId })
  const born = `${campus().clock.now().getUTCFullYear() - age}0101`
  const { sql, services } = campus().base
  await sql
    .updateTable('person')
    .set(encryptIdCard(services.secretBox, `110101${born}0011`))
    .where('id', '=', child.person.id)
    .execute()
  return child
}

test('a guardian agrees in writing for somebody under 14, which the child can withdraw', async () => {
  const admin = await enterAdmin()
  await turnFacesOn(campus().base.sql, admin.schoolId)
  const child = await makeChild(admin.schoolId, 12)
  const paper = {
    number: child.person.number,
    action: 'given',
    purposes: ['portrait', 'comparison'] as const,
    guardianName: '王建国',
    confirmation: '2026 年 9 月 1 日书面同意，学生处档案柜 3',
  } as const
  const record = (given: object, token = admin.token) =>
    ask(recordGuardianConsent, { ...paper, purposes: [...paper.purposes], ...given }, { token })
  assert.equal((await record({})).code, 200)
  const { data } = await ask(ownFaceConsents, {}, { token: child.token })
  assert.deepEqual(
    data.consents.filter(({ isGiven }) => isGiven).map(({ purpose, givenBy }) => [purpose, givenBy]),
    [
      ['portrait', 'guardian'],
      ['comparison', 'guardian'],
    ],
  )
  assert.equal((await ask(withdrawFaceConsent, { purpose: 'comparison' }, { token: child.token })).code, 200)
  assert.equal((await record({ action: 'withdrawn', purposes: ['portrait'] })).code, 200)
  assert.equal((await record({ action: 'withdrawn', purposes: ['portrait'] })).error, 'nothing_to_withdraw')
})

test('a guardian is not asked for who is old enough, nor for people of another school or unit', async () => {
  const [admin, other] = [await enterAdmin(), await enterAdmin()]
  await turnFacesOn(campus().base.sql, admin.schoolId)
  const grown = await makeChild(admin.schoolId, 15)
  const child = await makeChild(admin.schoolId, 10)
  const given = { action: 'given', purposes: ['portrait'], guardianName: '李芳', confirmation: '书面同意书，存于办公室' } as const
  const record = async (number: string, token: string) =>
    (await ask(recordGuardianConsent, { ...given, purposes: [...given.purposes], number }, { token })).error
  assert.equal(await record(grown.person.number, admin.token), 'guardian_not_needed')
  assert.equal(await record(child.person.number, other.token), 'not_found')
  const manager = await enter(campus(), { schoolId: admin.schoolId, kind: 'teacher', roles: ['manager'] })
  const { sql } = campus().base
  await setReach(sql, manager.person.id, await makeUnit(sql, admin.schoolId, { kind: 'college' }))
  assert.equal(await record(child.person.number, manager.token), 'out_of_scope')
})
