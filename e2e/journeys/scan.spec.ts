import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { everydayRefusals } from '@campus/contract/refusals/everyday.ts'
import { ownCardCode } from '@campus/contract/scan/scan.ts'
import { cameraWords } from '@campus/ui/camera/words.ts'
import { codeReaderWords } from '@campus/ui/code-reader/words.ts'
import { pcLoginWords } from '@campus/web/features/account/pc-login/words.ts'
import { cardCodeWords } from '@campus/web/features/people/card-code/words.ts'
import { resultWords } from '@campus/web/features/scan/result/words.ts'
import { scanWords } from '@campus/web/features/scan/words.ts'
import { verifyWords } from '@campus/web/features/verification/verify/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'

const scanAddress = `/#${messagesPaths.scan.address}`

const choosePicture = async (page: Page, buffer: Buffer) => {
  const { t } = reading(page, 'zh_CN')
  await page.getByLabel(t(codeReaderWords.picture)).setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer })
}

const typeCode = async (page: Page, code: string) => {
  const { field, button } = reading(page, 'zh_CN')
  await page.goto(scanAddress)
  await field(scanWords.typed).fill(code)
  await button(scanWords.go).click()
}

test('a picture of a card code opens the person, and so does its address', async ({ device, student, network }) => {
  const [owner, reader] = [student(), student()]
  const shown = await device({ as: owner, isShared: true })
  await shown.goto(`/#${peoplePaths.cardCode.address}`)
  const code = shown.getByRole('img', { name: reading(shown, 'zh_CN').t(cardCodeWords.label) })
  await expectSound(shown, 'steps/card-code')

  const page = await device({ as: reader })
  const { text } = reading(page, 'zh_CN')
  await page.goto(scanAddress)
  await choosePicture(page, await shown.getByText(owner.name).first().screenshot())
  await expect(text(codeReaderWords.nothingFound)).toBeVisible()
  await choosePicture(page, await code.screenshot())
  await expectAt(page, messagesPaths.contact)
  await expect(page.getByRole('heading', { name: owner.name })).toBeVisible()

  // What the camera of a phone does with the code: it opens the address that stands in it.
  const card = (await askServer(ownCardCode, {}, network, { token: await tokenOf(owner, network) })).data
  await page.goto('about:blank')
  await page.goto(card.text)
  await expectAt(page, messagesPaths.contact)
  await expect(page.getByRole('heading', { name: owner.name })).toBeVisible()
  await page.goto(`${scanAddress}?card=forged`)
  await expect(text(everydayRefusals.sealed_elsewhere)).toBeVisible()
})

test('a picture of the code on a computer asks whether that computer may log in', async ({ device, student }) => {
  const computer = await device({ size: 'wide' })
  await computer.goto('/')
  const code = computer.getByRole('img', { name: reading(computer, 'zh_CN').t(pcLoginWords.codeLabel) })
  await expect(code).toBeVisible()
  const page = await device({ as: student() })
  await page.goto(scanAddress)
  await choosePicture(page, await code.screenshot())
  await expectAt(page, messagesPaths.scanLogin)
  await expect(reading(page, 'zh_CN').button(pcLoginWords.confirm)).toBeVisible()
})

test('codes of our own that are typed open where they are used', async ({ device, student }) => {
  const page = await device({ as: student() })
  const { t } = reading(page, 'zh_CN')
  await typeCode(page, '1234 5678 9012')
  await expectAt(page, shellPaths.bridge)
  await expect(page.getByText('1234 5678 9012')).toBeVisible()
  await typeCode(page, '7k3m-9qwx-2abc-defg')
  await expectAt(page, verificationPaths.verify)
  await expect(page.getByRole('textbox', { name: t(verifyWords.codeLabel) })).toHaveValue('7K3M9QWX2ABCDEFG')
})

test('what is not of the app is shown as what it is, and no link opens unasked', async ({ device, student }) => {
  const page = await device({ as: student() })
  const { text, button, t } = reading(page, 'zh_CN')
  await typeCode(page, 'https://elsewhere.example/prize?id=7')
  await expectAt(page, messagesPaths.scanResult)
  await expect(text(resultWords.foreignLink('elsewhere.example'))).toBeVisible()
  await expectSound(page, 'steps/scan-link')
  await button(resultWords.openLink).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(t(resultWords.openTitle('elsewhere.example')))
  expect(page.context().pages(), 'nothing opens before the answer').toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)

  await typeCode(page, '储物柜 B-207，押金二十元')
  await expect(text(resultWords.text)).toBeVisible()
  await expect(page.getByText('储物柜 B-207，押金二十元')).toBeVisible()
  await typeCode(page, 'javascript:alert(1)')
  await expect(text(resultWords.text)).toBeVisible()
})

test('an address that is typed in the moment a question closes is where one arrives', async ({ device, student }) => {
  const page = await device({ as: student() })
  const { field, button } = reading(page, 'zh_CN')
  await typeCode(page, 'https://elsewhere.example/prize?id=7')
  await button(resultWords.openLink).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  // The question goes back by its entry of the history; the address comes when the app has asked for that and the browser has not done it.
  await question
    .getByRole('button')
    .first()
    .evaluate((close, address) => {
      const goBack = window.history.go.bind(window.history)
      window.history.go = (steps) => {
        window.history.go = goBack
        goBack(steps)
        window.location.hash = address
      }
      if (close instanceof HTMLElement) close.click()
    }, messagesPaths.scan.address)
  await expect(question).toHaveCount(0)
  await expect(field(scanWords.typed)).toBeVisible()
  await page.goBack()
  await expectAt(page, messagesPaths.scanResult)
})

test('without the camera the scanner explains why, and the other methods stay available', async ({ device, student }) => {
  const page = await device({ as: student() })
  const { text, button, field } = reading(page, 'zh_CN')
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
    Object.defineProperty(MediaDevices.prototype, 'getUserMedia', { value: refuse })
  })
  await page.goto(scanAddress)
  await expect(text(cameraWords.denied)).toBeVisible()
  await expect(text(codeReaderWords.deniedText)).toBeVisible()
  await button(cameraWords.retry).click()
  await expect(text(cameraWords.denied)).toBeVisible()
  await expect(field(scanWords.typed)).toBeVisible()
  await expectSound(page, 'steps/scan-denied')
})
