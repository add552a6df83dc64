import { accountPaths } from '@campus/contract/paths/account.ts'
import { consentFieldWords } from '@campus/web/domain/consent/consent-field-words.ts'
import { loginWords } from '@campus/web/features/account/login/words.ts'
import { passkeyWords } from '@campus/web/features/account/passkeys/words.ts'
import type { Page } from '@playwright/test'
import { languagesOf } from '../browser/looks.ts'
import { expectAtLogin, expectHome } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { logOut } from '../people/leaving.ts'
import { reading } from '../people/reading.ts'

/** A phone with a fingerprint reader, and a finger that is always there. */
const giveFingerprintReader = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

for (const language of languagesOf(import.meta.url))
  test(`a passkey logs in until it is removed (${language})`, async ({ device, studentWithPassword }) => {
    const person = await studentWithPassword()
    const page = await device({ as: person, language })
    const { t, button, field, text, toast, confirm } = reading(page, language)
    const logInByPasskey = async () => {
      await page.goto('/')
      await page.getByRole('checkbox', { name: t(consentFieldWords.agreeTo) }).check()
      await button(loginWords.passkey).click()
    }
    await giveFingerprintReader(page)
    await page.goto(`/#${accountPaths.passkeys.address}`)
    await expect(text(passkeyWords.none)).toBeVisible()
    await field(passkeyWords.name).fill('My phone')
    await button(passkeyWords.add).click()
    await expect(toast(passkeyWords.added)).toBeVisible()

    await logOut(page, language)
    await logInByPasskey()
    await expectHome(page, person)

    await page.goto(`/#${accountPaths.passkeys.address}`)
    await page.getByRole('button', { name: `${t(passkeyWords.remove)} My phone` }).click()
    await confirm(passkeyWords.remove)
    await expect(text(passkeyWords.none)).toBeVisible()

    await logOut(page, language)
    await logInByPasskey()
    await expect(page.locator('.toast-failure')).toBeVisible()
    await expectAtLogin(page)
  })
