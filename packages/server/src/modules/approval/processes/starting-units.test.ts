import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextPeople, processForm } from '@campus/contract/approval/processes.ts'
import { startProcess, submitProcess } from '@campus/contract/approval/starting.ts'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import { appoint, makePost } from '../../../testing/appointments.ts'
import { approval, openOffice, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()

test('who has several units asks for one of them, its leader decides, and a unit that is not theirs is refused', async () => {
  const { schoolId, college, admin, student: applicant, first, second, third } = await openOffice(campus())
  const { sql } = campus().base
  const ask = asker(campus().url)
  const [library, elsewhere] = [
    await makeUnit(sql, schoolId, { kind: 'department' }),
    await makeUnit(sql, schoolId, { kind: 'department' }),
  ]
  await appoint(sql, { schoolId, personId: applicant.person.id, postId: await makePost(sql, schoolId), unitId: library })
  await appoint(sql, { schoolId, personId: first.person.id, unitId: college })
  await appoint(sql, { schoolId, personId: second.person.id, unitId: library })
  await appoint(sql, { schoolId, personId: third.person.id, unitId: elsewhere })
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [], { assignedType: 'LEADER' })) })
  const { starterDepts } = (await ask(processForm, { formId: id }, applicant)).data
  assert.deepEqual(
    starterDepts.map((unit) => unit.id),
    [college, library],
  )
  const formData = { reason: '盖章' }
  const asked = async (deptId?: string) => {
    const given = { formData, ...(deptId ? { deptId } : {}) }
    const [step] = (await ask(nextPeople, { processDfId: id, ...given }, applicant)).data
    const call = deptId
      ? await ask(submitProcess, { formId: id, ...given }, applicant)
      : await ask(startProcess, { id, ...given }, applicant)
    assert.equal(call.code, 200)
    const decider = step?.people[0]?.id
    const who = [first, second].find(({ person }) => person.id === decider)
    assert.equal((await ask(todoList, {}, who)).data.rows[0]?.instanceId, call.data.instanceId)
    return decider
  }
  assert.deepEqual([await asked(), await asked(library)], [first.person.id, second.person.id])
  const foreign = (await openOffice(campus())).college
  for (const deptId of [elsewhere, foreign, applicant.person.id]) {
    assert.equal((await ask(startProcess, { id, formData, deptId }, applicant)).error, 'unit_not_yours')
    assert.equal((await ask(submitProcess, { formId: id, formData, deptId }, applicant)).error, 'unit_not_yours')
    assert.equal((await ask(nextPeople, { processDfId: id, formData, deptId }, applicant)).error, 'unit_not_yours')
  }
  assert.equal((await ask(todoList, {}, third)).data.total, 0)
})
