import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unmatchedCase } from '@campus/contract/registration/case.ts'
import { reviewUnmatched } from '@campus/contract/registration/console/cases.ts'
import { handInUnmatched } from '@campus/contract/registration/hand-in.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { addFile, addWantedFiles, fillIn, inventIdCard } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sweepRegistrations } from './sweep.service.ts'

const campus = useTestCampus()
const day = 86_400
const sweep = () => sweepRegistrations(systemContext(campus().campus.base))
let made = 0

const aCase = async (schoolId: string) => {
  made += 1
  return (await fillIn(campus(), { schoolId, name: '戊同学', number: `S${made}`, idCard: inventIdCard() })).data.id
}

const handedIn = async (schoolId: string) => {
  const id = await aCase(schoolId)
  await addWantedFiles(campus(), id)
  await asker(campus().url)(handInUnmatched, { id, email: `sweep${made}@example.com` })
  return id
}

const filesOf = async (id: string) =>
  (await campus().base.sql.selectFrom('registration_file').where('case_id', '=', id).select('id').execute()).length

test('an unfinished case goes after a day, with its files; one that was handed in stays, its files thirty days', async () => {
  const { base, clock } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const [draft, waiting] = [await aCase(schoolId), await handedIn(schoolId)]
  await addFile(campus(), draft, 'recent')
  await sweep()
  assert.deepEqual([await filesOf(draft), await filesOf(waiting)], [1, 2])
  clock.advance(day + 1)
  await sweep()
  assert.equal(await base.sql.selectFrom('registration_case').where('id', '=', draft).select('id').executeTakeFirst(), undefined)
  assert.deepEqual([await filesOf(draft), await filesOf(waiting)], [0, 2])
  clock.advance(30 * day)
  await sweep()
  assert.equal(await filesOf(waiting), 0)
  assert.equal((await asker(campus().url)(unmatchedCase, { id: waiting })).data.state, 'unmatched')
})

test('material that never comes ends a case by itself, the same form may start a new one, and a year later nothing is left', async () => {
  const { base, clock, url } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const { token } = await logInAs(url, await makePerson(base.sql, schoolId, { kind: 'teacher', roles: ['admin'] }))
  const given = { schoolId, name: '己同学', number: 'S-again', idCard: inventIdCard() }
  const { id } = (await fillIn(campus(), given)).data
  await addWantedFiles(campus(), id)
  await ask(handInUnmatched, { id, email: 'lapsed@example.com' })
  await ask(reviewUnmatched, { ids: [id], verdict: 'supplement', notes: '请补充' }, { token })
  clock.advance(30 * day + 1)
  await sweep()
  assert.equal((await ask(unmatchedCase, { id })).data.state, 'failed')
  const again = (await fillIn(campus(), given)).data
  assert.notEqual(again.id, id)
  clock.advance(366 * day)
  await sweep()
  assert.deepEqual(await base.sql.selectFrom('registration_case').where('school_id', '=', schoolId).select('id').execute(), [])
})
