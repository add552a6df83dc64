import { accountPaths } from '@campus/contract/paths/account.ts'
import { accountRefusals } from '@campus/contract/refusals/account.ts'
import { codeAt } from '@campus/server/testing/authenticator-app.ts'
import { securityWords } from '@campus/web/features/account/password/security-words.ts'
import { proofWords } from '@campus/web/features/account/proof/words.ts'
import { twoStepWords } from '@campus/web/features/account/two-step/words.ts'
import type { Page } from '@playwright/test'
import { languagesOf } from '../browser/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt, expectHome } from '../people/arrival.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'
import { loseToken } from '../people/stale-session.ts'

const secretOn = async (page: Page) => (await page.locator('.two-step-secret code').innerText()).replaceAll(' ', '')

/** The app may be a step behind or ahead: so the three codes of a test need not wait half a minute each. */
const codeAhead = (secret: string, seconds: number) => codeAt(secret, new Date(Date.now() + seconds * 1000))

for (const language of languagesOf(import.meta.url))
  test(`two-step verification is turned on, asked for at the login and before a sensitive change, and turned off with a recovery code (${language})`, async ({
    device,
    studentWithPassword,
  }) => {
    const person = await studentWithPassword()
    const page = await device({ as: person, language })
    const { t, button, field, choose, toast, text } = reading(page, language)
    await page.goto(`/#${accountPaths.security.address}`)
    await page
      .getByRole('link')
      .filter({ hasText: t(securityWords.twoStep) })
      .click()
    await expectAt(page, accountPaths.twoStep)
    await button(twoStepWords.setUp).click()
    await expect(page.getByRole('img', { name: t(twoStepWords.qrLabel) })).toBeVisible()
    await expectSound(page, `steps/two-step-set-up-${language}`)
    const secret = await secretOn(page)
    await field(twoStepWords.appCode).fill('000000')
    await button(twoStepWords.turnOn).click()
    await expect(field(twoStepWords.appCode)).toHaveAccessibleDescription(new RegExp(t(accountRefusals.second_factor_wrong)))
    const codes = page.getByRole('list', { name: t(twoStepWords.codesTitle) }).getByRole('listitem')
    // The code before the present one leaves those that follow unused. It may run out while it is typed.
    await expect(async () => {
      await field(twoStepWords.appCode).fill(codeAhead(secret, -30))
      await button(twoStepWords.turnOn).click()
      await expect(codes).toHaveCount(10, { timeout: 10_000 })
    }).toPass()
    await expectSound(page, `steps/two-step-codes-${language}`)
    const recoveryCode = await codes.first().innerText()
    await button(twoStepWords.codesKept).click()
    await expect(text(twoStepWords.on)).toBeVisible()
    await expectSound(page, `steps/two-step-on-${language}`)

    const laptop = await device({ language })
    const there = reading(laptop, language)
    await laptop.goto('/')
    await atLogin(laptop, language).remember.check()
    await atLogin(laptop, language).logInByPassword(person)
    await expectAt(laptop, accountPaths.secondStep)
    await expectSound(laptop, `steps/two-step-login-${language}`)
    await there.field(twoStepWords.appCode).fill(codeAhead(secret, 0))
    await there.button(twoStepWords.logIn).click()
    await expectHome(laptop, person)

    await loseToken(laptop)
    await expectHome(laptop, person)
    await laptop.goto(`/#${accountPaths.twoStep.address}`)
    await there.button(twoStepWords.moveApp).click()
    await there.choose(proofWords.way, proofWords.wayName('totp'))
    await expectSound(laptop, `steps/proof-by-app-${language}`)
    await there.field(twoStepWords.appCode).fill(codeAhead(secret, 30))
    await there.button(proofWords.confirm).click()
    await expect(laptop.getByRole('img', { name: t(twoStepWords.qrLabel) })).toBeVisible()

    await button(twoStepWords.turnOff).click()
    await choose(twoStepWords.how, twoStepWords.byRecoveryCode)
    await page.getByRole('textbox', { name: t(twoStepWords.recoveryCode) }).fill(recoveryCode)
    await button(twoStepWords.turnOff).click()
    await expect(toast(twoStepWords.turnedOff)).toBeVisible()
    await expect(button(twoStepWords.setUp)).toBeVisible()
  })
