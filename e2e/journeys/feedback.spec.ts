import { categoryNames } from '@campus/contract/messages/categories.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { uploadWords } from '@campus/ui/upload/words.ts'
import { caseWords } from '@campus/web/features/help/console/feedback/words.ts'
import { helpConsoleTiles } from '@campus/web/features/help/console/tiles.ts'
import { evaluationWords } from '@campus/web/features/help/evaluation/words.ts'
import { feedbackWords } from '@campus/web/features/help/feedback/words.ts'
import { messageWords } from '@campus/web/features/messages/words.ts'
import { pictureWords } from '@campus/web/files/picture/words.ts'
import { serviceWords } from '@campus/web/launcher/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { addStudent, type Newcomer } from '../people/newcomer.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { expectUnread } from '../people/tabs.ts'

const content = '自习室三楼靠窗的插座没有电，已经三天了，请安排维修。'
const answer = '已请电工今天下午上门检修，修好后会再通知您。'
const more = '谢谢，插座已经修好，可以正常使用了。'

const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

const write = async (page: Page, title: string) => {
  const { field, button, t, choose } = reading(page, 'zh_CN')
  await page.goto(`/#${helpPaths.writeFeedback.address}`)
  await choose(feedbackWords.category, '系统')
  await field(feedbackWords.title).fill(title)
  await field(feedbackWords.content).fill(content)
  const photo = await page.screenshot()
  const files = page.getByLabel(t(feedbackWords.pictures))
  await files.setInputFiles([picture('socket.png', photo), picture('room.png', photo), picture('notes.png', Buffer.from('not a picture'))])
  await expect(page.getByText(t(uploadWords.sent))).toHaveCount(2)
  await expect(page.getByText(/文件内容不是这些格式/)).toBeVisible()
  await expectSound(page, 'steps/feedback-form')
  await page.getByRole('button', { name: t(uploadWords.remove('notes.png')) }).click()
  await button(feedbackWords.submit).click()
  await expectAt(page, helpPaths.feedback)
  await expect(page.getByRole('button', { name: t(pictureWords.enlarge(2, 2)) })).toBeVisible()
}

/** The administrator sees that something waits, finds it and answers. */
const answerIt = async (office: Page, title: string, author: Newcomer) => {
  const { t, field, button, toast } = reading(office, 'zh_CN')
  const waiting = helpConsoleTiles.find(({ path }) => path === consolePaths.feedbackCases)
  await office.goto(`/#${messagesPaths.workbench.address}`)
  const tile = office.getByRole('link', { name: t(waiting?.title ?? ['', '', '']) }).first()
  await expect(tile).toContainText(/\d+ 件待办/)
  await tile.click()
  await expectAt(office, consolePaths.feedbackCases)
  await office.getByLabel(t(caseWords.search)).fill(title)
  await expect(office).toHaveURL(/words=/)
  await office.getByText(title).first().click()
  await expect(office.getByText(author.number)).toBeVisible()
  await expect(office.getByText(content).last()).toBeVisible()
  await field(caseWords.answer).fill(answer)
  await expectSound(office, 'steps/feedback-case')
  await button(caseWords.send).click()
  await expect(toast(caseWords.sent)).toBeVisible()
}

/** Home asks how it was; once rated it does not ask again. */
const judge = async (page: Page, title: string) => {
  const { t, field, button, text } = reading(page, 'zh_CN')
  const question = page.getByText(t(serviceWords.howWas(title)))
  await page.goto(`/#${messagesPaths.home.address}`)
  await expect(question).toBeVisible()
  await expectSound(page, 'steps/evaluation-question')
  await button(serviceWords.judge).click()
  await expectAt(page, helpPaths.evaluation)
  await page.getByRole('radio', { name: t(evaluationWords.stars(5)) }).check({ force: true })
  await field(evaluationWords.suggestion).fill('处理得很快。')
  await button(evaluationWords.submit).click()
  await expect(text(evaluationWords.thanks)).toBeVisible()
  await page.goto(`/#${messagesPaths.home.address}`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: '学校公告' })).toBeVisible()
  await expect(question).toHaveCount(0)
}

test('a feedback comes back answered', async ({ device, network, complaints }) => {
  test.slow()
  // The recorder of traces asks again for pictures that the page has let go by then.
  complaints.allow(/Connecting to 'blob:/)
  const author = await addStudent(network, { name: '魏晴川' })
  const title = `插座没电${author.number.slice(1)}`
  const page = await device({ as: author })
  const { t, field, button, text, confirm } = reading(page, 'zh_CN')
  await write(page, title)
  await page.goto(`/#${peoplePaths.my.address}`)
  await expectUnread(page, 0)

  await answerIt(await device({ as: demoPerson('admin'), size: 'wide' }), title, author)

  // The number rises where the student is, without a look from them.
  await expectUnread(page, 1)
  await page.goto(`/#${messagesPaths.messages.address}`)
  await page.getByRole('link', { name: t(categoryNames.progress) }).click()
  await page.getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByText(answer)).toBeVisible()
  const subject = page.getByRole('region', { name: t(messageWords.subject) })
  await expect(subject).toContainText('已回复')
  await subject.getByRole('link').click()
  await expectAt(page, helpPaths.feedback)
  await expect(page.getByText(answer)).toBeVisible()
  await field(feedbackWords.more).fill(more)
  await button(feedbackWords.sendMore).click()
  await expect(page.getByRole('listitem').filter({ hasText: more })).toBeVisible()
  await expect(text(feedbackWords.waitingForAnswer)).toBeVisible()
  await button(feedbackWords.end).click()
  await confirm(feedbackWords.endConfirm)
  await expect(text(feedbackWords.isClosed)).toBeVisible()
  await expectSound(page, 'steps/feedback-closed')
  await page.goBack()
  await expect(subject).toContainText('已结束')
  await judge(page, title)
})
