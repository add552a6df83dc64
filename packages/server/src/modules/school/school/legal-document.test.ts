import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { documentVersions, publishDocument } from '@campus/contract/school/console/settings.ts'
import { privacyPolicy } from '@campus/contract/school/legal-documents.ts'
import { later } from '../../../platform/time/clock.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makePerson } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const admin = () => enter(campus(), { kind: 'teacher', roles: ['admin'] })
const aDay = 86_400

const text = (version: string, days = 0): GivenTo<typeof publishDocument> => ({
  kind: 'privacy_policy',
  version,
  title: '隐私政策',
  titleEn: 'Privacy policy',
  titleTw: '隱私政策',
  blocks: [{ kind: 'heading', text: `第 ${version} 版` }],
  blocksEn: [{ kind: 'paragraph', text: `Version ${version}` }],
  blocksTw: [{ kind: 'item', text: `第 ${version} 版` }],
  publishedAt: later(campus().clock.now(), days * aDay).toISOString(),
})

const publish = (token: string, given: GivenTo<typeof publishDocument>) => asker(campus().url)(publishDocument, given, { token })
const inForce = async (schoolId: string) => (await asker(campus().url)(privacyPolicy, { schoolId })).data.version
const versions = async (token: string) =>
  (await asker(campus().url)(documentVersions, {}, { token })).data
    .filter(({ kind }) => kind === 'privacy_policy')
    .map(({ version, agreed, isInForce }) => ({ version, agreed, isInForce }))

test('a new version is in force at once, counts consents, and is evidence', async () => {
  const { token, schoolId, person } = await admin()
  const { sql } = campus().base
  const reader = await makePerson(sql, schoolId)
  for (const { id } of [person, reader])
    await sql.insertInto('consent').values({ school_id: schoolId, person_id: id, document: 'privacy_policy', version: '1' }).execute()
  assert.equal((await publish(token, text('2'))).code, 200)
  assert.equal(await inForce(schoolId), '2')
  assert.deepEqual(await versions(token), [
    { version: '2', agreed: 0, isInForce: true },
    { version: '1', agreed: 2, isInForce: false },
  ])
  const [entry] = await sql.selectFrom('audit_entry').where('school_id', '=', schoolId).select(['action', 'details']).execute()
  assert.equal(entry?.action, 'school.document_published')
})

test('a version published for later comes into force by itself', async () => {
  const { token, schoolId } = await admin()
  await publish(token, text('2', 3))
  assert.equal(await inForce(schoolId), '1')
  assert.deepEqual(await versions(token), [
    { version: '2', agreed: 0, isInForce: false },
    { version: '1', agreed: 0, isInForce: true },
  ])
  campus().clock.advance(4 * aDay)
  const again = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  assert.equal(await inForce(schoolId), '2')
  assert.equal((await versions(again.token))[0]?.isInForce, true)
})

test('a version is published once, even by two at the same moment, and never in the past', async () => {
  const { token } = await admin()
  assert.equal((await publish(token, text('0', -1))).error, 'time_past')
  const answers = await Promise.all([publish(token, text('2')), publish(token, text('2'))])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'version_taken'])
  assert.equal((await publish(token, text('1'))).error, 'version_taken')
})

test('a text needs its content in every language', async () => {
  const { token } = await admin()
  const { fields } = await publish(token, { ...text('2'), titleEn: ' ', blocksTw: [], blocksEn: [{ kind: 'paragraph', text: '' }] })
  assert.deepEqual(Object.keys(fields ?? {}).toSorted(), ['blocksEn.0.text', 'blocksTw', 'titleEn'])
})

test('only administrators publish, and only for their own school', async () => {
  const [mine, other] = [await admin(), await admin()]
  await publish(mine.token, text('9'))
  assert.equal(await inForce(other.schoolId), '1')
  const manager = await enter(campus(), { schoolId: mine.schoolId, kind: 'teacher', roles: ['manager'] })
  assert.equal((await publish(manager.token, text('10'))).error, 'forbidden')
  assert.equal((await asker(campus().url)(documentVersions, {}, { token: manager.token })).error, 'forbidden')
})
