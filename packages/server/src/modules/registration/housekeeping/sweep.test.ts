import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unmatchedCase } from '@campus/contract/registration/case.ts'
import { reviewUnmatched } from '@campus/contract/registration/console/cases.ts'
import { addMaterial, handInUnmatched } from '@campus/contract/registration/hand-in.ts'
import { registerChart } from '@campus/contract/statistics/charts.ts'
import { statisticRows } from '@campus/contract/statistics/rows.ts'
import { systemContext } from '../../../context/context.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { asker } from '../../../testing/ask.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { addFile, addWantedFiles, fillIn, inventIdCard } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { rollUpSource } from '../../statistics/counting/roll-up.service.ts'
import { sweepRegistrations } from './sweep.service.ts'

const campus = useTestCampus()
const day = 86_400
const zone = 'Asia/Shanghai'
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

test('a registration that was never handed in stays counted after it is swept, and its mark opens as many rows; a year later nothing is left', async () => {
  const { base, clock, url } = campus()
  const { sql } = base
  const { id: schoolId } = await makeSchool(sql)
  const admin = await makePerson(sql, schoolId, { kind: 'teacher', roles: ['admin'] })
  const today = dayIn(zone, clock.now())
  await aCase(schoolId)
  await handedIn(schoolId)
  const counted = async () => {
    await rollUpSource(systemContext(campus().campus.base), 'registrations')
    const { token } = await logInAs(url, admin)
    const { data } = await asker(url)(registerChart, { from: today, until: today, step: 'day' }, { token })
    return Object.fromEntries(data.series.map(({ key, total }) => [key, total]))
  }
  const before = await counted()
  assert.deepEqual([before['unfinished'], before['unmatched']], [1, 1])
  clock.advance(day + 1)
  await sweep()
  assert.deepEqual(await counted(), before)
  const { token } = await logInAs(url, admin)
  const rows = await asker(url)(
    statisticRows,
    {
      source: 'registrations',
      outcome: 'unfinished',
      from: new Date(clock.now().getTime() - 3 * day * 1000).toISOString(),
      until: clock.now().toISOString(),
    },
    { token },
  )
  assert.deepEqual(
    rows.data.rows.map(({ person }) => person),
    [null],
  )
  clock.advance(366 * day)
  await sweep()
  assert.deepEqual(await sql.selectFrom('registration_removed').where('school_id', '=', schoolId).select('id').execute(), [])
  assert.deepEqual(await counted(), before)
})

test('material that came later stays its own thirty days when what came before it goes', async () => {
  const { base, clock, url } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const reviewer = await makePerson(base.sql, schoolId, { kind: 'teacher', roles: ['admin'] })
  const id = await handedIn(schoolId)
  clock.advance(20 * day)
  const { token } = await logInAs(url, reviewer)
  await ask(reviewUnmatched, { ids: [id], verdict: 'supplement', notes: '请补充' }, { token })
  await addFile(campus(), id, 'student_card')
  assert.equal((await ask(addMaterial, { id })).code, 200)
  clock.advance(11 * day)
  await sweep()
  assert.equal(await filesOf(id), 1)
  clock.advance(20 * day)
  await sweep()
  assert.equal(await filesOf(id), 0)
})
