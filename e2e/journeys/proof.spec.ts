import { accountPaths } from '@campus/contract/paths/account.ts'
import { accountRefusals } from '@campus/contract/refusals/account.ts'
import { codeWords } from '@campus/web/domain/codes/words.ts'
import { passwordWords } from '@campus/web/domain/password/words.ts'
import { bindingWords } from '@campus/web/features/account/bindings/words.ts'
import { deviceWords } from '@campus/web/features/account/devices/words.ts'
import { notMeWords } from '@campus/web/features/account/not-me/words.ts'
import { providerNames } from '@campus/web/features/account/outside/providers.ts'
import { outsideWords } from '@campus/web/features/account/outside/words.ts'
import { linkWords } from '@campus/web/features/account/password/link-words.ts'
import { proofWords } from '@campus/web/features/account/proof/words.ts'
import { languagesOf } from '../browser/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt, expectAtLogin, expectLeft } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { codeSentTo, linkSentTo } from '../people/outbox.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { loseToken } from '../people/stale-session.ts'

const devicesAddress = `/#${accountPaths.devices.address}`

for (const language of languagesOf(import.meta.url))
  test(`a session that proved nothing lately asks who is there, and the owner undoes what it did (${language})`, async ({
    device,
    studentWithPassword,
  }) => {
    const person = await studentWithPassword()
    await device({ as: person, language })
    const page = await device({ as: person, language, remember: true })
    const { t, button, field, toast, confirm, text } = reading(page, language)
    await page.goto(devicesAddress)
    await loseToken(page)
    const endOthers = async () => {
      await button(deviceWords.endOthers).click()
      await confirm(deviceWords.end)
    }
    const sheet = page.getByRole('dialog', { name: t(proofWords.title) })
    await endOthers()
    await expect(sheet).toBeVisible()
    await expectSound(page, `steps/proof-${language}`)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('listitem')).toHaveCount(2)
    await endOthers()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('listitem')).toHaveCount(2)

    await endOthers()
    await field(proofWords.password).fill('not the password 1')
    await button(proofWords.confirm).click()
    await expect(field(proofWords.password)).toHaveAccessibleDescription(t(accountRefusals.old_password_wrong))
    await field(proofWords.password).fill(person.password)
    await button(proofWords.confirm).click()
    await expect(toast(deviceWords.ended(1))).toBeVisible()
    await expect(text(deviceWords.thisOne)).toBeVisible()

    const elsewhere = await device({ language })
    await elsewhere.goto(await linkSentTo(person.phone))
    const there = reading(elsewhere, language)
    await expect(there.text(notMeWords.lead)).toBeVisible()
    await expectSound(elsewhere, `steps/not-me-${language}`)
    await there.button(notMeWords.undo).click()
    await expect(there.text(notMeWords.undone)).toBeVisible()
    await expectSound(elsewhere, `steps/not-me-undone-${language}`)
    await there.button(notMeWords.recover).click()
    await expectAt(elsewhere, accountPaths.forget)
    await page.reload()
    await expectAtLogin(page)
  })

test('a person without a password proves by a code, and continues to another service to link it', async ({ device, student }) => {
  const person = student()
  const page = await device({ as: person, language: 'en_US', remember: true })
  const { t, button, field, toast, choose } = reading(page, 'en_US')
  const dingtalk = t(providerNames.dingtalk)
  await page.goto(`/#${accountPaths.bindings.address}`)
  await loseToken(page)
  await page.getByRole('button', { name: `${t(bindingWords.bind)} ${dingtalk}` }).click()
  await choose(proofWords.way, proofWords.wayName('email'))
  const code = await codeSentTo(person.email, () => button(codeWords.get).click())
  await expectSound(page, 'steps/proof-by-code')
  await field(proofWords.code).fill(code)
  await button(proofWords.confirm).click()
  await page.getByRole('link', { name: demoPerson('auditor').name }).click()
  await expect(toast(outsideWords.bound)).toBeVisible()
})

test('a new password shows the other login methods, and removes those added after the last proof', async ({
  device,
  studentWithPassword,
}) => {
  const [person, other] = [await studentWithPassword(), await studentWithPassword()]
  const page = await device({ as: person, language: 'en_US' })
  const { button, field, text, toast } = reading(page, 'en_US')
  await page.goto(`/#${accountPaths.bindings.address}`)
  await button(bindingWords.join).click()
  await field(outsideWords.account).fill(other.number)
  await field(outsideWords.password).fill(other.password)
  await button(bindingWords.joinSubmit).click()
  await expect(toast(bindingWords.joined)).toBeVisible()
  await page.goto(`/#${accountPaths.password.address}`)
  await field(passwordWords.old).fill(person.password)
  await field(passwordWords.fresh).fill('copper bridge 90')
  await field(passwordWords.again).fill('copper bridge 90')
  await button(passwordWords.save).click()
  await expect(text(linkWords.removed)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: other.name })).toBeVisible()
  await expectSound(page, 'steps/password-changed')
  await button(linkWords.done).click()
  await expectLeft(page, accountPaths.password)
})
