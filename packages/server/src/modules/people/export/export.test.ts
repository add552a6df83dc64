import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OutputOf } from '@campus/contract/call.ts'
import type { Language } from '@campus/contract/language.ts'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { changeOwnConfig } from '@campus/contract/people/own-config.ts'
import { uploadAvatar } from '@campus/contract/people/own-photos.ts'
import { updateOwnInfo } from '@campus/contract/people/own-profile.ts'
import { askForData, dataRequests, downloadData, withdrawDataRequest } from '@campus/contract/people/privacy.ts'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { systemContext } from '../../../context/context.ts'
import { type Column, runText } from '../../../platform/db/sql.ts'
import { later } from '../../../platform/time/clock.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { dropBlobIfUnused } from '../../files/unused-blob.service.ts'
import { packCopyJob } from '../people.jobs.ts'
import { sweepPeople } from '../privacy/people-sweep.service.ts'
import { kindIn } from './export-kinds.ts'
import { exportPage } from './export-page.ts'
import { packExport } from './pack-export.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

type Entered = Awaited<ReturnType<typeof enter>>
type DataRequest = OutputOf<typeof dataRequests>[number]

const waitUntilReady = (who: Entered, id: string): Promise<DataRequest> =>
  eventually(async () => (await ask(dataRequests, {}, who)).data.find((request) => request.id === id && request.state === 'ready'))

const askForCopy = async (who: Entered) => waitUntilReady(who, (await ask(askForData, { kind: 'export' }, who)).data.id)
const fetchCopy = (who: Entered, id: string) => fetchCall(campus().url, downloadData, { id }, { token: who.token })

