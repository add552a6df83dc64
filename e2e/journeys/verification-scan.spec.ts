import { maskName } from '@campus/contract/masks.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { codeReaderWords } from '@campus/ui/code-reader/words.ts'
import { feedbackWords } from '@campus/ui/feedback/words.ts'
import { proofWords } from '@campus/web/features/documents/own-documents/words.ts'
import { verdictWords } from '@campus/web/features/verification/outcome/verdict-words.ts'
import { outcomeWords } from '@campus/web/features/verification/outcome/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { someCertificate } from '../documents/own-document.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'

/** As the camera of a phone opens what stands in a code: the app does not run yet. */
const scan = async (page: Page, address: string) => {
  await page.goto('about:blank')
  await page.goto(address)
}

/** The same code with one letter of its signed part changed. */
const forge = (address: string) => {
  const at = address.indexOf('code=') + 60
  return `${address.slice(0, at)}${address[at] === 'A' ? 'B' : 'A'}${address.slice(at + 1)}`
}

test('the code on a paper document shows its status; offline whether it is genuine, and a forged one never is', async ({
  device,
  student,
  network,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const document = await someCertificate(student, network)
  const page = await device({ offline: true })
  const { t, text, fact } = reading(page, 'zh_CN')
  const answer = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) })

  await scan(page, document.qrAddress)
  await expectAt(page, verificationPaths.rightOnPhone)
  await expect(fact(outcomeWords.holder)).toHaveText(maskName(document.holder.name))
  await expectSound(page, 'steps/scanned-right')
  await scan(page, forge(document.qrAddress))
  await expectAt(page, verificationPaths.wrongOnPhone)
  await expect(answer).toContainText(t(verdictWords('tampered', 'scan').title))

  // Everything was loaded once while the network was there.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.context().setOffline(true)
  await scan(page, document.qrAddress)
  await expect(answer).toContainText(t(verdictWords('unasked', 'scan').meaning))
  await expect(fact(outcomeWords.serial)).toHaveText(document.serial)
  await expectSound(page, 'steps/scanned-offline')
  await scan(page, forge(document.qrAddress))
  await expect(answer).toContainText(t(verdictWords('tampered', 'scan').title))
  await scan(page, document.qrAddress)
  await expect(answer).toContainText(t(verdictWords('unasked', 'scan').title))
  await page.context().setOffline(false)
  await expectAt(page, verificationPaths.rightOnPhone)
  await expect(text(feedbackWords.offline)).toHaveCount(0)
})

test('a picture of the code that its holder shows leads to the same answer', async ({ device, student, network }) => {
  const document = await someCertificate(student, network)
  const shown = await device({ as: document.holder, isShared: true })
  const holder = reading(shown, 'zh_CN')
  await shown.goto(`/#${documentsPaths.ownDocument.address}?id=${document.id}`)
  // The paper above the code has its size by then: nothing moves while the picture is taken.
  await expect(shown.getByRole('region', { name: document.fileName })).toContainText(document.holder.number)
  await holder.button(proofWords.showQr).click()
  const buffer = await shown.getByRole('img', { name: holder.t(proofWords.qr) }).screenshot()

  const page = await device({ size: 'wide' })
  const { t, fact } = reading(page, 'zh_CN')
  await page.goto(`/#${verificationPaths.verify.address}`)
  await page.getByLabel(t(codeReaderWords.picture)).setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer })
  await expectAt(page, verificationPaths.right)
  await expect(fact(outcomeWords.serial)).toHaveText(document.serial)
})
