import { accountPaths } from '@campus/contract/paths/account.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { caseFileNames } from '@campus/contract/registration/files.ts'
import { registrationStateNames } from '@campus/contract/registration/states.ts'
import { fieldWords } from '@campus/web/console/fields/words.ts'
import { codeWords } from '@campus/web/domain/codes/words.ts'
import { passwordWords } from '@campus/web/domain/password/words.ts'
import { accountWords } from '@campus/web/features/registration/account/words.ts'
import { caseDetailWords } from '@campus/web/features/registration/console/case/words.ts'
import { rulesWords } from '@campus/web/features/registration/console/rules/words.ts'
import { casesWords, verdictWords } from '@campus/web/features/registration/console/words.ts'
import { filesWords } from '@campus/web/features/registration/files/words.ts'
import { matchWords } from '@campus/web/features/registration/match/words.ts'
import { materialWords } from '@campus/web/features/registration/material/words.ts'
import { progressWords } from '@campus/web/features/registration/progress/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { someReach } from '../people/newcomer.ts'
import { codeSentTo } from '../people/outbox.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { addRecord, aScan, fillIn, pageMailedTo, someIdCard } from '../people/registering.ts'

const password = 'quiet meadow 31'

test('no record fits: material is asked for, added and approved, and the applicant is in', async ({ device, network }) => {
  const language = 'zh_CN'
  const name = '南宫若水'
  const { email } = someReach()
  const number = await addRecord(network, { name, userType: 'student' })
  const page = await device({ language })
  const { t, button, field, text, toast } = reading(page, language)
  const scan = (label: string) => page.getByLabel(label)
  await fillIn(page, language, { userType: 'student', name, number, idCard: someIdCard() })

  await expectAt(page, registrationPaths.material)
  await expect(text(materialWords.noRecord)).toBeVisible()
  await scan(t(caseFileNames.student_card)).setInputFiles(await aScan('card.jpg'))
  await expect(button(filesWords.remove('card.jpg'))).toBeVisible()
  await scan(t(caseFileNames.recent)).setInputFiles(await aScan('me.jpg'))
  await expect(button(filesWords.remove('me.jpg'))).toBeVisible()
  await page.getByRole('textbox', { name: t(accountWords.email) }).fill(email)
  await expectSound(page, 'steps/registration-material')
  await pageMailedTo(email, () => button(materialWords.handIn).click())
  await expectAt(page, registrationPaths.progress)
  await expect(page.getByText(t(registrationStateNames.unmatched))).toBeVisible()
  await expectSound(page, 'steps/registration-progress')

  const admin = await device({ as: demoPerson('admin'), size: 'wide', language })
  const office = reading(admin, language)
  const console = atConsole(admin, language)
  await console.open(registrationPaths.unmatchedCases, { words: number })
  await admin.getByRole('listitem').getByRole('button', { name }).click()
  await expectSound(admin, 'steps/console-registration-unmatched')
  await office.button(caseDetailWords.correctIdCard).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t(caseDetailWords.idCard) }).fill(someIdCard())
  await dialog.getByRole('textbox', { name: t(caseDetailWords.correctNotes) }).fill('学生证上的号码')
  await expectSound(admin, 'steps/console-registration-id-card')
  await dialog.getByRole('button', { name: t(caseDetailWords.correctIdCard) }).click()
  await expect(admin.getByText(t(caseDetailWords.corrected))).toBeVisible()
  await console.box(verdictWords.notes).fill('请补充毕业证书')
  const asked = await pageMailedTo(email, async () => {
    await office.button(verdictWords.supplement).click()
    await office.confirm(verdictWords.supplement)
  })

  await page.goto(asked)
  await expect(page.getByText('请补充毕业证书')).toBeVisible()
  await scan(t(caseFileNames.diploma)).setInputFiles(await aScan('diploma.jpg'))
  await expect(button(filesWords.remove('diploma.jpg'))).toBeVisible()
  await expectSound(page, 'steps/registration-supplement')
  await button(progressWords.send).click()
  await expect(toast(progressWords.sent)).toBeVisible()

  await console.open(registrationPaths.unmatchedCases, { words: number })
  await admin.getByRole('listitem').getByRole('button', { name }).click()
  await admin.getByRole('radio', { name: number }).check()
  const approved = await pageMailedTo(email, async () => {
    await office.button(verdictWords.link).click()
    await office.confirm(verdictWords.link)
  })

  await page.goto(approved)
  await button(progressWords.setPassword).click()
  await expectAt(page, registrationPaths.account)
  const { phone } = someReach()
  await page.getByRole('textbox', { name: t(accountWords.phone) }).fill(phone)
  await field(codeWords.code).fill(await codeSentTo(phone, () => button(codeWords.get).click()))
  await field(passwordWords.fresh).fill(password)
  await field(passwordWords.again).fill(password)
  await button(accountWords.finish).click()
  await expect(toast(accountWords.welcome)).toBeVisible()
})

