import { submitEvaluation } from '@campus/contract/help/evaluations.ts'
import { addFeedback } from '@campus/contract/help/feedback.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { blockWords } from '@campus/web/console/blocks/words.ts'
import { fieldWords } from '@campus/web/console/fields/words.ts'
import { frameWords } from '@campus/web/console/frame/words.ts'
import { articleWords as readerWords } from '@campus/web/domain/articles/words.ts'
import { shelfWords } from '@campus/web/features/help/articles/words.ts'
import { articleWords } from '@campus/web/features/help/console/articles/words.ts'
import { evaluationWords } from '@campus/web/features/help/console/evaluations/words.ts'
import { caseWords } from '@campus/web/features/help/console/feedback/words.ts'
import { feedbackWords } from '@campus/web/features/help/feedback/words.ts'
import { messageWords } from '@campus/web/features/messages/words.ts'
import { expectSound } from '../checks/sound.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

test('feedback reaches the administrator, who answers it, and ratings are anonymous', async ({ device, network }) => {
  const language = 'en_US'
  const { people } = ownSchools.feedback
  const { student } = people
  const token = await tokenOf(student, network)
  const reported = {
    title: 'Gate is shut',
    category: 'service',
    content: 'The gate by the harbour is shut at noon.',
    contact: '',
    images: [],
  } as const
  await askServer(addFeedback, { ...reported, images: [] }, network, { token })
  const judged = { type: 'app', score: 4, suggestion: 'Show the ferry times, please' } as const
  await askServer(submitEvaluation, judged, network, { token })

  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, button, toast, text } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(consolePaths.feedbackCases)
  await expect(page.getByRole('link', { name: t(frameWords.waiting(1)) })).toBeVisible()
  await page.getByRole('listitem').getByRole('button', { name: reported.title }).click()
  await expect(console.fact(caseWords.author)).toContainText(student.number)
  await console.box(caseWords.answer).fill('It is open again from Monday on.')
  await page.getByRole('checkbox', { name: t(caseWords.closes) }).check()
  await button(caseWords.send).click()
  await expect(toast(caseWords.sent)).toBeVisible()
  await expect(text(caseWords.isClosed)).toBeVisible()
  await expect(page.getByRole('link', { name: t(frameWords.waiting(1)) })).toHaveCount(0)
  await expectSound(page, 'steps/console-feedback-answered')

  const phone = await device({ as: student, language })
  await phone.goto(`/#${messagesPaths.group.address}?group=progress`)
  await phone.getByRole('link', { name: reported.title }).click()
  await phone
    .getByRole('region', { name: t(messageWords.subject) })
    .getByRole('link')
    .click()
  await expect(phone.getByText('It is open again from Monday on.')).toBeVisible()
  await expect(reading(phone, language).text(feedbackWords.isClosed)).toBeVisible()

  await console.open(consolePaths.evaluations)
  await expect(console.row(judged.suggestion)).toContainText('4')
  await expect(page.getByText(student.name)).toHaveCount(0)
  await page.getByRole('combobox', { name: t(evaluationWords.type) }).selectOption('app')
  await expect(console.row(judged.suggestion)).toBeVisible()
  await expectSound(page, 'steps/console-evaluations')
})

test('an article is written, read, judged and retired', async ({ device }) => {
  const language = 'zh_CN'
  const { people } = ownSchools.articles
  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, button, toast } = reading(page, language)
  const console = atConsole(page, language)
  const texts = ['码头几点开放？', 'When does the pier open?', '碼頭幾點開放？'] as const
  const answers = ['每天早上六点。', 'At six every morning.', '每天早上六點。'] as const
  await console.open(consolePaths.articles)
  await button(articleWords.write).first().click()
  for (const [index, nameIn] of [fieldWords.inChinese, fieldWords.inEnglish, fieldWords.inTaiwanese].entries())
    await console.box(nameIn(t(articleWords.title))).fill(texts[index] ?? '')
  await page.getByLabel(t(articleWords.type), { exact: true }).selectOption('campus')
  await button(articleWords.publish).click()
  const block = (column: 'zh_CN' | 'en_US' | 'zh_TW') => console.box(blockWords.textOf(1, t(blockWords[column])))
  await expect(block('zh_CN')).toHaveAttribute('aria-invalid', 'true')
  for (const [index, column] of (['zh_CN', 'en_US', 'zh_TW'] as const).entries()) await block(column).fill(answers[index] ?? '')
  await button(articleWords.preview).click()
  await expect(console.dialog(articleWords.preview)).toContainText(answers[0])
  await expectSound(page, 'steps/console-article-preview')
  await page.keyboard.press('Escape')
  await button(articleWords.saveDraft).click()
  await expect(toast(articleWords.saved)).toBeVisible()

  const phone = await device({ as: people.student, language })
  const reader = reading(phone, language)
  await phone.goto(`/#${helpPaths.problems.address}`)
  await expect(reader.text(shelfWords.noProblems)).toBeVisible()
  await button(articleWords.publish).click()
  await expect(button(articleWords.retire)).toBeVisible()
  await phone.reload()
  await phone.getByRole('link', { name: texts[0] }).click()
  await expect(phone.getByText(answers[0])).toBeVisible()
  await reader.button(readerWords.no).click()
  await phone.getByRole('textbox', { name: t(readerWords.missing) }).fill('节假日也是六点吗？')
  await reader.button(readerWords.sendMissing).click()
  await expect(reader.text(readerWords.missingSent)).toBeVisible()

  await page.reload()
  await expect(page.getByText('节假日也是六点吗？')).toBeVisible()
  await expectSound(page, 'steps/console-article')
  await button(articleWords.retire).click()
  await expect(button(articleWords.saveDraft)).toBeVisible()
  await phone.goto(`/#${helpPaths.problems.address}`)
  await phone.reload()
  await expect(reader.text(shelfWords.noProblems)).toBeVisible()
  await console.open(consolePaths.articles)
  await expect(console.row(texts[0])).toContainText(t(articleWords.retired))
})
