import { reportKindNames } from '@campus/contract/help/feedback.ts'
import { categoryNames } from '@campus/contract/messages/categories.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { stateLooks } from '@campus/web/domain/proof/document-state.ts'
import { reportWords } from '@campus/web/features/certificates/reports/words.ts'
import { actionWords } from '@campus/web/features/documents/own-documents/words.ts'
import { caseWords } from '@campus/web/features/help/console/feedback/words.ts'
import { feedbackWords } from '@campus/web/features/help/feedback/words.ts'
import { messageWords } from '@campus/web/features/messages/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { getDocument, type OwnDocument } from '../documents/own-document.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const language = 'zh_CN'
const answer = '姓名拼音已更正，请重新申请一份；旧的一份仍然有效。'

/** From the document to the school, with the document. */
const report = async (page: Page, document: OwnDocument, content: string) => {
  const { t, button, field } = reading(page, language)
  await page.goto(`/#${documentsPaths.ownDocument.address}?id=${document.id}`)
  await button(actionWords.report).click()
  await expectAt(page, certificatesPaths.fileError)
  await expect(page.getByRole('region', { name: t(reportWords.document) })).toContainText(document.serial)
  await field(reportWords.content).fill(content)
  await expectSound(page, 'steps/file-report')
  await button(reportWords.submit).click()
  await expectAt(page, helpPaths.feedback)
}

/** The administrator finds the report, looks at the very file that it is about, and answers. */
const answerIt = async (office: Page, document: OwnDocument, content: string) => {
  const { t, button, field, text, toast } = reading(office, language)
  await office.goto(`/#${consolePaths.feedbackCases.address}?${new URLSearchParams({ words: document.serial })}`)
  await office.getByText(content).first().click()
  await expect(text(reportKindNames.file_error)).toBeVisible()
  await expect(text([document.serial, document.serial, document.serial])).toBeVisible()
  await button(caseWords.openFile).click()
  const shown = office.getByRole('dialog')
  await expect(shown.getByRole('region', { name: document.name })).toContainText(document.antiForgeryCode)
  await expectSound(office, 'steps/file-report-case')
  await office.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await field(caseWords.answer).fill(answer)
  await button(caseWords.send).click()
  await expect(toast(caseWords.sent)).toBeVisible()
  await expect(office.getByRole('list', { name: t(caseWords.talk) })).toContainText(answer)
}

test('a fault in a file is told with the file attached, and the answer comes back with it', async ({ device, student, network }) => {
  const holder = student()
  const document = await getDocument(holder, 'enrolment', network)
  const content = `证明上的姓名拼音与护照不一致，请核对。编号 ${document.serial}`
  const page = await device({ as: holder, language })
  const { t, text } = reading(page, language)
  await report(page, document, content)
  await answerIt(await device({ as: demoPerson('admin'), size: 'wide', language }), document, content)

  await page.goto(`/#${messagesPaths.messages.address}`)
  await page.getByRole('link', { name: t(categoryNames.progress) }).click()
  await page.getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByText(answer)).toBeVisible()
  await page
    .getByRole('region', { name: t(messageWords.subject) })
    .getByRole('link')
    .click()
  await expectAt(page, helpPaths.feedback)
  await expect(page.getByText(answer)).toBeVisible()
  await expect(text(reportKindNames.file_error)).toBeVisible()
  await expect(text([document.serial, document.serial, document.serial])).toBeVisible()
  await expect(text(stateLooks.valid.t)).toBeVisible()
  await expectSound(page, 'steps/file-report-answered')
  await page.getByRole('link', { name: t(feedbackWords.toDocument) }).click()
  await expectAt(page, documentsPaths.ownDocument)
  await expect(page.getByRole('region', { name: document.fileName })).toContainText(holder.number)
})
