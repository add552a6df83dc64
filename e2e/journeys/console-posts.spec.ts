import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleRefusals } from '@campus/contract/refusals/console.ts'
import { saveHolders } from '@campus/contract/school/console/appointments.ts'
import { fieldWords } from '@campus/web/console/fields/words.ts'
import { officePeopleWords } from '@campus/web/domain/office-people/words.ts'
import { appointmentWords } from '@campus/web/features/school/console/appointments/words.ts'
import { organisationWords } from '@campus/web/features/school/console/organisation/words.ts'
import { postWords } from '@campus/web/features/school/console/posts/words.ts'
import { settingsWords } from '@campus/web/features/school/console/settings/words.ts'
import { expectSound } from '../checks/sound.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

const { people, units } = ownSchools.offices

for (const { language, size } of [
  { language: 'zh_CN', size: 'wide' },
  { language: 'en_US', size: 'phone' },
] as const)
  test(`an administrator adds a post and says who holds it, ${size}`, async ({ device, network }) => {
    const page = await device({ as: people.admin, size, language })
    const { t, button, toast, confirm } = reading(page, language)
    const console = atConsole(page, language)
    await console.open(consolePaths.posts)

    await button(postWords.add).first().click()
    const adding = console.dialog(postWords.add)
    const save = adding.getByRole('button', { name: t(fieldWords.save) })
    const names = [`印章管理员${size}`, `Seal officer ${size}`, `印章管理員${size}`] as const
    for (const [at, nameIn] of [fieldWords.inChinese, fieldWords.inEnglish, fieldWords.inTaiwanese].entries())
      await console.box(nameIn(t(postWords.name)), adding).fill(names[at] ?? '')
    await console.box(postWords.code, adding).fill('印章')
    await save.click()
    await expect(console.box(postWords.code, adding)).toHaveAttribute('aria-invalid', 'true')
    await console.box(postWords.code, adding).fill(`SEAL-${size}`)
    await save.click()
    await expect(toast(postWords.saved)).toBeVisible()
    await expect(page.getByText(t(postWords.nobody))).toBeVisible()

    const setting = console.dialog(postWords.holdersOf(t(names)))
    const addPerson = async (name: string) => {
      await setting.getByRole('button', { name: t(appointmentWords.add) }).click()
      const sheet = console.dialog(appointmentWords.add)
      await sheet.getByRole('searchbox', { name: t(officePeopleWords.search) }).fill(name)
      await sheet.getByRole('button', { name }).click()
      await expect(sheet).toHaveCount(0)
    }
    await button(postWords.setHolders).click()
    await addPerson(people.teacher.name)
    await addPerson(people.admin.name)
    await console.pickUnit(appointmentWords.unit, units.college.name, setting.getByRole('listitem').last())
    await setting.getByRole('button', { name: t(appointmentWords.up(people.admin.name)) }).click()
    await expectSound(page, `steps/console-post-holders-${size}`)
    await setting.getByRole('button', { name: t(fieldWords.save) }).click()
    await expect(setting).toHaveCount(0)
    const holders = page.getByRole('list', { name: t(postWords.holders) }).getByRole('listitem')
    await expect(holders).toHaveCount(2)
    await expect(holders.first()).toContainText(people.admin.name)
    await expect(holders.first()).toContainText(t(units.college.name))
    await expect(holders.last()).toContainText(t(appointmentWords.wholeSchool))
    await expectSound(page, `steps/console-posts-${size}`)

    // Somebody else has changed the list meanwhile: what was typed stays, and nothing is overwritten.
    await button(postWords.setHolders).click()
    const postId = new URLSearchParams(page.url().split('?')[1]).get('id') ?? ''
    await askServer(saveHolders, { postId, revision: 1, holders: [] }, network, { token: await tokenOf(people.admin, network) })
    await setting.getByRole('button', { name: t(fieldWords.save) }).click()
    await expect(setting).toContainText(t(consoleRefusals.appointments_changed))
    await page.reload()
    await expect(page.getByText(t(postWords.nobody))).toBeVisible()

    await button(postWords.remove).click()
    await confirm(postWords.remove)
    await expect(toast(postWords.removed)).toBeVisible()
  })

test('an administrator says who leads a unit, and an earlier leader stays known', async ({ device }) => {
  const language = 'zh_TW'
  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, button, text } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(consolePaths.organisation, { id: units.college.id })
  await expect(text(organisationWords.noLeaders)).toBeVisible()

  const setting = console.dialog(organisationWords.leadersOf(t(units.college.name)))
  await button(organisationWords.setLeaders).click()
  await setting.getByRole('button', { name: t(appointmentWords.add) }).click()
  const sheet = console.dialog(appointmentWords.add)
  await sheet.getByRole('searchbox').fill(people.teacher.number)
  await sheet.getByRole('button', { name: people.teacher.name }).click()
  const [from, until] = [setting.getByLabel(t(appointmentWords.startsOn)), setting.getByLabel(t(appointmentWords.endsOn))]
  await from.fill('2024-09-01')
  await until.fill('2024-08-31')
  await setting.getByRole('button', { name: t(fieldWords.save) }).click()
  await expect(until).toHaveAttribute('aria-invalid', 'true')
  await until.fill('')
  await setting.getByRole('button', { name: t(fieldWords.save) }).click()
  await expect(setting).toHaveCount(0)
  const leaders = page.getByRole('list', { name: t(organisationWords.leaders) }).getByRole('listitem')
  await expect(leaders).toHaveText([new RegExp(`${people.teacher.name}.*2024-09-01`)])
  await expectSound(page, 'steps/console-unit-leaders')

  await button(organisationWords.setLeaders).click()
  await setting.getByRole('button', { name: t(appointmentWords.remove(people.teacher.name)) }).click()
  await setting.getByRole('button', { name: t(fieldWords.save) }).click()
  await expect(text(organisationWords.noLeaders)).toBeVisible()
  await text(appointmentWords.former).click()
  await expect(page.getByRole('list', { name: t(appointmentWords.former) })).toContainText(people.teacher.name)
})

test('an administrator names the working hours, and overlaps are shown', async ({ device }) => {
  const language = 'zh_CN'
  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, button, toast } = reading(page, language)
  await atConsole(page, language).open(consolePaths.settings)
  const hours = page.getByRole('region', { name: t(settingsWords.workingHours) })
  const [from, to] = [
    hours.getByLabel(t(settingsWords.hoursFrom), { exact: true }),
    hours.getByLabel(t(settingsWords.hoursTo), { exact: true }),
  ]
  await from.last().fill('11:30')
  await button(settingsWords.save).click()
  await expect(hours).toContainText('时间段不能重叠')
  await expectSound(page, 'steps/console-working-hours')
  await from.last().fill('13:30')
  await to.last().fill('17:30')
  await button(settingsWords.save).click()
  await expect(toast(settingsWords.saved(t(settingsWords.workingHours)))).toBeVisible()
  await page.reload()
  await expect(from.last()).toHaveValue('13:30')
})
