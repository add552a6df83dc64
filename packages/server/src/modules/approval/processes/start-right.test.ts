import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officeStart, processForm } from '@campus/contract/approval/processes.ts'
import { startProcess } from '@campus/contract/approval/starting.ts'
import { approval, openOffice, publish, root } from '../../../testing/approvals.ts'
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
