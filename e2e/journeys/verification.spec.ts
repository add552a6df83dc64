import { maskName } from '@campus/contract/masks.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { documentRefusals } from '@campus/contract/refusals/documents.ts'
import { integrityTitles, signatoryTitles, wayTitles } from '@campus/contract/verification/outcome.ts'
import { verifyDigest } from '@campus/contract/verification/verify.ts'
import { demoUniversity } from '@campus/demo/schools.ts'
import { revise } from '@campus/proof/testing/attacks/revise.ts'
import { makeSchool, plainPdf } from '@campus/proof/testing/attacks/school.ts'
import { dateOf, lastDayOf } from '@campus/ui/time/relative-time.ts'
import { captchaWords } from '@campus/web/domain/captcha/words.ts'
import { checkWords } from '@campus/web/features/verification/outcome/check-words.ts'
import { verdictWords } from '@campus/web/features/verification/outcome/verdict-words.ts'
import { outcomeWords } from '@campus/web/features/verification/outcome/words.ts'
import { reportWords } from '@campus/web/features/verification/report/words.ts'
import { verifyWords } from '@campus/web/features/verification/verify/words.ts'
import type { Page, Request } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { leaves } from '../documents/leaves.ts'
import { credentialOf, fileOf, someCertificate } from '../documents/own-document.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'

const atDesk = `/#${verificationPaths.verify.address}`
const onPhone = `/#${verificationPaths.verifyOnPhone.address}`

const withOneBitTurned = (file: Buffer, at: number): Buffer => {
  const changed = Buffer.from(file)
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}

const pdf = (buffer: Buffer, name = 'certificate.pdf') => ({ name, mimeType: 'application/pdf', buffer })
const justOfAPicture = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')

/** The chooser is behind the words that people press. */
const chooser = (page: Page) => page.locator('input[type=file]').first()

/** The answer; other live messages have no heading. */
const answerOn = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) })

/** Lets a file fall on the page, as from a folder beside it. */
const drop = async (page: Page, file: { readonly name: string; readonly content: string }) => {
  const held = await page.evaluateHandle(({ name, content }) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], name, { type: 'application/json' }))
    return transfer
  }, file)
  for (const kind of ['dragenter', 'dragover', 'drop']) await page.dispatchEvent('body', kind, { dataTransfer: held })
}

test('an employer checks the PDF at a desk, and the file does not leave the computer', async ({ device, student, network }) => {
  const document = await someCertificate(student, network)
  const page = await device({ size: 'wide', language: 'en_US' })
  const { t, text, fact, button } = reading(page, 'en_US')
  await page.goto(atDesk)
  await expect(text(verifyWords.stays)).toBeVisible()
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  await chooser(page).setInputFiles(pdf(await fileOf(document, network)))

  await expectAt(page, verificationPaths.right)
  const posted = sent
    .filter((request) => request.method() !== 'GET')
    .map((request) => [new URL(request.url()).pathname, request.postData()])
  expect(posted, 'only the fingerprint is sent').toEqual([[verifyDigest.path, JSON.stringify({ sha256: document.sha256 })]])
  await expect(answerOn(page)).toContainText(t(verdictWords('valid', 'browser').title))
  await expect(answerOn(page)).toContainText(t(integrityTitles.unchanged))
  await expect(answerOn(page)).toContainText(`${t(signatoryTitles.this_school)}${demoUniversity.name[1]}`)
  await expect(fact(outcomeWords.school)).toHaveText(demoUniversity.name[1])
  await expect(fact(outcomeWords.template)).toHaveText(document.nameEn)
  await expect(fact(outcomeWords.serial)).toHaveText(document.serial)
  await expect(fact(outcomeWords.holder)).toHaveText(maskName(document.holder.name))
  await expect(page.getByText(document.holder.name)).toHaveCount(0)
  await expect(text(checkWords.covered.passed)).toBeVisible()
  await expectSound(page, 'steps/verify-right-wide')

  await button(outcomeWords.report).click()
  await expectAt(page, verificationPaths.result)
  await expect(fact(outcomeWords.way)).toHaveText(t(wayTitles.browser))
  await expect(page.getByRole('img', { name: t(reportWords.code) })).toBeVisible()
  await expectSound(page, 'steps/verify-report-wide')
  // The address of the report shows the same.
  const other = await device({ language: 'zh_TW' })
  await other.goto(page.url())
  await expect(answerOn(other)).toContainText(verdictWords('valid', 'browser').title[2])
})

