import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OutputOf } from '@campus/contract/call.ts'
import { changeCardPrivacy, heldData, profileViews } from '@campus/contract/people/privacy.ts'
import { systemContext } from '../../../context/context.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { sweepPeople } from './people-sweep.service.ts'

const campus = useTestCampus()
const day = 86_400
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

const countOf = (held: OutputOf<typeof heldData>, kind: string) => held.find((row) => row.kind === kind)?.count

test('I see what the school holds about me, why and for how long, counted as it is', async () => {
  const { base } = campus()
  const { person, schoolId, token } = await enter(campus())
  await enter(campus(), { schoolId })
  const phrase = ['一', 'One', '一'] as const
  for (const to of [[person.id], [person.id]])
    await sendMessage(systemContext(base), { schoolId, to, category: 'system', title: phrase, body: phrase })
  await base.sql
    .insertInto('consent')
    .values({ school_id: schoolId, person_id: person.id, document: 'privacy_policy', version: '1' })
    .execute()
  await base.sql
    .insertInto('school_setting')
    .values({ school_id: schoolId, key: 'retention', value: JSON.stringify({ messages: 40, loginLog: 50, profileViews: 60 }) })
    .execute()
  const { data } = await ask(heldData, {}, { token, language: 'en_US' })
  assert.deepEqual(
    ['profile', 'messages', 'consents', 'sessions', 'feedback', 'leave_requests'].map((kind) => countOf(data, kind)),
    [1, 2, 1, 1, 0, 0],
  )
  assert.equal(data.find(({ kind }) => kind === 'messages')?.keptFor, '40 days')
  assert.ok(data.every(({ title, purpose, keptFor }) => title !== '' && purpose !== '' && keptFor !== ''))
})

test('every kind of data is named in three languages, each with its own text', async () => {
  const { token } = await enter(campus())
  const purposes = async (language: 'zh_CN' | 'en_US' | 'zh_TW') =>
    (await ask(heldData, {}, { token, language })).data.map(({ purpose }) => purpose)
  const [zh, en] = [await purposes('zh_CN'), await purposes('en_US')]
  assert.ok(zh.every((text, index) => text !== en[index]))
  assert.ok(en.every((text) => /^[A-Z][\w ,;()'’./-]+$/.test(text)))
})

test('the view log is deleted after the retention time of the school, and not before', async () => {
  const { base, clock } = campus()
  const [owner, old, fresh] = [await enter(campus()), await enter(campus()), await enter(campus())]
  const view = (viewer: typeof old, daysAgo: number) =>
    base.sql
      .insertInto('profile_view')
      .values({
        school_id: owner.schoolId,
        person_id: owner.person.id,
        viewer_id: viewer.person.id,
        what: 'record',
        created_at: new Date(clock.now().getTime() - daysAgo * day * 1000),
      })
      .execute()
  await view(old, 366)
  await view(fresh, 364)
  await sweepPeople(systemContext(base))
  const { data } = await ask(profileViews, {}, owner)
  assert.equal(data.total, 1)
})

test('the lines of an old import are forgotten, those of a running one stay', async () => {
  const { base, clock } = campus()
  const { person, schoolId } = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const bring = async (state: Column<'person_import', 'state'>) => {
    const createdAt = new Date(clock.now().getTime() - 31 * day * 1000)
    const row = {
      school_id: schoolId,
      created_by: person.id,
      file_name: 'a.csv',
      content_type: 'text/csv',
      kind: 'student' as const,
    }
    const { id } = await base.sql
      .insertInto('person_import')
      .values({ ...row, state, created_at: createdAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    await base.sql
      .insertInto('person_import_line')
      .values({ import_id: id, line: 1, school_id: schoolId, action: 'create', number: '1', name: '甲', given_encrypted: Buffer.alloc(1) })
      .execute()
    return id
  }
  await bring('done')
  const running = await bring('running')
  await sweepPeople(systemContext(base))
  const left = await base.sql.selectFrom('person_import_line').where('school_id', '=', schoolId).select('import_id').execute()
  assert.deepEqual(left, [{ import_id: running }])
})

test('an unknown field or audience of my card is refused by its name', async () => {
  const { token } = await enter(campus())
  const refused = await ask(changeCardPrivacy, { field: 'soul', audience: 'god' } as never, { token })
  assert.deepEqual(Object.keys(refused.fields ?? {}).toSorted(), ['audience', 'field'])
})