test('a teacher whom nothing but a person can prove is reviewed with others and is in', async ({ device, network }) => {
  const language = 'en_US'
  const name = 'Ruoshui Nangong'
  const { email } = someReach()
  const idCard = someIdCard()
  const number = await addRecord(network, { name, userType: 'teacher', idCard })
  const page = await device({ language })
  const { t, button, field } = reading(page, language)
  await fillIn(page, language, { userType: 'teacher', name, number, idCard })

  await expectAt(page, registrationPaths.match)
  await page.getByRole('button', { name: t(matchWords.manual) }).click()
  await expectAt(page, registrationPaths.material)
  await page.getByLabel(t(caseFileNames.recent)).setInputFiles(await aScan('me.jpg'))
  await expect(button(filesWords.remove('me.jpg'))).toBeVisible()
  await expectSound(page, 'steps/registration-review')
  await button(materialWords.next).click()
  await expectAt(page, registrationPaths.account)
  await page.getByRole('textbox', { name: t(accountWords.email) }).fill(email)
  await field(codeWords.code).fill(await codeSentTo(email, () => button(codeWords.get).click()))
  await field(passwordWords.fresh).fill(password)
  await field(passwordWords.again).fill(password)
  await pageMailedTo(email, () => button(accountWords.handIn).click())
  await expectAt(page, registrationPaths.progress)

  const admin = await device({ as: demoPerson('admin'), language })
  const office = reading(admin, language)
  const console = atConsole(admin, language)
  await console.open(registrationPaths.matchedCases, { words: number })
  await expectSound(admin, 'steps/console-registrations-phone')
  await admin.getByRole('listitem').getByRole('button', { name }).click()
  await expectAt(admin, registrationPaths.matchedCase)
  await expectSound(admin, 'steps/console-registration-phone')
  await console.open(registrationPaths.matchedCases, { words: number })
  await admin.getByRole('checkbox', { name: t(casesWords.select(name)) }).check()
  await pageMailedTo(email, async () => {
    await office.button(verdictWords.pass).click()
    await office.confirm(verdictWords.pass)
  })
  await expect(office.toast(verdictWords.done(1))).toBeVisible()

  await button(progressWords.logIn).click()
  await atLogin(page, language).logInByPassword({ userType: 'teacher', number, name, phone: '', email, password })
  await expectAt(page, accountPaths.basicInfo)
})

test('an administrator looks through the registrations of the school, their log and what is asked', async ({ device }) => {
  const admin = await device({ as: demoPerson('admin'), size: 'wide', language: 'zh_CN' })
  const { field, button, toast } = reading(admin, 'zh_CN')
  const console = atConsole(admin, 'zh_CN')
  await console.open(registrationPaths.matchedCases)
  await admin.getByRole('listitem').getByRole('button').first().click()
  await expectSound(admin, 'steps/console-registration-matched')
  await console.open(registrationPaths.log)
  await expectSound(admin, 'steps/console-registration-log')
  await console.open(consolePaths.registrationFields, { userType: 'teacher' })
  await field(rulesWords.decideDays).fill('5')
  await expectSound(admin, 'steps/console-registration-rules')
  await button(fieldWords.save).click()
  await expect(toast(rulesWords.saved)).toBeVisible()
  await admin.reload()
  await expect(field(rulesWords.decideDays)).toHaveValue('5')
})
