import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consoleProcess, saveProcess } from '@campus/contract/approval/console/processes.ts'
import { moveInstances, tryMove } from '@campus/contract/approval/moving.ts'
import { doneList } from '@campus/contract/approval/task-lists.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { messageDetail, messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { act, apply, approval, openOffice, progressOf, publish, publishVersion, reason, root, taskOf } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { proveSound } from '../engine/prove-sound.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const note = { id: 'note', name: 'TextInput' as const, title: '备注', props: { required: true } }
const secret = { id: 'secret', name: 'TextInput' as const, title: '身份证号', props: { abstract: true } }

/** Two steps, of which the first hides a field and is left out of the second version; one application waits at the second step. */
const openSchool = async () => {
  const office = await openOffice(campus())
  const { admin, student, first, second, third } = office
  const hides = { formPerms: [{ id: 'secret', perm: 'H' }] }
  const form = [reason, secret]
  const processId = await publish(campus(), admin, { form, tree: root(approval('node_1', [first], hides, approval('node_2', [second]))) })
  const formData = { reason: '盖章', secret: '1101' }
  const waiting = await apply(campus(), student, processId, { formData })
  await act(campus(), first, waiting, 'agree')
  const next = { form, tree: root(approval('node_2', [second], { waiveWords: false }, approval('node_3', [third]))) }
  /** The news of somebody, with what each says first. */
  const newsOf = async (who: typeof admin) => {
    const { rows } = (await ask(messagesInGroup, { group: 'progress' }, who)).data
    return Promise.all(rows.map(async ({ id, title }) => [title, (await ask(messageDetail, { id }, who)).data.body.split('\n')[0]]))
  }
  const move = (given: Partial<GivenTo<typeof moveInstances>>, who = admin) =>
    ask(moveInstances, { instanceIds: [waiting], version: 2, reason: '新规定', ...given }, who)
  const pinnedTo = async (id = waiting) => (await progressOf(campus(), admin, id)).data.version
  return { ...office, processId, formData, form, waiting, next, move, pinnedTo, newsOf }
}

test('a trial says what would happen and changes nothing; then the application goes on under the new version', async () => {
  const { admin, student, first, second, third, processId, waiting, next, move, pinnedTo, newsOf } = await openSchool()
  assert.equal((await progressOf(campus(), admin, waiting)).data.newerVersion, null)
  await publishVersion(campus(), admin, processId, next)
  assert.equal((await progressOf(campus(), admin, waiting)).data.newerVersion, 2)
  assert.equal((await progressOf(campus(), second, waiting)).data.newerVersion, null, 'only administrators are offered it')
  const task = await taskOf(campus(), second, waiting)
  const tried = (await ask(tryMove, { instanceIds: [waiting] }, admin)).data
  assert.deepEqual(tried, { version: 2, rows: [{ instanceId: waiting, isMoved: true, reasons: [] }] })
  assert.deepEqual([await pinnedTo(), await newsOf(student)], [1, []])
  assert.deepEqual((await move({})).data, tried)
  await proveSound(campus().base, [waiting])
  assert.deepEqual(await newsOf(student), [['您的用印已改按新版流程办理', '新规定']])
  const [[title, words] = []] = await newsOf(second)
  assert.match(title ?? '', /的用印已改按新版流程办理，您的审批内容有变化$/)
  assert.deepEqual([words, await newsOf(third)], ['新规定', []])

  const { progress, version, ahead } = (await progressOf(campus(), student, waiting)).data
  assert.equal(version, 2)
  assert.deepEqual(
    progress
      .filter(({ nodeType }) => nodeType !== 'ROOT')
      .map(({ name, user, result, why }) => [name, user?.id, result, why && result === 'moved' ? why : '']),
    [
      ['node_1', first.person.id, 'agree', ''],
      ['node_2', second.person.id, '', ''],
      ['流程版本 1 → 2', admin.person.id, 'moved', '新规定'],
    ],
  )
  assert.deepEqual(
    ahead.map(({ name }) => name),
    ['node_3'],
  )
  assert.equal((await ask(doneList, {}, first)).data.rows[0]?.taskName, 'node_1', 'a step that is gone keeps its name')
  assert.equal(await taskOf(campus(), second, waiting), task, 'the same task waits for the same person')
  assert.equal(
    (await act(campus(), first, waiting, 'revoke', { taskId: progress.find(({ name }) => name === 'node_1')?.taskId ?? '' })).error,
    'too_late',
  )
  assert.equal((await act(campus(), second, waiting, 'agree')).code, 200)
  assert.equal((await act(campus(), third, waiting, 'agree')).code, 200)
  assert.equal((await progressOf(campus(), student, waiting)).data.status, 'passed')
  assert.deepEqual((await move({})).data.rows[0]?.reasons, ['已经是最新版本'])
  const { sql } = campus().base
  const [former] = (
    await sql.selectFrom('approval_instance').where('id', '=', waiting).select('earlier_version_ids').executeTakeFirstOrThrow()
  ).earlier_version_ids
  await assert.rejects(
    sql
      .updateTable('approval_instance')
      .set({ version_id: former ?? '' })
      .where('id', '=', waiting)
      .execute(),
    /later version/,
  )
})

