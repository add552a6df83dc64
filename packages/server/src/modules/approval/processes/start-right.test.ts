import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consoleProcess, saveProcess } from '@campus/contract/approval/console/processes.ts'
import { officeStart, processForm } from '@campus/contract/approval/processes.ts'
import { startProcess } from '@campus/contract/approval/starting.ts'
import { act, apply, approval, openOffice, progressOf, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('a process is started by those whom it admits: user types, or the people and units that it names; others do not find it', async () => {
  const { schoolId, college, admin, student, first } = await openOffice(campus())
  const ask = asker(campus().url)
  const [visitor, parent] = [await enter(campus(), { schoolId, kind: 'visitor' }), await enter(campus(), { schoolId, kind: 'family' })]
  const stranger = await enter(campus(), { schoolId, kind: 'student' })
  const open = (props: object = {}, settings: object = {}) =>
    publish(campus(), admin, { tree: root(approval('node_1', [first]), props), settings })
  const named = (id: string, type: string) => ({ assignedUser: [{ id, name: '', type }] })
  const usual = await open()
  const visits = await open({}, { starters: ['visitor', 'family'] })
  const ofCollege = await open(named(college, 'dept'))
  const ofOne = await open(named(parent.person.id, 'user'))
  const everybody = { student, stranger, visitor, parent }
  const mayStart = async (id: string) => {
    const able: string[] = []
    for (const [name, who] of Object.entries(everybody)) {
      const isListed = (await ask(officeStart, {}, who)).data.groups.some(({ items }) => items.some(({ formId }) => formId === id))
      const opened = await ask(processForm, { formId: id }, who)
      const started = await ask(startProcess, { id, formData: { reason: '参观校园' } }, who)
      assert.deepEqual([opened.error, started.error], isListed ? [undefined, undefined] : ['not_found', 'not_found'], `${name} ${id}`)
      if (isListed) able.push(name)
    }
    return able
  }
  assert.deepEqual(await mayStart(usual), ['student', 'stranger'])
  assert.deepEqual(await mayStart(visits), ['visitor', 'parent'])
  assert.deepEqual(await mayStart(ofCollege), ['student'])
  assert.deepEqual(await mayStart(ofOne), ['parent'])
  const { recent } = (await ask(officeStart, {}, parent)).data
  assert.deepEqual(
    recent.map(({ formId }) => formId),
    [ofOne, visits],
  )
})

test('a process that is stopped takes no new applications, stays in sight as stopped, and what runs goes on', async () => {
  const { admin, student, first } = await openOffice(campus())
  const ask = asker(campus().url)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const instanceId = await apply(campus(), student, id)
  const { groupId, name, nameEn, nameTw } = (await ask(consoleProcess, { id }, admin)).data
  const stop = (isStopped: boolean) => ask(saveProcess, { id, groupId, name, nameEn, nameTw, isStopped }, admin)
  const start = () => ask(startProcess, { id, formData: { reason: '盖章' } }, student)
  const isShownStopped = async () =>
    (await ask(officeStart, {}, student)).data.groups.flatMap(({ items }) => items).find(({ formId }) => formId === id)?.isStop
  assert.equal((await stop(true)).code, 200)
  assert.deepEqual([(await start()).error, (await ask(processForm, { formId: id }, student)).error], ['process_stopped', 'process_stopped'])
  assert.equal(await isShownStopped(), true)
  await act(campus(), first, instanceId, 'agree')
  assert.equal((await progressOf(campus(), student, instanceId)).data.status, 'passed')
  await stop(false)
  assert.equal((await start()).code, 200)
})