test('a changed, an unsigned and a renamed file are each identified, on a phone', async ({ device, student, network }) => {
  const document = await someCertificate(student, network)
  const page = await device()
  const { t, text, button, fact } = reading(page, 'zh_CN')
  const file = await fileOf(document, network)
  const changed = withOneBitTurned(file, Math.floor(file.length / 2))
  const card = answerOn(page)
  await page.goto(onPhone)
  await chooser(page).setInputFiles(pdf(justOfAPicture))
  await expect(page.getByRole('alert')).toContainText(t(documentRefusals.only_pdf))
  await expectSound(page, 'steps/verify-refused')

  await chooser(page).setInputFiles(pdf(changed))
  await expect(card).toContainText(t(verdictWords('tampered', 'browser').title))
  await expect(card).toContainText(t(verdictWords('tampered', 'browser').next))
  await expect(card).toContainText(t(integrityTitles.changed))
  await expect(text(checkWords.unchanged.failed)).toBeVisible()
  await expectSound(page, 'steps/verify-tampered')
  await button(verifyWords.another).click()

  await chooser(page).setInputFiles(pdf(leaves(3)))
  await expect(card).toContainText(t(verdictWords('unsigned', 'browser').title))
  await button(verifyWords.another).click()

  // Somebody whom nobody here knows has signed it; then somebody has replaced a page.
  const stranger = Buffer.from(await (await makeSchool()).sign(plainPdf()))
  await chooser(page).setInputFiles(pdf(stranger))
  await expect(card).toContainText(t(verdictWords('untrusted', 'browser').title))
  await expect(card).toContainText(t(integrityTitles.unchanged))
  await expect(card).toContainText(t(signatoryTitles.unknown))
  await button(verifyWords.another).click()
  await chooser(page).setInputFiles(pdf(Buffer.from(revise(stranger, { 6: '<< /Length 2 >>\nstream\nBT\nendstream' }))))
  await expect(card).toContainText(t(integrityTitles.changed))
  await expect(card).toContainText(t(verdictWords('tampered', 'browser', 'unknown').meaning))
  await expectSound(page, 'steps/verify-stranger-changed')
  await button(verifyWords.another).click()

  // The school's own check says the same, and keeps what it found.
  await page.getByRole('switch', { name: t(verifyWords.sendInstead) }).click()
  await chooser(page).setInputFiles(pdf(changed))
  await expectAt(page, verificationPaths.wrongOnPhone)
  await expect(card).toContainText(t(verdictWords('tampered', 'file').title))
  await expect(fact(outcomeWords.holder)).toHaveCount(0)
  await expectSound(page, 'steps/verify-wrong-phone')
})

test('the code on a paper is checked behind a captcha that nobody has to read', async ({ device, student, network }) => {
  const document = await someCertificate(student, network)
  const page = await device()
  const { t, text, button, choose, proveByDevice, fact } = reading(page, 'zh_CN')
  const code = page.getByRole('textbox', { name: t(verifyWords.codeLabel) })
  await page.goto(onPhone)
  await choose(verifyWords.ways, verifyWords.byCode)
  await expect(page.getByRole('img', { name: t(captchaWords.picture) })).toBeVisible()
  await code.fill('0000-0000-0000-0000')
  await proveByDevice()
  await button(verifyWords.check).click()
  await expect(page.getByRole('alert')).toHaveText(t(documentRefusals.anti_forgery_wrong))
  await expectSound(page, 'steps/verify-code-wrong')

  // As it is typed in haste; each try needs a captcha of its own.
  await code.fill(document.antiForgeryCode.replaceAll('-', ' ').toLowerCase())
  await proveByDevice()
  await button(verifyWords.check).click()
  await expectAt(page, verificationPaths.rightOnPhone)
  await expect(text(verdictWords('valid', 'code').next)).toBeVisible()
  await expect(fact(outcomeWords.issued)).toHaveText(dateOf(Date.parse(document.issuedAt ?? '')))
  await expect(fact(outcomeWords.until)).toHaveText(lastDayOf(Date.parse(document.validUntil ?? '')))
})

test('a credential is valid as issued, and invalid when changed', async ({ device, student, network }) => {
  const document = await someCertificate(student, network)
  const page = await device({ size: 'wide', language: 'zh_TW' })
  const { t, button, fact } = reading(page, 'zh_TW')
  const content = await credentialOf(document, network)
  await page.goto(atDesk)
  await expect(button(verifyWords.check)).toBeVisible()
  const changed = content.replace(/"(associate|bachelor|master)"/, (level) => (level === '"master"' ? '"doctor"' : '"master"'))
  expect(changed).not.toBe(content)
  await drop(page, { name: 'credential.json', content: changed })
  await expect(answerOn(page)).toContainText(t(verdictWords('tampered', 'credential').title))
  await expectSound(page, 'steps/verify-credential-changed')
  await button(verifyWords.another).click()

  await drop(page, { name: 'credential.json', content })
  await expectAt(page, verificationPaths.right)
  await expect(fact(outcomeWords.serial)).toHaveText(document.serial)
})
