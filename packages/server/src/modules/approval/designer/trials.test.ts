import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consoleProcess, publishProcess, saveProcessDraft } from '@campus/contract/approval/console/processes.ts'
import { trialStarter, tryProcess } from '@campus/contract/approval/console/trials.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { appoint, makePost } from '../../../testing/appointments.ts'
import { apply, approval, type Design, either, member, moreThan, openOffice, publish, reason, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()

const days = { id: 'days', name: 'NumberInput' as const, title: '天数', valueType: 'Number', props: { required: true } }

/** Up to three days one teacher decides; longer ones another decides too, within a working hour. */
const openDesign = async (settings: Design['settings'] = {}) => {
  const office = await openOffice(campus())
  const { admin, first, second } = office
  const timeLimit = { timeout: { unit: 'H', value: 1 }, handler: { type: 'NOTIFY' } }
  const tree = root(approval('node_1', [first], {}, either(moreThan('days', 3), approval('node_4', [second], { timeLimit }))))
  const id = await publish(campus(), admin, { tree, form: [reason, days], settings })
  const ask = asker(campus().url)
  const tryWith = (given: Partial<GivenTo<typeof tryProcess>> = {}, who = admin) =>
    ask(tryProcess, { id, starter: office.student.person.id, values: { reason: '盖章', days: 5 }, ...given }, who)
  return { ...office, id, tree, tryWith, ask }
}

const countRows = async () => {
  const { sql } = campus().base
  const counts = await Promise.all(
    (['approval_instance', 'approval_event', 'approval_version', 'message', 'audit_entry'] as const).map((table) =>
      sql
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  )
  return counts.map(({ count }) => count)
}

test('a trial shows path, people, dates and notices, and writes nothing', async () => {
  const { tryWith, first, second, student } = await openDesign()
  const before = await countRows()
  const { data } = await tryWith()
  assert.deepEqual(await countRows(), before)
  assert.deepEqual(
    data.steps.map(({ nodeId, people, due, notices }) => [nodeId, people.map(({ id }) => id), due !== null, notices.length]),
    [
      ['node_1', [first.person.id], false, 1],
      ['node_4', [second.person.id], true, 1],
    ],
  )
  assert.deepEqual([data.result, data.stopped, data.mayStart, data.gaps, data.path], ['passed', null, true, [], ['node_1', 'node_4']])
  assert.deepEqual(data.notices[0]?.to, [await nameOf(student.person.id)])
  assert.deepEqual((await tryWith({ values: { reason: '盖章', days: 1 } })).data.path, ['node_1'])
})

test('notices call a process as its designer chose, in a trial and in earnest', async () => {
  const { tryWith, ask, id, first, student } = await openDesign({ notify: { title: '用印急件' } })
  const { data } = await tryWith({ values: { reason: '盖章', days: 1 } })
  assert.match(data.steps[0]?.notices[0]?.text ?? '', /用印急件/)
  await apply(campus(), student, id, { formData: { reason: '盖章', days: 1 } })
  const { rows } = (await ask(ownMessages, {}, first)).data
  assert.deepEqual(
    rows.map(({ title }) => title.includes('用印急件')),
    [true],
  )
})

const nameOf = async (id: string) =>
  (await campus().base.sql.selectFrom('person').where('id', '=', id).select('name').executeTakeFirstOrThrow()).name

test('a trial names what would stop it, and steps of every branch that find nobody', async () => {
  const { tryWith, second, student } = await openDesign()
  const missing = (await tryWith({ values: { reason: '盖章' } })).data
  assert.deepEqual([missing.result, missing.stopped?.at], ['stopped', 'days'])
  await campus().base.sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', second.person.id).execute()
  const short = (await tryWith({ values: { reason: '盖章', days: 1 } })).data
  assert.deepEqual([short.result, short.gaps.map(({ nodeId }) => nodeId)], ['passed', ['node_4']])
  assert.equal((await tryWith({ starter: second.person.id })).error, 'unknown_person')
  const odd = { values: { ['__proto__x']: 1 } } as unknown as Partial<GivenTo<typeof tryProcess>>
  assert.equal((await tryWith(odd)).error, 'bad_input')
  assert.equal((await tryWith({ deptId: student.person.id })).error, 'not_found')
})

test('a saved trial that takes another path keeps the draft from being published, by name and with the difference', async () => {
  const { ask, id, tree, admin, first, student } = await openDesign()
  const trial = (name: string, path: string[]) => ({
    name,
    starter: student.person.id,
    values: { reason: '盖章', days: 5 },
    picked: {},
    path,
  })
  const save = async (trials: object[]) => {
    const { version } = (await ask(consoleProcess, { id }, admin)).data
    const settings = { trials } as GivenTo<typeof saveProcessDraft>['settings']
    return (await ask(saveProcessDraft, { id, revision: version.revision, tree, form: [reason, days], settings }, admin)).data.revision
  }
  const refused = await ask(publishProcess, { id, revision: await save([trial('短假', ['node_1'])]) }, admin)
  assert.equal(refused.error, 'trials_failed')
  assert.deepEqual((refused.data as unknown as { trials: object[] }).trials, [
    { name: '短假', expected: 'node_1', taken: 'node_1 → node_4', stopped: '' },
  ])
  const gone = { ...trial('选人', ['node_1', 'node_4']), starter: first.person.id, picked: { node_4: [member(first)] } }
  const good = [trial('长假', ['node_1', 'node_4']), { ...gone, path: ['node_1', 'node_4'] }]
  assert.equal((await ask(publishProcess, { id, revision: await save(good) }, admin)).code, 200)
})

test('only administrators of the school try its processes', async () => {
  const { tryWith, first } = await openDesign()
  assert.equal((await tryWith({}, first)).error, 'forbidden')
  assert.equal((await tryWith({}, await enter(campus(), { kind: 'teacher', roles: ['admin'] }))).error, 'not_found')
})

test('a trial takes the fields and branches for the unit in which its starter would apply', async () => {
  const { schoolId, college, admin, student, first, second, third } = await openOffice(campus())
  const { sql } = campus().base
  const ask = asker(campus().url)
  const [course, elsewhere] = [
    await makeUnit(sql, schoolId, { kind: 'class', parentId: college }),
    await makeUnit(sql, schoolId, { kind: 'department' }),
  ]
  const move = (personId: string, unit: string | null) =>
    sql.updateTable('person').set({ org_unit_id: unit }).where('id', '=', personId).execute()
  await move(student.person.id, course)
  await move(second.person.id, elsewhere)
  // Who belongs to no unit applies for that of their post.
  await move(third.person.id, null)
  await appoint(sql, { schoolId, personId: third.person.id, postId: await makePost(sql, schoolId), unitId: college })
  const inCollege = (compare: 'DEPT' | 'ORG') => ({
    groupType: 'AND' as const,
    conditions: [{ id: 'root', compare, value: [{ id: college }] }],
  })
  const tutor = { id: 'tutor', name: 'TextInput' as const, title: '导师', props: { required: true }, visibleWhen: [inCollege('DEPT')] }
  const tree = root(either({ groups: [inCollege('ORG')] }, approval('node_7', [first]), approval('node_8', [first])))
  const id = await publish(campus(), admin, { tree, form: [tutor] })
  const tried = async ({ person }: typeof student, values: object) => {
    const { data } = await ask(tryProcess, { id, starter: person.id, values: { ...values } }, admin)
    return data.stopped?.at ?? data.path.join()
  }
  const outcomes = [await tried(student, {}), await tried(student, { tutor: '李' }), await tried(second, {}), await tried(third, {})]
  assert.deepEqual(outcomes, ['tutor', 'node_7', 'node_8', 'tutor'])
  const unitsOf = async ({ person }: typeof student) => (await ask(trialStarter, { starter: person.id }, admin)).data
  const [own, ofPost] = [await unitsOf(student), await unitsOf(third)]
  assert.deepEqual([own.unit, own.own.includes(college), own.above[course]?.includes(college)], [course, true, true])
  assert.deepEqual([ofPost.unit, ofPost.own], [college, []])
  const foreign = await openOffice(campus())
  assert.equal((await ask(trialStarter, { starter: foreign.student.person.id }, admin)).error, 'unknown_person')
  assert.equal((await ask(trialStarter, { starter: student.person.id }, first)).error, 'forbidden')
})
