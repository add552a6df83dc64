import { createHash } from 'node:crypto'
import { periodNames } from '@campus/contract/documents/template-choices.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { documentRefusals } from '@campus/contract/refusals/documents.ts'
import { statusCertificates } from '@campus/server/modules/documents/starter/status-certificates.ts'
import { copyWords } from '@campus/ui/copy/words.ts'
import { choiceWords } from '@campus/web/domain/certificate/choice-words.ts'
import { limitWords } from '@campus/web/domain/certificate/limit-words.ts'
import { paperWords } from '@campus/web/domain/certificate/paper-words.ts'
import { counterWords } from '@campus/web/domain/certificate/way-words.ts'
import { stateLooks } from '@campus/web/domain/proof/document-state.ts'
import { recipientWords } from '@campus/web/domain/recipients/words.ts'
import { certificatesWords } from '@campus/web/features/documents/certificates/words.ts'
import { makeWords } from '@campus/web/features/documents/make-words.ts'
import { actionWords, documentWords, ownListWords, proofWords } from '@campus/web/features/documents/own-documents/words.ts'
import { factWords } from '@campus/web/features/documents/template/words.ts'
import { serviceWords } from '@campus/web/launcher/words.ts'
import { expectSound } from '../checks/sound.ts'
import { getDocument, someCertificate, templateId } from '../documents/own-document.ts'
import { saved } from '../documents/saved-file.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'

const certificate = (code: string) => {
  const found = statusCertificates.find((one) => one.code === code)
  if (!found) throw new Error(`the demo school has no ${code}`)
  return found
}

