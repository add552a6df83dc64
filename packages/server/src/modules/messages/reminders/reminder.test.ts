import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageCategories } from '@campus/contract/messages/categories.ts'
import { messageGroups, unreadCount } from '@campus/contract/messages/inbox.ts'
import { changeQuietHours, quietHours, reminderSwitches, turnReminder } from '@campus/contract/messages/reminders.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { listen } from '../../../testing/hear.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sendMessage } from '../sending/send.service.ts'

const campus = useTestCampus()
type Entered = Awaited<ReturnType<typeof enter>>

const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const switchesOf = async ({ token }: Entered) => (await ask(reminderSwitches, {}, { token })).data
const send = ({ schoolId, person }: Entered, category: 'todo' | 'system') =>
  sendMessage(systemContext(campus().base), {
    schoolId,
    to: [person.id],
    category,
    title: ['一', 'One', '一'],
    body: ['二', 'Two', '二'],
  })

test('at first every category reminds in the app and none by mail, and the safety of the account cannot be turned off', async () => {
  const reader = await enter(campus())
  const switches = await switchesOf(reader)
  assert.deepEqual(
    switches.map(({ category, isOn, byMail, mayTurnOff }) => [category, isOn, byMail, mayTurnOff]),
    messageCategories.map((category) => [category, true, false, category !== 'security']),
  )
  const refused = await ask(turnReminder, { category: 'security', isOn: false }, { token: reader.token })
  assert.equal(refused.error, 'reminder_kept_on')
  assert.equal((await ask(turnReminder, { category: 'security', byMail: true, isOn: true }, { token: reader.token })).code, 200)
  assert.deepEqual(
    (await switchesOf(reader)).find(({ category }) => category === 'security'),
    { category: 'security', title: '账号安全', isOn: true, byMail: true, mayTurnOff: false },
  )
})

test('the switch and its copy by mail are turned each for itself, also both at once', async () => {
  const reader = await enter(campus())
  const other = await enter(campus(), { schoolId: reader.schoolId })
  const { token } = reader
  await Promise.all([
    ask(turnReminder, { category: 'todo', isOn: false }, { token }),
    ask(turnReminder, { category: 'todo', byMail: true }, { token }),
  ])
  const todoOf = async (person: Entered) => (await switchesOf(person)).find(({ category }) => category === 'todo')
  assert.deepEqual([(await todoOf(reader))?.isOn, (await todoOf(reader))?.byMail], [false, true])
  assert.deepEqual([(await todoOf(other))?.isOn, (await todoOf(other))?.byMail], [true, false])
})

test('what waits unread stops counting when its category is silenced, and counts again afterwards', async () => {
  const reader = await enter(campus())
  const { token } = reader
  await send(reader, 'todo')
  await send(reader, 'system')
  const app = await listen(campus().url, token)
  await ask(turnReminder, { category: 'todo', isOn: false }, { token })
  await app.until('unread', { size: 1 })
  await send(reader, 'todo')
  assert.equal((await ask(unreadCount, {}, { token })).data.size, 1)
  const [, todo] = (await ask(messageGroups, {}, { token })).data
  assert.deepEqual([todo?.isSilenced, todo?.unread, todo?.total], [true, 0, 2])
  await ask(turnReminder, { category: 'todo', isOn: true }, { token })
  await app.until('unread', { size: 3 })
  app.close()
})

test('quiet hours are stored as chosen, the last choice counts', async () => {
  const reader = await enter(campus())
  const { token } = reader
  assert.deepEqual((await ask(quietHours, {}, { token })).data, { isOn: false, from: '22:00', until: '07:00' })
  await ask(changeQuietHours, { isOn: true, from: '23:30', until: '06:05' }, { token })
  await Promise.all([1, 2].map(() => ask(changeQuietHours, { isOn: true, from: '00:00', until: '23:59' }, { token })))
  assert.deepEqual((await ask(quietHours, {}, { token })).data, { isOn: true, from: '00:00', until: '23:59' })
})

test('times that are none and hours that are empty are refused by name', async () => {
  const { token } = await enter(campus())
  const fieldsOf = async (from: string, until: string) =>
    Object.keys((await ask(changeQuietHours, { isOn: true, from, until }, { token })).fields ?? {})
  assert.deepEqual(await fieldsOf('24:00', '7:00'), ['from', 'until'])
  assert.deepEqual(await fieldsOf('07:00', '07:00'), ['until'])
  assert.equal((await ask(turnReminder, { category: 'gossip' as 'todo' }, { token })).error, 'bad_input')
})