test('the copy of my data holds what the school knows, for machines and for me, in my language', async () => {
  const owner = await enter(campus(), { name: '林<晓>雨' })
  await ask(changeOwnConfig, { language: 'en_US' }, owner)
  await ask(updateOwnInfo, { nickname: '<script>alert(1)</script>' }, owner)
  const picture = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  await uploadTo(campus().url, uploadAvatar, owner.token, picture, '../../头像.png')
  const ready = await askForCopy(owner)
  const response = await fetchCopy(owner, ready.id)
  assert.equal(response.headers.get('content-type'), 'application/zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const names = Object.keys(files)
  assert.deepEqual(names.slice(0, 2), ['data.json', 'index.html'])
  assert.match(names[2] ?? '', /^files\/0001-[^/]*头像\.jpg$/)
  assert.equal((await sharp(files[names[2] ?? '']).metadata()).width, 100)
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as Record<string, Record<string, unknown>>
  assert.deepEqual([data['profile']?.['name'], data['profile']?.['phone']], ['林<晓>雨', owner.person.phone])
  for (const part of ['account', 'academics', 'messages', 'leave', 'help', 'documents', 'emergency_contacts', 'profile_views'])
    assert.ok(part in data, part)
  const page = strFromU8(files['index.html'] ?? new Uint8Array())
  assert.match(page, /<html lang="en-US">[^]*Your data at the school[^]*Emergency contacts/)
  assert.doesNotMatch(page, /<script>alert/)
  for (const kind of Object.keys(data)) {
    assert.ok(page.includes(`<a href="#${kind}">`), kind)
    assert.match(kindIn(kind, 'zh_CN'), /\p{Script=Han}/u, `${kind} has no name`)
  }
  const [message] = (await ask(ownMessages, { group: 'progress' }, owner)).data.rows
  const { data: detail } = await ask(messageDetail, { id: message?.id ?? '' }, { ...owner, language: 'en_US' })
  assert.deepEqual([detail.title, detail.subject?.action?.label], ['The copy of your data is ready', 'Download'])
})

test('only one copy is packed at a time, even when it is asked for twice at once', async () => {
  const owner = await enter(campus())
  const answers = await Promise.all([1, 2, 3].map(() => ask(askForData, { kind: 'export' }, owner)))
  const words = answers.map(({ error }) => error ?? 'done')
  assert.ok(words.includes('done') && words.every((word) => word === 'done' || word === 'request_pending'))
  const { sql } = campus().base
  const pending = sql
    .insertInto('data_request')
    .values([1, 2].map(() => ({ school_id: owner.schoolId, person_id: owner.person.id, kind: 'deletion' })))
  await assert.rejects(pending.execute(), /data_request__one_pending/)
})

test("a stranger's copy gives the same answer as a missing one, to everybody but its owner", async () => {
  const owner = await enter(campus())
  const { id } = await askForCopy(owner)
  const stranger = await enter(campus(), { schoolId: owner.schoolId, kind: 'teacher', roles: ['admin'] })
  const answer = (await (await fetchCopy(stranger, id)).json()) as { error: string }
  assert.equal(answer.error, 'not_found')
  assert.equal((await ask(withdrawDataRequest, { id }, stranger)).error, 'not_found')
  assert.deepEqual((await ask(dataRequests, {}, stranger)).data, [])
  assert.equal((await ask(withdrawDataRequest, { id }, owner)).error, 'already_decided')
})

test('a copy can be fetched for seven days, then it is deleted from the store as well', async () => {
  const { base, clock } = campus()
  const owner = await enter(campus())
  const { id, expiresAt } = await askForCopy(owner)
  assert.ok(expiresAt)
  const { blob_key } = await base.sql.selectFrom('data_request').where('id', '=', id).select('blob_key').executeTakeFirstOrThrow()
  await dropBlobIfUnused({ ...systemContext(base), now: () => later(new Date(), 86_400) }, blob_key ?? '')
  assert.ok(await base.services.blobs.stat(blob_key ?? ''))
  await sweepPeople(systemContext(base))
  assert.equal((await fetchCopy(owner, id)).headers.get('content-type'), 'application/zip')
  clock.advance(7 * 86_400 + 1)
  const { token } = await enter(campus(), { schoolId: owner.schoolId })
  assert.ok(token)
  await sweepPeople(systemContext(base))
  const after = await base.sql.selectFrom('data_request').where('id', '=', id).select(['state', 'blob_key']).executeTakeFirstOrThrow()
  assert.deepEqual(after, { state: 'expired', blob_key: null })
  const { rows } = await runText(base.sql, "select data->>'blobKey' as key from pgboss.job where name = 'files.drop_blob'")
  assert.ok(rows.some(({ key }) => key === blob_key))
  await dropBlobIfUnused(systemContext(base), blob_key ?? '')
  assert.equal(await base.services.blobs.stat(blob_key ?? ''), undefined)
})

test('a request that was withdrawn is not prepared, and one left by a killed worker is prepared later', async () => {
  const { base, clock } = campus()
  const owner = await enter(campus())
  const forgotten = async (state: Column<'data_request', 'state'>) => {
    const row = { school_id: owner.schoolId, person_id: owner.person.id, kind: 'export' as const, state, created_at: clock.now() }
    return (await base.sql.insertInto('data_request').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const withdrawn = await forgotten('withdrawn')
  await packExport(systemContext(base), withdrawn, { isLast: true })
  assert.equal((await ask(dataRequests, {}, owner)).data.find(({ id }) => id === withdrawn)?.state, 'withdrawn')
  const pending = await forgotten('pending')
  clock.advance(3601)
  await sweepPeople(systemContext(base))
  await waitUntilReady(owner, pending)
})

test('a copy that cannot be packed fails after its last try, which its owner reads, and may be asked for again', async () => {
  const { base } = campus()
  const owner = await enter(campus())
  const row = { school_id: owner.schoolId, person_id: owner.person.id, kind: 'export' as const }
  const { id } = await base.sql.insertInto('data_request').values(row).returning('id').executeTakeFirstOrThrow()
  const blobs = { ...base.services.blobs, put: () => Promise.reject(new Error('the disk is full')) }
  const ctx = systemContext({ ...base, services: { ...base.services, blobs } })
  const state = async () => (await ask(dataRequests, {}, owner)).data.find((request) => request.id === id)?.state
  await assert.rejects(packExport(ctx, id, { isLast: false }), /the disk is full/)
  assert.equal(await state(), 'pending')
  await assert.rejects(packExport(ctx, id, { isLast: true }), /the disk is full/)
  assert.equal(await state(), 'failed')
  const [message] = (await ask(ownMessages, { group: 'progress' }, owner)).data.rows
  assert.equal(message?.title, '您的数据副本打包失败')
  await askForCopy(owner)
})

test('a copy that waits to be packed is not queued a second time by the hourly sweep', async () => {
  const { base, clock } = campus()
  const owner = await enter(campus())
  const row = { school_id: owner.schoolId, person_id: owner.person.id, kind: 'export' as const, created_at: clock.now() }
  const { id } = await base.sql.insertInto('data_request').values(row).returning('id').executeTakeFirstOrThrow()
  const options = { onlyOnce: id, startAfter: later(new Date(), 86_400) }
  await base.services.jobs.add(base.sql, packCopyJob, { requestId: id }, options)
  clock.advance(3601)
  await sweepPeople(systemContext(base))
  const { rows } = await runText(base.sql, "select from pgboss.job where name = 'people.export' and data->>'requestId' = $1", [id])
  assert.equal(rows.length, 1)
})

test('the page labels known values in three languages and shows others unchanged', () => {
  const data = { leave: [{ starts_at: '2026-01-05T00:30:00.000Z', strangeKey: true, note: null }], odd_part: ['a', 'b'] }
  const page = (language: Language) => exportPage(data, new Date('2026-02-01T00:00:00Z'), { language, timeZone: 'Asia/Shanghai' })
  assert.match(page('en_US'), /<h2>Leave<\/h2>[^]*From[^]*strange key[^]*Jan 5, 2026[^]*8:30[^]*Yes[^]*—/)
  assert.match(page('zh_CN'), /<h2>请假<\/h2>[^]*开始时间[^]*是[^]*<h2>odd part<\/h2>a、b/)
  assert.match(page('zh_TW'), /<h2>請假<\/h2>/)
})
