import { consolePaths } from '@campus/contract/paths/console.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { wayTitles } from '@campus/contract/verification/outcome.ts'
import { fieldWords } from '@campus/web/console/fields/words.ts'
import { stateLooks } from '@campus/web/domain/proof/document-state.ts'
import { issuedWords } from '@campus/web/features/documents/console/issued/words.ts'
import { verificationsWords } from '@campus/web/features/documents/console/verifications/words.ts'
import { expectSound } from '../checks/sound.ts'
import { fileOf, getDocument } from '../documents/own-document.ts'
import { expectAt } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { atVerifier } from '../people/at-verifier.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

test('a certificate is found by its serial and revoked; whoever checks it reads why, and the check stands in the log', async ({
  device,
  student,
  network,
}) => {
  const language = 'zh_TW'
  const document = await getDocument(student(), 'enrolment', network)
  const file = await fileOf(document, network)
  const reason = '姓名登記有誤，請重新領取'
  const page = await device({ as: demoPerson('admin'), size: 'wide', language })
  const { t, button, toast, text } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(consolePaths.issued)
  await page.getByRole('searchbox', { name: t(issuedWords.search) }).fill(document.serial)
  const row = page.getByRole('rowheader')
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: document.serial }).click()
  await expect(console.fact(issuedWords.holder)).toContainText(document.holder.number)
  await expectSound(page, 'steps/console-issued')
  await button(issuedWords.revoke).click()
  const dialog = page.getByRole('dialog', { name: document.serial })
  await dialog.getByRole('button', { name: t(issuedWords.revoke) }).click()
  await expect(console.box(fieldWords.reason, dialog)).toHaveAttribute('aria-invalid', 'true')
  await console.box(fieldWords.reason, dialog).fill(reason)
  await expectSound(page, 'steps/console-issued-revoke')
  await dialog.getByRole('button', { name: t(issuedWords.revoke) }).click()
  await expect(toast(issuedWords.isRevoked)).toBeVisible()
  await expect(page.getByRole('article').getByText(reason)).toBeVisible()
  await expect(button(issuedWords.reissue)).toHaveCount(0)

  const employer = await device({ size: 'wide', language })
  const verifier = atVerifier(employer, language)
  await verifier.check(file)
  await verifier.expectVerdict('revoked')
  await expect(employer.getByText(reason)).toBeVisible()

  await page.reload()
  await console
    .fact(issuedWords.verifications)
    .getByRole('link', { name: t(issuedWords.times(1)) })
    .click()
  await expectAt(page, consolePaths.verifications)
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(document.serial)
  const check = page.getByRole('row').filter({ has: row })
  await expect(check).toContainText(t(verificationsWords.revoked))
  await expect(check).toContainText(t(wayTitles.browser))
  await expect(check).toContainText(network.split('.').slice(0, 2).join('.'))
  await expect(check).not.toContainText(network)
  await expectSound(page, 'steps/console-verifications-one')
  await page.getByRole('combobox', { name: t(verificationsWords.verdict) }).selectOption('valid')
  await expect(text(verificationsWords.none)).toBeVisible()
  await page.getByRole('link', { name: t(verificationsWords.showAll) }).click()
  await expect(page.getByRole('row').filter({ hasText: document.serial })).toContainText(t(verificationsWords.revoked))
})

test('a certificate is issued anew: the old one says so from then on, and leads to the new one', async ({ device, student, network }) => {
  const language = 'en_US'
  const document = await getDocument(student(), 'enrolment', network)
  const file = await fileOf(document, network)
  const page = await device({ as: demoPerson('admin'), size: 'wide', language })
  const { t, button, toast } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(consolePaths.issued, { id: document.id, words: document.holder.number })
  const detail = page.getByRole('article')
  await expect(console.fact(issuedWords.serial)).toHaveText(document.serial)
  await button(issuedWords.reissue).click()
  const dialog = page.getByRole('dialog', { name: document.serial })
  await console.box(fieldWords.reason, dialog).fill('Made again from the mended record')
  await dialog.getByRole('button', { name: t(issuedWords.reissue) }).click()
  await expect(toast(issuedWords.isReissued)).toBeVisible()
  await expect(console.fact(issuedWords.serial)).not.toHaveText(document.serial)
  await expect(detail.getByText(t(stateLooks.valid.t), { exact: true })).toBeVisible()
  const newSerial = await console.fact(issuedWords.serial).innerText()
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toContainText([t(stateLooks.valid.t), t(stateLooks.superseded.t)])
  await expectSound(page, 'steps/console-issued-anew')
  await page.getByRole('rowheader').getByRole('button', { name: document.serial }).click()
  await expect(detail.getByText(t(stateLooks.superseded.t), { exact: true })).toBeVisible()
  await button(issuedWords.toReplacement).click()
  await expect(console.fact(issuedWords.serial)).toHaveText(newSerial)

  const employer = await device({ size: 'wide', language })
  const verifier = atVerifier(employer, language)
  await verifier.check(file)
  await verifier.expectVerdict('superseded')

  const phone = await device({ as: document.holder, isShared: true, language })
  await phone.goto(`/#${documentsPaths.ownDocuments.address}`)
  const mine = phone.getByRole('link').filter({ hasText: newSerial })
  await expect(mine).toContainText(t(stateLooks.valid.t))
  await expect(phone.getByRole('link').filter({ hasText: document.serial })).toContainText(t(stateLooks.superseded.t))
})
