import { fieldTexts } from '@campus/contract/field-texts.ts'
import { leaveKindNames } from '@campus/contract/leave/leave-requests.ts'
import { categoryNames } from '@campus/contract/messages/categories.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { everydayRefusals } from '@campus/contract/refusals/everyday.ts'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { decisionWords } from '@campus/web/features/leave/decision-words.ts'
import { leaveStates } from '@campus/web/features/leave/leave-state.ts'
import { ownLeaveWords } from '@campus/web/features/leave/own-words.ts'
import { messageWords } from '@campus/web/features/messages/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { addStudent, newcomersManager } from '../people/newcomer.ts'
import { reading } from '../people/reading.ts'
import { expectUnread } from '../people/tabs.ts'

const reason = '去市里参加英语口语考试，考试通知已经交给班主任。'

/** A day in the future as the browser's field takes it. */
const dayAhead = (days: number, time: string) => `${dateOf(Date.now() + days * 86_400_000)}T${time}`

const askLeave = async (page: Page, from: string, until: string) => {
  const { field, button } = reading(page, 'zh_CN')
  await page.goto(`/#${messagesPaths.askLeave.address}`)
  await field(ownLeaveWords.from).fill(from)
  await field(ownLeaveWords.until).fill(until)
  await field(ownLeaveWords.reason).fill(reason)
  await button(ownLeaveWords.submit).click()
}

test('a leave is asked for, decided on a phone, and its author is notified', async ({ device, network }) => {
  const asker = await addStudent(network, { name: '乔一帆' })
  const page = await device({ as: asker })
  const { text, field, button, choose, t } = reading(page, 'zh_CN')
  await page.goto(`/#${messagesPaths.askLeave.address}`)
  await choose(ownLeaveWords.kind, leaveKindNames.official)
  await field(ownLeaveWords.from).fill(dayAhead(3, '08:00'))
  await field(ownLeaveWords.until).fill(dayAhead(2, '18:00'))
  await field(ownLeaveWords.reason).fill(reason)
  await button(ownLeaveWords.submit).click()
  await expect(text(fieldTexts.ends_before)).toBeVisible()
  await expect(field(ownLeaveWords.reason)).toHaveValue(reason)
  await expectSound(page, 'steps/leave-form')
  await page.reload()
  await expect(field(ownLeaveWords.reason)).toHaveValue(reason)
  await field(ownLeaveWords.until).fill(dayAhead(3, '18:00'))
  await expect(page.getByRole('region', { name: t(ownLeaveWords.deciders) })).toContainText(newcomersManager().name)
  await button(ownLeaveWords.submit).click()
  await expectAt(page, messagesPaths.leaveRequest)
  await expect(text(leaveStates.pending.t).first()).toBeVisible()
  await expectSound(page, 'steps/leave-waiting')
  // With the tabs in sight, where news is shown.
  await page.goto(`/#${messagesPaths.messages.address}`)
  await expectUnread(page, 0)

  const manager = await device({ as: newcomersManager() })
  const atDesk = reading(manager, 'zh_CN')
  await manager.goto(`/#${messagesPaths.leaveDecisions.address}`)
  await manager.getByRole('link', { name: asker.name }).click()
  await expect(manager.getByText(asker.number)).toBeVisible()
  await atDesk.button(decisionWords.refuse).click()
  await expect(atDesk.text(fieldTexts.required)).toBeVisible()
  await atDesk.field(decisionWords.notes).fill('同意，祝考试顺利。')
  await expectSound(manager, 'steps/leave-decision')
  await atDesk.button(decisionWords.approve).click()
  await expect(atDesk.toast(decisionWords.approved)).toBeVisible()

  // The decision, and the question how the service was.
  await expectUnread(page, 2)
  await page.getByRole('link', { name: t(categoryNames.progress) }).click()
  await page.getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByText('同意，祝考试顺利。')).toBeVisible()
  const subject = page.getByRole('region', { name: t(messageWords.subject) })
  await expect(subject).toContainText(t(leaveStates.approved.t))
  await expectSound(page, 'steps/message-leave')
  await subject.getByRole('link').click()
  await expectAt(page, messagesPaths.leaveRequest)
  await expect(button(ownLeaveWords.withdraw)).toHaveCount(0)
})

test('two leaves cannot overlap; one that is withdrawn makes room', async ({ device, network }) => {
  const asker = await addStudent(network, { name: '谭小舟' })
  const page = await device({ as: asker })
  const { text, button, field, toast, confirm } = reading(page, 'zh_CN')
  await askLeave(page, dayAhead(5, '08:00'), dayAhead(6, '18:00'))
  await expectAt(page, messagesPaths.leaveRequest)
  await askLeave(page, dayAhead(6, '08:00'), dayAhead(7, '18:00'))
  await expect(page.getByRole('alert')).toHaveText(reading(page, 'zh_CN').t(everydayRefusals.leave_overlaps))
  await expect(field(ownLeaveWords.reason)).toHaveValue(reason)

  await page.goto(`/#${messagesPaths.ownLeave.address}`)
  await page.getByRole('listitem').getByRole('link').first().click()
  await button(ownLeaveWords.withdraw).click()
  await confirm(ownLeaveWords.withdraw)
  await expect(toast(ownLeaveWords.withdrawn)).toBeVisible()
  await expect(text(leaveStates.withdrawn.t).first()).toBeVisible()
  await askLeave(page, dayAhead(6, '08:00'), dayAhead(7, '18:00'))
  await expectAt(page, messagesPaths.leaveRequest)
})
