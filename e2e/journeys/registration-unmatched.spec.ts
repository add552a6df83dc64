import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { caseFileNames } from '@campus/contract/registration/files.ts'
import { registrationStateNames } from '@campus/contract/registration/states.ts'
import { codeWords } from '@campus/web/domain/codes/words.ts'
import { accountWords } from '@campus/web/features/registration/account/words.ts'
import { caseDetailWords } from '@campus/web/features/registration/console/case/words.ts'
import { casesWords, verdictWords } from '@campus/web/features/registration/console/words.ts'
import { filesWords } from '@campus/web/features/registration/files/words.ts'
import { materialWords } from '@campus/web/features/registration/material/words.ts'
import { progressWords } from '@campus/web/features/registration/progress/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { someReach } from '../people/newcomer.ts'
import { codeSentTo } from '../people/outbox.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { aScan, fillIn, pageMailedTo, someIdCard } from '../people/registering.ts'
import { handInUnknown } from '../people/unmatched-case.ts'

const language = 'zh_CN'

test('a person without an email address hands in by a code to the phone, and has the SMS with the link sent again', async ({ device }) => {
  const { phone, number } = someReach()
  const page = await device({ language })
  const { t, button, field, choose } = reading(page, language)
  await fillIn(page, language, { userType: 'student', name: '欧阳无双', number, idCard: someIdCard() })
  await expectAt(page, registrationPaths.material)
  for (const [kind, name] of [
    [caseFileNames.student_card, 'card.jpg'],
    [caseFileNames.recent, 'me.jpg'],
  ] as const) {
    await page.getByLabel(t(kind)).setInputFiles(await aScan(name))
    await expect(button(filesWords.remove(name))).toBeVisible()
  }
  await choose(materialWords.reach, accountWords.phone)
  await page.getByRole('textbox', { name: t(accountWords.phone) }).fill(phone)
  await field(codeWords.code).fill(await codeSentTo(phone, () => button(codeWords.get).click()))
  await expectSound(page, 'steps/registration-material-phone')
  const sent = await pageMailedTo(phone, () => button(materialWords.handIn).click())
  await expectAt(page, registrationPaths.progress)

  const again = await pageMailedTo(phone, () => button(progressWords.resend).click())
  await expect(page.locator('.toast')).toBeVisible()
  expect(again, 'every SMS has an address of its own').not.toBe(sent)
  for (const link of [again, sent]) {
    await page.goto(link)
    await expect(page.getByText(t(registrationStateNames.unmatched))).toBeVisible()
  }
})

test('many cases that fit no record are decided at once, each applicant is told, and once more on request', async ({ device, network }) => {
  const name = `司空${Date.now() % 100_000}`
  const [first, second, third] = [
    await handInUnknown(`${name}甲`, network),
    await handInUnknown(`${name}乙`, network),
    await handInUnknown(`${name}丙`, network),
  ]
  const admin = await device({ as: demoPerson('admin'), size: 'wide', language })
  const { t, text, button, confirm, toast } = reading(admin, language)
  const console = atConsole(admin, language)
  await console.open(registrationPaths.unmatchedCases, { words: name })
  await expect(admin.getByRole('checkbox')).toHaveCount(3)
  await admin.getByRole('checkbox', { name: t(casesWords.select(first.name)) }).check()
  await button(casesWords.selectAll).click()
  await expect(text(casesWords.selected(3))).toBeVisible()
  await admin.getByRole('checkbox', { name: t(casesWords.select(third.name)) }).uncheck()
  await expect(button(verdictWords.pass), 'records are linked one by one').toHaveCount(0)
  await button(casesWords.lookAt(first.name, false)).click()
  await expect(admin.getByRole('dialog').getByText(first.name).first()).toBeVisible()
  await admin.keyboard.press('Escape')
  await expect(text(casesWords.sample(1, 2))).toBeVisible()
  await button(verdictWords.needsCard).click()
  await expectSound(admin, 'steps/console-registrations-many')
  const asked = await pageMailedTo(second.email, () =>
    pageMailedTo(first.email, async () => {
      await button(verdictWords.supplement).click()
      await confirm(verdictWords.supplement)
    }),
  )
  await expect(toast(verdictWords.done(2))).toBeVisible()
  await expect(admin.getByRole('checkbox'), 'the third still waits').toHaveCount(1)

  await admin.getByRole('listitem').getByRole('button', { name: second.name }).click()
  const again = await pageMailedTo(second.email, () => button(caseDetailWords.resend).click())
  await expect(toast(caseDetailWords.resent)).toBeVisible()
  const phone = await device({ language })
  for (const link of [asked, again]) {
    await phone.goto(link)
    await expect(phone.getByText(t(verdictWords.needsCard))).toBeVisible()
    await expect(phone.getByText(t(registrationStateNames.supplement)).first()).toBeVisible()
  }
})
