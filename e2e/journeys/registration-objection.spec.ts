import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { caseFileNames } from '@campus/contract/registration/files.ts'
import { registrationStateNames } from '@campus/contract/registration/states.ts'
import { codeWords } from '@campus/web/domain/codes/words.ts'
import { passwordWords } from '@campus/web/domain/password/words.ts'
import { accountWords } from '@campus/web/features/registration/account/words.ts'
import { casesWords, verdictWords } from '@campus/web/features/registration/console/words.ts'
import { filesWords } from '@campus/web/features/registration/files/words.ts'
import { matchWords } from '@campus/web/features/registration/match/words.ts'
import { materialWords } from '@campus/web/features/registration/material/words.ts'
import { objectionWords } from '@campus/web/features/registration/objection/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { someReach } from '../people/newcomer.ts'
import { codeSentTo, linkSentTo } from '../people/outbox.ts'
import { demoPerson, idCardOf } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { aScan, fillIn, pageMailedTo } from '../people/registering.ts'

const language = 'en_US'

test('who knows somebody’s numbers and persuades a reviewer is stopped by the owner of the record within a day', async ({
  device,
  student,
}) => {
  const owner = student()
  const { phone } = someReach()
  const page = await device({ language })
  const { t, button, field, choose } = reading(page, language)
  await fillIn(page, language, { userType: 'student', name: owner.name, number: owner.number, idCard: idCardOf(owner) })
  await expectAt(page, registrationPaths.match)
  await page.getByRole('button', { name: t(matchWords.manual) }).click()
  for (const kind of ['student_card', 'recent'] as const) {
    await page.getByLabel(t(caseFileNames[kind])).setInputFiles(await aScan(`${kind}.jpg`))
    await expect(button(filesWords.remove(`${kind}.jpg`))).toBeVisible()
  }
  await button(materialWords.next).click()
  await expectAt(page, registrationPaths.account)
  await choose(accountWords.channel, accountWords.newPhone)
  await page.getByRole('textbox', { name: t(accountWords.phone) }).fill(phone)
  await field(codeWords.code).fill(await codeSentTo(phone, () => button(codeWords.get).click()))
  await field(passwordWords.fresh).fill('quiet meadow 31')
  await field(passwordWords.again).fill('quiet meadow 31')
  await expectSound(page, 'steps/registration-account-phone')
  await pageMailedTo(phone, () => button(accountWords.handIn).click())
  await expectAt(page, registrationPaths.progress)

  const admin = await device({ as: demoPerson('admin'), size: 'wide', language })
  const office = reading(admin, language)
  await atConsole(admin, language).open(registrationPaths.matchedCases, { words: owner.number })
  await admin.getByRole('checkbox', { name: t(casesWords.select(owner.name)) }).check()
  await pageMailedTo(phone, async () => {
    await office.button(verdictWords.pass).click()
    await office.confirm(verdictWords.pass)
  })
  await page.reload()
  await expect(page.getByText(t(registrationStateNames.passed)).first()).toBeVisible()
  await expectSound(page, 'steps/registration-opens-later')

  const own = await device({ language })
  const ofOwner = reading(own, language)
  await own.goto(await linkSentTo(owner.phone))
  await expectAt(own, registrationPaths.objection)
  await expect(ofOwner.text(objectionWords.title)).toBeVisible()
  await expectSound(own, 'steps/registration-objection')
  await ofOwner.button(objectionWords.stop).click()
  await ofOwner.confirm(objectionWords.stop)
  await expect(ofOwner.text(objectionWords.stopped)).toBeVisible()
  await expectSound(own, 'steps/registration-stopped')
  await own.reload()
  await expect(ofOwner.text(objectionWords.expired), 'it can be stopped once').toBeVisible()
  await page.reload()
  await expect(page.getByText(t(registrationStateNames.registration_failed)).first()).toBeVisible()
})