test('a student finds a certificate by its initials, sees the limits, previews it, gets it and downloads its proof', async ({
  device,
  student,
}) => {
  const person = student()
  const page = await device({ as: person })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { t, text, button, toast } = reading(page, 'zh_CN')
  const meter = page.getByRole('meter', { name: t(periodNames.day) })

  await page.goto(`/#${messagesPaths.workbench.address}`)
  await page.getByRole('searchbox', { name: t(serviceWords.search) }).fill('zdzm')
  const found = page.getByRole('region', { name: t(serviceWords.found) })
  await expect(found.getByRole('link', { name: /^在读证明/ })).toHaveCount(2)
  await expectSound(page, 'steps/workbench-certificates')
  await found.getByRole('link', { name: '在读证明', exact: true }).click()

  await expectAt(page, documentsPaths.template)
  await expect(text(limitWords.now(5))).toBeVisible()
  await expect(meter).toHaveAttribute('aria-valuetext', t(limitWords.left(5, 5, 'day')))
  const facts = page.getByRole('region', { name: t(factWords.title) })
  await expect(facts).toContainText(person.name)
  await expect(facts).toContainText(person.number)
  await page.getByRole('textbox', { name: t(choiceWords.heading) }).fill('远山科技有限公司')
  await button(makeWords.preview).click()
  const preview = page.getByRole('region', { name: t(paperWords.own), exact: true })
  await expect(preview).toContainText(person.name)
  await expect(preview).toContainText('远山科技有限公司')
  await expectSound(page, 'steps/certificate-preview')
  await button(makeWords.get).click()

  await expectAt(page, documentsPaths.ownDocument)
  await expect(text(stateLooks.valid.t)).toBeVisible()
  const paper = page.getByRole('region', { name: '在读证明-' })
  await expect(paper).toContainText(person.number)
  const pdf = await saved(page, () => button(documentWords.download).click())
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByText(t(proofWords.details)).click()
  await expect(page.getByText(createHash('sha256').update(pdf.bytes).digest('hex'))).toBeVisible()

  // The code beside the paper is the one that is printed on it.
  const printed = await paper.getByText(/^(\w{4}-){3}\w{4}$/).innerText()
  await page.getByRole('button', { name: `${t(copyWords.copy)} ${t(proofWords.code)}` }).click()
  await expect(toast(copyWords.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(printed)
  const credential = await saved(page, () => button(proofWords.credential).click())
  expect(credential.name).toBe(pdf.name.replace('.pdf', '.json'))
  expect(JSON.parse(credential.bytes.toString())).toMatchObject({ type: ['VerifiableCredential', 'OpenBadgeCredential'] })
  await button(proofWords.showQr).click()
  await expect(page.getByRole('img', { name: t(proofWords.qr) })).toBeVisible()
  await expectSound(page, 'steps/own-document')

  await page.goto(`/#${documentsPaths.certificates.address}`)
  const mine = page.getByRole('region', { name: t(certificatesWords.mine) })
  await expect(mine).toContainText('在读证明')
  await mine.getByRole('link', { name: t(certificatesWords.allMine), exact: true }).click()
  await expectAt(page, documentsPaths.ownDocuments)
  const row = page.getByRole('region', { name: t(ownListWords.list) }).getByRole('link')
  await expect(row).toContainText([t(stateLooks.valid.t)])
  await page.goto(`/#${documentsPaths.template.address}?id=${templateId('enrolment')}`)
  await expect(text(limitWords.now(4))).toBeVisible()
  await expect(meter).toHaveAttribute('aria-valuetext', t(limitWords.left(4, 5, 'day')))
})

test('a limit that is reached is shown before the form, with the day when it resets', async ({ device, student, network }) => {
  // First-year students have no credits yet, which the certificate shows.
  const person = student({ years: 1 })
  for (const _ of [1, 2, 3]) await getDocument(person, 'expected-graduation', network)
  for (const [language, size, month] of [
    ['zh_CN', 'phone', /已用完，.*\d+月\d+日 00:00 起可再领取/],
    ['en_US', 'wide', /^Limit reached\. Available again from \w{3} \d+, (\d{4}, )?00:00$/],
  ] as const) {
    const page = await device({ as: person, isShared: true, language, size })
    const { t, text, button } = reading(page, language)
    const { name } = certificate('expected-graduation')
    await page.goto(`/#${documentsPaths.certificates.address}`)
    const card = page.getByRole('list', { name: t(certificatesWords.list) }).getByRole('link', { name: t(name) })
    await expect(card).toContainText(t(documentRefusals.usage_limit_week))
    await card.click()
    await expect(page.getByText(month)).toBeVisible()
    const week = page.getByRole('meter', { name: t(periodNames.week) })
    await expect(week).toHaveAttribute('aria-valuetext', t(limitWords.left(0, 3, 'week')))
    const desk = page.getByRole('region', { name: t(counterWords.blocked) })
    await expect(desk).toContainText(t(documentRefusals.usage_limit_week))
    await expect(text(makeWords.get)).toHaveCount(0)
    await expect(button(counterWords.toCounter)).toBeVisible()
    await expectSound(page, `steps/certificate-limit-${language}`)
  }
})

test('a certificate that was opened once opens without network', async ({ device, student, network, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const document = await someCertificate(student, network)
  const page = await device({ as: document.holder, isShared: true, offline: true })
  const { text, button, field } = reading(page, 'zh_CN')
  const paper = page.getByRole('region', { name: document.fileName })
  await page.goto(`/#${documentsPaths.ownDocuments.address}`)
  await page.getByRole('link', { name: document.serial }).click()
  await expect(text(documentWords.keptHere)).toBeVisible()
  // Most people send it to themselves.
  await button(actionWords.mail).click()
  await expect(field(recipientWords.to)).toHaveValue(document.holder.email)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // Once more with everything that the first look fetched before the app was kept.
  await page.reload()
  await expect(paper).toContainText(document.holder.number)
  await page.context().setOffline(true)
  await page.reload()
  await expect(paper).toContainText(document.holder.number)
  await expect(text(ownListWords.kept)).toBeVisible()
  const pdf = await saved(page, () => button(documentWords.download).click())
  expect(createHash('sha256').update(pdf.bytes).digest('hex')).toBe(document.sha256)
  await expectSound(page, 'steps/own-document-offline')
})