test('what a step had hidden stays hidden from who decided there, also once the step is gone', async () => {
  const { admin, first, processId, waiting, next, move } = await openSchool()
  await publishVersion(campus(), admin, processId, next)
  await move({})
  const { formData, formItems } = (await progressOf(campus(), first, waiting)).data
  assert.deepEqual([formData['secret'], formItems.some(({ id }) => id === 'secret')], [undefined, false])
  const [row] = (await ask(doneList, {}, first)).data.rows
  assert.deepEqual(
    row?.formAbstracts.map(({ id }) => id),
    ['reason'],
  )
})

test('each application gets its own answer, with what stands in its way', async () => {
  const { admin, student, first, second, processId, form, formData, waiting, move, pinnedTo } = await openSchool()
  const other = await apply(campus(), student, processId, { formData })
  const ended = await apply(campus(), student, processId, { formData })
  await act(campus(), student, ended, 'cancel')
  const foreign = await openSchool()
  await publishVersion(campus(), admin, processId, { form, tree: root(approval('node_2', [second])) })
  const instanceIds = [other, waiting, ended, foreign.waiting]
  const { rows } = (await move({ instanceIds })).data
  assert.deepEqual(rows, [
    { instanceId: other, isMoved: false, reasons: ['新版本没有步骤“node_1”'] },
    { instanceId: waiting, isMoved: true, reasons: [] },
    { instanceId: ended, isMoved: false, reasons: ['该申请已结束，不能再处理'] },
    { instanceId: foreign.waiting, isMoved: false, reasons: ['没有找到相应内容，可能已被删除'] },
  ])
  assert.deepEqual([await pinnedTo(other), await pinnedTo()], [1, 2])
  await publishVersion(campus(), admin, processId, { form: [...form, note], tree: root(approval('node_2', [second])) })
  assert.deepEqual((await ask(tryMove, { instanceIds: [waiting] }, admin)).data.rows[0]?.reasons, ['新版本要求填写“备注”'])
  assert.equal((await act(campus(), first, other, 'agree')).code, 200, 'what was not moved goes on as before')
})

test('moving is for administrators of the process alone, with words, to the version that they looked at', async () => {
  const { admin, student, second, third, processId, waiting, next, move } = await openSchool()
  await publishVersion(campus(), admin, processId, next)
  assert.equal((await move({}, second)).error, 'not_process_administrator')
  assert.equal((await ask(tryMove, { instanceIds: [waiting] }, student)).error, 'not_process_administrator')
  assert.equal((await move({ version: 1 })).error, 'version_replaced')
  assert.equal((await move({ reason: ' ' })).error, 'bad_input')
  assert.equal((await move({ instanceIds: [] })).error, 'bad_input')
  const foreign = await openSchool()
  assert.equal((await move({}, foreign.admin)).error, 'not_found')
  const another = await apply(campus(), student, await publish(campus(), admin, { tree: root(approval('node_1', [second])) }))
  assert.equal((await move({ instanceIds: [waiting, another] })).error, 'move_one_process')
  const own = await apply(campus(), admin, processId)
  assert.deepEqual((await ask(tryMove, { instanceIds: [own] }, admin)).data.rows[0]?.isMoved, false)
  // Somebody else looks after it from now on: the administrator of the school no longer does.
  const titles = { name: '用印', nameEn: 'Seal', nameTw: '用印' }
  const { groupId } = (await ask(consoleProcess, { id: processId }, admin)).data
  await ask(saveProcess, { id: processId, groupId, ...titles, administrators: [third.person.id] }, admin)
  assert.equal((await move({})).error, 'not_process_administrator')
  assert.equal((await move({}, third)).data.rows[0]?.isMoved, true)
})

test('moved while it is decided, or moved twice at once, it is whole', async () => {
  const { admin, student, first, second, processId, form, formData, next, move } = await openSchool()
  const ids: string[] = []
  for (let count = 0; count < 10; count += 1) {
    const id = await apply(campus(), student, processId, { formData })
    await act(campus(), first, id, 'agree')
    ids.push(id)
  }
  const tasks = await Promise.all(ids.map((id) => taskOf(campus(), second, id)))
  await publishVersion(campus(), admin, processId, { ...next, form })
  const answers = await Promise.all(
    ids.map((id, at) =>
      Promise.all([
        act(campus(), second, id, 'agree', { taskId: tasks[at] ?? '' }),
        move({ instanceIds: [id] }),
        move({ instanceIds: [id] }),
      ]),
    ),
  )
  for (const [at, id] of ids.entries()) {
    const [agreed, ...moves] = answers[at] ?? []
    const moved = moves.filter((answer) => answer.data.rows[0]?.isMoved).length
    const { status, version, ahead } = (await progressOf(campus(), student, id)).data
    assert.equal(agreed?.code, 200)
    // Agreed to first it has passed under the old version; moved first it goes on to the step that the new one has.
    assert.deepEqual([status, version, moved, ahead.length], moved === 1 ? ['running', 2, 1, 0] : ['passed', 1, 0, 0])
    await proveSound(campus().base, [id])
  }
})
