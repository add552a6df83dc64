import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextPeople } from '@campus/contract/approval/processes.ts'
import { act, apply, approval, openOffice, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { comeBack } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const goTo = (at: string) => campus().clock.advance((Date.parse(at) - campus().clock.now().getTime()) / 1000)

test('who applies sees who will decide and how many working hours each step usually took, once enough have been decided', async () => {
  goTo('2027-03-04T01:00:00Z')
  const { admin, student, first, second } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], {}, approval('node_2', [second]))) })
  const ahead = async () => {
    const given = { processDfId: id, formData: { reason: '盖章' } }
    const { data } = await asker(campus().url)(nextPeople, given, await comeBack(campus(), student))
    return data.map(({ nodeId, people, usualHours }) => [nodeId, people.map((person) => person.id), usualHours])
  }
  const decidedAt = async (applied: string, decided: string) => {
    goTo(applied)
    const instanceId = await apply(campus(), await comeBack(campus(), student), id)
    goTo(decided)
    await act(campus(), await comeBack(campus(), first), instanceId, 'agree')
  }
  await decidedAt('2027-03-04T01:00:00Z', '2027-03-04T02:00:00Z')
  await decidedAt('2027-03-04T02:00:00Z', '2027-03-04T10:00:00Z')
  assert.deepEqual(await ahead(), [
    ['node_1', [first.person.id], null],
    ['node_2', [second.person.id], null],
  ])
  // A Friday at 16:00 in Shanghai and the Monday after it at 10:00: the weekend is no time that somebody took.
  await decidedAt('2027-03-05T08:00:00Z', '2027-03-08T02:00:00Z')
  assert.deepEqual(await ahead(), [
    ['node_1', [first.person.id], 4],
    ['node_2', [second.person.id], null],
  ])
})
