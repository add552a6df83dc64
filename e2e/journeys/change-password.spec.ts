import { fieldTexts } from '@campus/contract/field-texts.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { accountRefusals } from '@campus/contract/refusals/account.ts'
import { passwordWords } from '@campus/web/domain/password/words.ts'
import { securityWords } from '@campus/web/features/account/password/security-words.ts'
import { languagesOf } from '../browser/looks.ts'
import { expectAt, expectAtLogin } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'

for (const language of languagesOf(import.meta.url))
  test(`the rules of a new password are shown as they are met, and ends all other devices (${language})`, async ({
    device,
    studentWithPassword,
  }) => {
    const person = await studentWithPassword()
    const other = await device({ as: person, language })
    const page = await device({ as: person, language })
    const { t, button, field, toast } = reading(page, language)
    const rule = page.getByRole('list', { name: t(passwordWords.rules) }).getByRole('listitem')
    const classes = rule.filter({ hasText: t(fieldTexts.password_classes) })
    await page.goto(`/#${accountPaths.security.address}`)
    await page
      .getByRole('link')
      .filter({ hasText: t(securityWords.password) })
      .click()
    await field(passwordWords.old).fill('not the old one 1')
    await field(passwordWords.fresh).fill('12345678')
    await expect(classes).toContainText(t(passwordWords.notMet))
    await field(passwordWords.fresh).fill('copper bridge 90')
    await expect(classes).toContainText(t(passwordWords.met))
    await field(passwordWords.again).fill('copper bridge 90')
    await button(passwordWords.save).click()
    await expect(field(passwordWords.old)).toHaveAccessibleDescription(t(accountRefusals.old_password_wrong))
    await expect(field(passwordWords.old)).toBeFocused()
    await expect(field(passwordWords.fresh)).toHaveValue('copper bridge 90')

    await field(passwordWords.old).fill(person.password)
    await button(passwordWords.save).click()
    await expect(toast(passwordWords.changed)).toBeVisible()
    await expectAt(page, accountPaths.security)
    await other.goto(`/#${accountPaths.devices.address}`)
    await expectAtLogin(other)
  })
