import { publishAnnouncement, saveAnnouncement } from '@campus/contract/messages/announcements.ts'
import { categoryNames } from '@campus/contract/messages/categories.ts'
import { messageGroups, unreadCount } from '@campus/contract/messages/inbox.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { reminderWords } from '@campus/web/features/messages/reminder-words.ts'
import { messageWords } from '@campus/web/features/messages/words.ts'
import { layoutWords } from '@campus/web/layout/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { addClass, addStudent, type Newcomer } from '../people/newcomer.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { expectUnread } from '../people/tabs.ts'

const body = '请各位同学按时参加，带好学生证，提前十分钟到场。'

/** An administrator sends a message to one class. */
const announce = async (unitId: string, title: string, network: string) => {
  const token = await tokenOf(demoPerson('admin'), network)
  const draft = { title, body, audience: [{ kind: 'unit', unitId }] } as const
  const { id } = (await askServer(saveAnnouncement, { ...draft, audience: [...draft.audience] }, network, { token })).data
  await askServer(publishAnnouncement, { id }, network, { token })
}

const expectNewest = async (reader: Newcomer, title: string, network: string) => {
  const token = await tokenOf(reader, network)
  const newest = async () => {
    const groups = (await askServer(messageGroups, {}, network, { token })).data
    return groups.find(({ group }) => group === 'announcement')?.newest?.title
  }
  await expect.poll(newest, { message: `“${title}” arrives`, intervals: [100] }).toBe(title)
}

test('messages are counted, read, found and deleted', async ({ device, network }) => {
  const unitId = await addClass(network)
  const reader = await addStudent(network, { name: '孟知远', unitId })
  const page = await device({ as: reader })
  const { t, button, toast, text, confirm } = reading(page, 'zh_CN')
  await page.goto(`/#${messagesPaths.messages.address}`)
  await expectUnread(page, 0)
  await announce(unitId, '新生体检安排', network)
  await expectUnread(page, 1)
  await announce(unitId, '图书馆参观通知', network)
  await expectUnread(page, 2)
  const group = page.getByRole('link', { name: t(categoryNames.announcement) })
  await expect(group).toContainText('图书馆参观通知')
  await expectSound(page, 'steps/messages')

  await group.click()
  await expectAt(page, messagesPaths.group)
  await page.getByRole('link', { name: '新生体检安排' }).click()
  await expectAt(page, messagesPaths.message)
  await expect(page.getByText(body)).toHaveCount(1)
  await page.goto(`/#${messagesPaths.messages.address}`)
  await expectUnread(page, 1)
  await button(messageWords.allRead).click()
  await expect(toast(messageWords.allReadDone)).toBeVisible()
  await expectUnread(page, 0)

  await page.goto(`/#${messagesPaths.find.address}`)
  await page.getByRole('searchbox', { name: t(messageWords.searchWords) }).fill('图书馆')
  await expect(page).toHaveURL(/words=/)
  await expect(page.getByRole('link', { name: '新生体检安排' })).toHaveCount(0)
  await button(messageWords.more('图书馆参观通知')).click()
  await expectSound(page, 'steps/message-sheet')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(messageWords.delete) })
    .click()
  await confirm(messageWords.delete)
  await expect(toast(messageWords.deleted)).toBeVisible()
  await expect(text(messageWords.noneFound)).toBeVisible()
  await page.reload()
  await expect(text(messageWords.noneFound)).toBeVisible()
})

test('a message that comes before the socket is open is still counted', async ({ device, network }) => {
  const unitId = await addClass(network)
  const reader = await addStudent(network, { name: '梁书言', unitId })
  const page = await device({ as: reader })
  const heard = Promise.withResolvers<void>()
  const said = Promise.withResolvers<void>()
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((hello) => {
      said.resolve()
      void heard.promise.then(() => server.send(hello))
    })
  })
  const counted = page.waitForResponse((response) => new URL(response.url()).pathname === unreadCount.path)
  await page.goto(`/#${messagesPaths.messages.address}`)
  await Promise.all([said.promise, counted])
  await expectUnread(page, 0)
  await announce(unitId, '开学典礼安排', network)
  await expectNewest(reader, '开学典礼安排', network)
  heard.resolve()
  await expectUnread(page, 1)
  await expect(page.getByRole('link', { name: reading(page, 'zh_CN').t(categoryNames.announcement) })).toContainText('开学典礼安排')
  // The list that shows it says it once.
  await expect(reading(page, 'zh_CN').toast(layoutWords.newMessage('开学典礼安排'))).toHaveCount(0)
})

test('with reminders off the message arrives without a badge', async ({ device, network }) => {
  const unitId = await addClass(network)
  const reader = await addStudent(network, { name: '石晓棠', unitId })
  const page = await device({ as: reader, isShared: true })
  const { t } = reading(page, 'zh_CN')
  await page.goto(`/#${messagesPaths.reminders.address}`)
  const card = page.getByRole('region', { name: t(categoryNames.announcement) })
  const remind = card.getByRole('switch', { name: t(reminderWords.remind) })
  await expect(
    page
      .getByRole('region', { name: t(categoryNames.security) })
      .getByRole('switch')
      .first(),
  ).toBeDisabled()
  await remind.click()
  await expect(remind).not.toBeChecked()
  await page.reload()
  await expect(remind).not.toBeChecked()

  await announce(unitId, '安静的通知', network)
  await expectNewest(reader, '安静的通知', network)
  await page.goto(`/#${messagesPaths.messages.address}`)
  const group = page.getByRole('link', { name: t(categoryNames.announcement) })
  await expect(group).toContainText('安静的通知')
  await expect(group).toContainText(t(messageWords.silenced))
  await expectUnread(page, 0)
})
