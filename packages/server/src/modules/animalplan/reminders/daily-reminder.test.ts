import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAnimalPlan, cancelAnimalPlan } from '@campus/contract/animalplan/plans.ts'
import { messageDetail, messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { systemContext } from '../../../context/context.ts'
import { inDays, openAnimalHouse } from '../../../testing/animals.ts'
import { act } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { remindersOf } from './daily-reminder.rules.ts'
import { remindDaily } from './daily-reminder.service.ts'

const campus = useTestCampus()

/** At ten in the morning of the school, so many days from now; the window of the test closes in five. */
const remindOn = (day: number, time = '02:00') =>
  remindDaily({ ...systemContext(campus().base), now: () => new Date(`${inDays(day)}T${time}:00Z`) })

test('who has a draft, a returned plan or none is reminded before the window closes, once a day', async () => {
  const house = await openAnimalHouse(campus())
  const { first, second, third, manager } = house
  const ask = asker(campus().url)
  const { instanceId } = (await ask(addAnimalPlan, house.plan(), first)).data
  await ask(addAnimalPlan, { ...house.plan([]), draft: true }, second)
  await ask(cancelAnimalPlan, { id: (await ask(addAnimalPlan, house.plan(), third)).data.id }, third)
  const remindersFor = async (who: typeof first) => {
    const { rows } = (await ask(messagesInGroup, { group: 'todo' }, who)).data
    const ours = rows.filter(({ title }) => title === '动物采购计划提醒')
    return Promise.all(
      ours.map(async ({ id }) => {
        const { body, subject } = (await ask(messageDetail, { id }, who)).data
        assert.equal(subject?.kind, 'animal_window', 'it leads to the plans of the reader')
        return body
      }),
    )
  }
  const all = () => Promise.all([first, second, third, manager].map(remindersFor))
  const lastDay = inDays(5)
  await remindOn(1, '23:30') // 07:30 of the day after
  assert.deepEqual(await all(), [[], [], [], []], 'nobody is reminded before eight')
  await remindOn(1)
  assert.deepEqual(await all(), [[], [], [], []])
  await Promise.all([remindOn(2), remindOn(2), remindOn(2, '05:00')])
  await remindOn(2, '09:00')
  const draft = `“生理学实验”还是草稿，请在 ${lastDay} 前提交`
  const none = `2026-1 动物采购计划将于 ${lastDay} 截止，您还没有提交计划`
  assert.deepEqual(await all(), [[], [draft], [none], []])
  await act(campus(), manager, instanceId ?? '', 'recall', { targetNode: 'root' })
  await remindOn(4)
  const returned = `“生理学实验”已退回，请在 ${lastDay} 前修改并重新提交`
  assert.deepEqual(await all(), [[returned], [draft, draft], [none], []])
})

test('when a window opens, all who have written plans hear of it', () => {
  const window = { id: 'w', term: '2027-1', opens_on: '2027-01-10', closes_on: '2027-02-10' }
  const facts = { windows: [window], unfinished: [], submitted: [], authors: ['ann', 'bob'] }
  const toldOn = (today: string) => [...remindersOf({ ...facts, today }).keys()]
  assert.deepEqual([toldOn('2027-01-10'), toldOn('2027-01-11'), toldOn('2027-02-07')], [['ann', 'bob'], [], ['ann', 'bob']])
})
