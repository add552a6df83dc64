import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loginNotices, readLoginNotice } from '@campus/contract/account/notices.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const day = 24 * 3_600_000

const publish = async (schoolId: string, title: string, days: { from: number; to: number }) => {
  const { base, clock } = campus()
  const at = (offset: number) => new Date(clock.now().getTime() + offset * day)
  const texts = { title, title_en: `${title} (en)`, title_tw: `${title} (tw)`, body: '正文', body_en: 'Text', body_tw: '內文' }
  const row = { school_id: schoolId, ...texts, starts_at: at(days.from), ends_at: at(days.to) }
  return (await base.sql.insertInto('login_notice').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const titles = async (schoolId: string, token?: string) =>
  (await asker(campus().url)(loginNotices, { schoolId }, token ? { token } : {})).data.map(({ title }) => title)

test('before login everybody sees the running notices of the school, newest first, in their language', async () => {
  const { schoolId } = await enter(campus())
  await publish(schoolId, '旧', { from: -3, to: 1 })
  await publish(schoolId, '新', { from: -1, to: 1 })
  await publish(schoolId, '过期', { from: -3, to: -1 })
  await publish(schoolId, '未到', { from: 1, to: 2 })
  assert.deepEqual(await titles(schoolId), ['新', '旧'])
  const [english] = (await asker(campus().url)(loginNotices, { schoolId }, { language: 'en_US' })).data
  assert.deepEqual([english?.title, english?.body], ['新 (en)', 'Text'])
})

test('what was read is not shown again to its reader, but still to others', async () => {
  const reader = await enter(campus())
  const other = await enter(campus(), { schoolId: reader.schoolId })
  const noticeId = await publish(reader.schoolId, '停水通知', { from: -1, to: 1 })
  assert.deepEqual(await titles(reader.schoolId, reader.token), ['停水通知'])
  const twice = await Promise.all([1, 2].map(() => asker(campus().url)(readLoginNotice, { noticeId }, { token: reader.token })))
  assert.deepEqual(
    twice.map(({ code }) => code),
    [200, 200],
  )
  assert.deepEqual(await titles(reader.schoolId, reader.token), [])
  assert.deepEqual(await titles(reader.schoolId, other.token), ['停水通知'])
})

test('the notice of another school gives the same answer as a missing one', async () => {
  const [mine, stranger] = [await enter(campus()), await enter(campus())]
  const foreign = await publish(stranger.schoolId, '外校', { from: -1, to: 1 })
  const ask = asker(campus().url)
  assert.equal((await ask(readLoginNotice, { noticeId: foreign }, { token: mine.token })).error, 'not_found')
  assert.equal((await ask(readLoginNotice, { noticeId: mine.schoolId }, { token: mine.token })).error, 'not_found')
  assert.deepEqual(await titles(mine.schoolId), [])
})

test('reading needs a login, and a school an id', async () => {
  const { schoolId } = await enter(campus())
  const noticeId = await publish(schoolId, '通知', { from: -1, to: 1 })
  assert.equal((await asker(campus().url)(readLoginNotice, { noticeId })).result, 'login')
  assert.deepEqual(Object.keys((await asker(campus().url)(loginNotices, { schoolId: 'x' })).fields ?? {}), ['schoolId'])
})
