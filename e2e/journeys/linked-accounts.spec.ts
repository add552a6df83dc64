import { accountPaths } from '@campus/contract/paths/account.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { bindingWords } from '@campus/web/features/account/bindings/words.ts'
import { outsideWords } from '@campus/web/features/account/outside/words.ts'
import { schoolWords } from '@campus/web/features/account/school/words.ts'
import { languagesOf } from '../browser/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'

for (const language of languagesOf(import.meta.url))
  test(`a person with two accounts joins them once and then switches (${language})`, async ({ device, student, studentWithPassword }) => {
    const [first, second] = [student(), await studentWithPassword()]
    const page = await device({ as: first, language })
    const { t, button, field, choose, toast } = reading(page, language)
    await page.goto(`/#${accountPaths.bindings.address}`)
    await button(bindingWords.join).click()
    await expectSound(page, `steps/join-account-${language}`)
    await choose(schoolWords.iAm, userTypeNames.student)
    await field(outsideWords.account).fill(second.number)
    await field(outsideWords.password).fill(second.password)
    await button(bindingWords.joinSubmit).click()
    await expect(toast(bindingWords.joined)).toBeVisible()

    await expect(page.getByRole('button', { name: `${t(bindingWords.switchTo)} ${second.name}` })).toBeVisible()
    await expectSound(page, `steps/linked-accounts-${language}`)
    await page.getByRole('button', { name: `${t(bindingWords.switchTo)} ${second.name}` }).click()
    await page.waitForURL((url) => !url.hash.includes(accountPaths.bindings.address))
    await page.goto(`/#${peoplePaths.my.address}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(personNameIn(second, language))

    await page.goto(`/#${accountPaths.bindings.address}`)
    await expect(page.getByRole('button', { name: `${t(bindingWords.switchTo)} ${first.name}` })).toBeVisible()
  })
