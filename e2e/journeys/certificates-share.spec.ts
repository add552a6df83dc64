import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { documentRefusals } from '@campus/contract/refusals/documents.ts'
import { wayTitles } from '@campus/contract/verification/outcome.ts'
import { documentWords, shareWords } from '@campus/web/features/documents/own-documents/words.ts'
import { logWords } from '@campus/web/features/verification/log/words.ts'
import { verdictWords } from '@campus/web/features/verification/outcome/verdict-words.ts'
import { reportWords } from '@campus/web/features/verification/report/words.ts'
import { expectSound } from '../checks/sound.ts'
import { getDocument } from '../documents/own-document.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'

test('a certificate is shared for a week, opened by a visitor, logged, and revoked', async ({ device, student, network }) => {
  const document = await getDocument(student(), 'enrolment', network)
  const page = await device({ as: document.holder, isShared: true })
  const { t, button, choose, confirm, toast, link } = reading(page, 'zh_CN')
  await page.goto(`/#${documentsPaths.ownDocument.address}?id=${document.id}`)
  await button(shareWords.newShare).click()
  await page.getByRole('textbox', { name: t(shareWords.note) }).fill('远山科技人事部')
  await choose(shareWords.days, shareWords.day(7))
  await page.getByRole('checkbox', { name: t(shareWords.showsFile) }).check()
  await button(shareWords.share).click()
  await expect(toast(shareWords.made)).toBeVisible()
  const share = page.getByRole('list', { name: t(shareWords.list) }).getByRole('listitem')
  await expect(share).toContainText('远山科技人事部')
  await expect(share).toContainText(t(shareWords.views(0)))
  const address = await share.getByText(/^http/).innerText()
  await expectSound(page, 'steps/document-share')

  const stranger = await device({ language: 'en_US', size: 'wide' })
  const seen = reading(stranger, 'en_US')
  await stranger.goto(address)
  await expect(seen.text(verdictWords('valid', 'share').title)).toBeVisible()
  await expect(stranger.getByRole('region', { name: document.fileName })).toContainText(document.holder.number)
  await expect(stranger.getByText('远山科技人事部')).toHaveCount(0)
  const download = stranger.waitForEvent('download')
  await seen.button(reportWords.download).click()
  expect((await download).suggestedFilename()).toBe(document.fileName)
  await expectSound(stranger, 'steps/shared-document-wide')

  await page.reload()
  await expect(share).toContainText(t(shareWords.views(1)))
  await link(documentWords.toLog).click()
  await expectAt(page, verificationPaths.log)
  // Others may have checked documents of this student before.
  const entries = page.getByRole('region', { name: t(logWords.myDocuments) }).getByRole('listitem')
  const entry = entries.filter({ hasText: '远山科技人事部' })
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText(t(wayTitles.share))
  await expectSound(page, 'steps/verify-log-phone')

  await page.goBack()
  await share.getByRole('button', { name: t(shareWords.end), exact: true }).click()
  await confirm(shareWords.end)
  await expect(toast(shareWords.ended)).toBeVisible()
  await expect(share).toContainText(t(shareWords.closed))
  await expect(page.getByText(address)).toHaveCount(0)
  await stranger.reload()
  await expect(seen.text(documentRefusals.share_over)).toBeVisible()
  await expect(stranger.getByText(document.serial)).toHaveCount(0)
  await expectSound(stranger, 'steps/share-over-wide')
})
