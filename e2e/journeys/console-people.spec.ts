import { readFile } from 'node:fs/promises'
import { exportTitles } from '@campus/contract/logs/exports.ts'
import { dutySetNames } from '@campus/contract/operations/duty-sets.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { recordsPaths } from '@campus/contract/paths/records.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { ownConfig } from '@campus/contract/people/own-config.ts'
import { authRefusals } from '@campus/contract/refusals/common.ts'
import { consoleRefusals } from '@campus/contract/refusals/console.ts'
import { everydayRefusals } from '@campus/contract/refusals/everyday.ts'
import { roleNames } from '@campus/contract/roles.ts'
import { tableWords } from '@campus/ui/table/words.ts'
import { appWords } from '@campus/web/app/words.ts'
import { bulkWords } from '@campus/web/console/bulk/words.ts'
import { exportWords } from '@campus/web/console/export/words.ts'
import { fieldWords } from '@campus/web/console/fields/words.ts'
import { frameWords } from '@campus/web/console/frame/words.ts'
import { passwordWords } from '@campus/web/domain/password/words.ts'
import { unitWords } from '@campus/web/domain/unit/words.ts'
import { recoveryWords } from '@campus/web/features/account/recovery/words.ts'
import { turnWords } from '@campus/web/features/administration/console/people/turn-words.ts'
import { peopleWords } from '@campus/web/features/administration/console/people/words.ts'
import { personWords } from '@campus/web/features/administration/console/person/words.ts'
import { announcementWords } from '@campus/web/features/messages/console/announcements/words.ts'
import { dutyWords } from '@campus/web/features/operations/console/duties/words.ts'
import { viewsWords } from '@campus/web/features/people/privacy/views-words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt, expectAtLogin, expectHome } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'
import { screenTitle } from '../people/screen-title.ts'
import { ownSchools } from '../school/own-schools.ts'

test('people are found by how their names sound, added, changed and taken along in a table', async ({ device }) => {
  const language = 'zh_TW'
  const { people, units } = ownSchools.people
  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, button, toast } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(consolePaths.people)
  const search = page.getByRole('searchbox', { name: t(peopleWords.search) })
  const found = page.getByRole('rowheader')
  for (const typed of ['murongxiaowen', 'mrxw', people.student.number, people.student.name]) {
    await search.fill(typed)
    await expect(found).toHaveText([people.student.name])
  }
  await search.fill('nobody at all')
  await expect(reading(page, language).text(peopleWords.none)).toBeVisible()
  await button(peopleWords.clear).click()
  await expect(found).toHaveCount(Object.keys(people).length)

  const adding = console.dialog(peopleWords.add)
  const add = async (number: string, name: string) => {
    await button(peopleWords.add).first().click()
    await console.box(peopleWords.number, adding).fill(number)
    await console.box(peopleWords.name, adding).fill(name)
    await console.pickUnit(peopleWords.unit, units.otherClass.name, adding)
    await adding.getByRole('button', { name: t(peopleWords.add) }).click()
  }
  await add(people.student.number, '夏侯明')
  await expect(adding.getByText(t(consoleRefusals.number_taken))).toBeVisible()
  await expectSound(page, 'steps/console-new-person')
  await console.box(peopleWords.number, adding).fill('NEW-1')
  await adding.getByRole('button', { name: t(peopleWords.add) }).click()
  await expect(toast(peopleWords.added)).toBeVisible()
  await expectAt(page, consolePaths.person)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('夏侯明')

  await button(personWords.change).click()
  const record = console.dialog(personWords.record)
  await console.box(peopleWords.grade, record).fill('2026')
  await console.box(peopleWords.phone, record).fill(people.student.phone)
  await record.getByRole('button', { name: t(fieldWords.save) }).click()
  await expect(record).toContainText(t(everydayRefusals.channel_taken))
  await console.box(peopleWords.phone, record).fill('15490090009')
  await record.getByRole('button', { name: t(fieldWords.save) }).click()
  await expect(toast(personWords.changed)).toBeVisible()
  await expect(console.fact(peopleWords.grade)).toHaveText('2026')
  await expect(console.fact(peopleWords.phone)).toHaveText(/^154.*0009/)
  await expectSound(page, 'steps/console-person')

  await console.open(consolePaths.people, { unitId: units.otherClass.id })
  await expect(found).toHaveCount(2)
  const download = page.waitForEvent('download')
  await button(exportWords.export).click()
  const exporting = console.dialog(exportWords.title(t(exportTitles.people)))
  await exporting.getByRole('combobox', { name: t(exportWords.format) }).selectOption('csv')
  await console.box(exportWords.reason, exporting).fill('list for the class')
  await exporting.getByRole('button', { name: t(exportWords.start) }).click()
  await exporting.getByRole('button', { name: t(exportWords.download) }).click()
  const table = await readFile(await (await download).path(), 'utf8')
  expect(table.trim().split('\r\n')).toHaveLength(3)
  expect(table).toContain('夏侯明')

  await console.open(consolePaths.people, { words: 'NEW-1' })
  await page.getByRole('checkbox', { name: t(tableWords.select('夏侯明 NEW-1')) }).check()
  await button(turnWords.disable).click()
  const disabling = console.dialog(peopleWords.disableAll(1))
  await console.box(fieldWords.reason, disabling).fill('離校')
  await disabling.getByRole('button', { name: t(turnWords.disable) }).click()
  await expect(toast(bulkWords.done(1))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'NEW-1' })).toContainText(t(peopleWords.disabled))

  const seen = await device({ as: people.stranger, language })
  await seen.goto(`/#${peoplePaths.views.address}`)
  await expect(seen.getByRole('listitem').filter({ hasText: people.admin.name }).first()).toContainText(t(viewsWords.what('export')))
})

test('a teacher becomes a manager and sees the people of their scope alone', async ({ device }) => {
  const language = 'en_US'
  const { people, units } = ownSchools.roles
  const admin = await device({ as: people.admin, size: 'wide', language })
  const { t, button, toast } = reading(admin, language)
  const console = atConsole(admin, language)
  await console.open(consolePaths.person, { id: people.teacher.id })
  await button(personWords.setRoles).click()
  const roles = console.dialog(personWords.roles)
  await roles.getByRole('checkbox', { name: t(roleNames.manager) }).check()
  await roles.getByRole('button', { name: t(fieldWords.save) }).click()
  await expect(roles.getByText(t(personWords.scopeNeeded))).toBeVisible()
  await roles.getByText(t(personWords.wholeSchool), { exact: true }).click()
  await roles.getByRole('button', { name: t(fieldWords.save) }).click()
  const sure = admin.getByRole('alertdialog')
  await expect(sure).toContainText(t(personWords.wholeSchoolTitle(people.teacher.name)))
  await admin.goBack()
  await expect(sure).toHaveCount(0)
  await expect(roles).toBeVisible()
  await roles.getByText(t(personWords.oneUnit), { exact: true }).click()
  await console.pickUnit(personWords.scopeUnit, units.otherClass.name, roles)
  await expectSound(admin, 'steps/console-roles')
  await roles.getByRole('button', { name: t(fieldWords.save) }).click()
  await expect(toast(personWords.rolesSaved)).toBeVisible()
  await expect(admin.getByRole('listitem').filter({ hasText: t(roleNames.manager) })).toContainText(t(units.otherClass.name))

  const page = await device({ as: people.teacher, size: 'wide', language })
  const atManager = atConsole(page, language)
  await atManager.open(consolePaths.people)
  await expect(page.getByRole('rowheader')).toHaveText([people.stranger.name])
  const menu = page.getByRole('navigation', { name: t(frameWords.menu) })
  const terminals = ['terminals', 'faults', 'terminalEvents', 'terminalStatistics'] as const
  const printing = ['printJobs', 'printPrices', 'library', 'libraryDirectories'] as const
  const appeals = ['payGrievances', 'freeCopies'] as const
  const photos = [identityPaths.library, consolePaths.papers, consolePaths.photoImports, identityPaths.find, consolePaths.faceGuardians]
  const registrations = [registrationPaths.matchedCases, registrationPaths.unmatchedCases, registrationPaths.log]
  const planning = ['scheduleTerms', 'scheduleRooms', 'scheduleSections', 'scheduleChanges', 'attendance', 'attendanceWarnings'] as const
  const teaching = [...planning, 'exams', 'gradeSheets', 'gradeAppeals', 'appraisals', 'appraisalTexts', 'scheduleImports'] as const
  const certificates = ['templates', 'issued', 'counter'] as const
  const news = ['announcements', 'lostItems'] as const
  const records = [recordsPaths.students, recordsPaths.old, consolePaths.recordChanges]
  const approvals = [approvalPaths.todo, messagesPaths.leaveDecisions, certificatesPaths.decisions]
  const others = ['orders', ...terminals, ...printing, ...appeals, ...news] as const
  const logs = [...Object.values(statisticsPaths), logPaths.applications, consolePaths.logExports]
  const aboutPeople = [consolePaths.start, consolePaths.people, ...records, ...photos, ...registrations]
  const papers = [...teaching, ...certificates].map((screen) => consolePaths[screen])
  const theirs = [...aboutPeople, ...papers, ...approvals, ...others.map((screen) => consolePaths[screen]), ...logs]
  await expect(menu.getByRole('link')).toHaveText(theirs.map((path) => t(screenTitle(path))))
  await expect(page.getByRole('button', { name: t(peopleWords.add) })).toHaveCount(0)
  await expectSound(page, 'steps/console-manager-people')
  await atManager.open(consolePaths.person, { id: people.student.id })
  await expect(page.getByText(t(authRefusals.not_found))).toBeVisible()

  await atManager.open(consolePaths.announcement)
  await page.getByRole('button', { name: `${t(announcementWords.units)}: ` }).click()
  const sheet = page.getByRole('dialog', { name: t(announcementWords.units) })
  await expect(sheet.getByRole('searchbox', { name: t(unitWords.search) })).toBeVisible()
  await expect(sheet.getByRole('treeitem')).toHaveCount(1)
  await sheet.getByRole('treeitem', { name: t(units.otherClass.name) }).click()
  await sheet.getByRole('button', { name: t(unitWords.done(1)) }).click()
  await expect(page.getByText(t(announcementWords.people('1')))).toBeVisible()

  // A duty leaves of the role what it names: the rest is neither in the menu nor open by its address.
  await console.open(consolePaths.duties)
  await admin
    .getByRole('row')
    .filter({ hasText: people.teacher.number })
    .getByRole('button', { name: t(dutyWords.give) })
    .click()
  const duty = console.dialog(dutyWords.give)
  await duty.getByRole('checkbox', { name: t(dutySetNames.appeals) }).check()
  await duty.getByLabel(t(dutyWords.lastDay)).fill('2099-12-31')
  await console.box(dutyWords.reason, duty).fill('appeals only')
  await duty.getByRole('button', { name: t(dutyWords.give) }).click()
  await expect(toast(dutyWords.given)).toBeVisible()
  const narrowed = await device({ as: people.teacher, size: 'wide', language, by: 'email' })
  const rights = narrowed.waitForResponse((answer) => answer.url().includes(ownConfig.path))
  await atConsole(narrowed, language).open(consolePaths.payGrievances)
  await rights
  await expect(narrowed.getByRole('heading', { level: 1, name: t(screenTitle(consolePaths.payGrievances)) })).toBeVisible()
  const left = narrowed.getByRole('navigation', { name: t(frameWords.menu) }).getByRole('link')
  const appealing = [consolePaths.start, approvalPaths.todo, ...appeals.map((screen) => consolePaths[screen])]
  await expect(left).toHaveText(appealing.map((path) => t(screenTitle(path))))
  await narrowed.goto(`/#${consolePaths.people.address}`)
  await expect(narrowed.getByText(t(appWords.forbidden))).toBeVisible()
})

test('a disabled person is logged out at once, and later logs in again with their own password', async ({ device }) => {
  const language = 'en_US'
  const { id, name, people } = ownSchools.accounts
  const { student } = people
  const admin = await device({ as: people.admin, size: 'wide', language })
  const { t, button, toast } = reading(admin, language)
  const console = atConsole(admin, language)
  const phone = await device({ as: student, language })
  await phone.goto('/')
  await expectHome(phone, student)

  await console.open(consolePaths.person, { id: student.id })
  await button(turnWords.disable).click()
  const turning = console.dialog(turnWords.disable)
  await turning.getByRole('button', { name: t(turnWords.disable) }).click()
  await expect(console.box(personWords.reason, turning)).toHaveAttribute('aria-invalid', 'true')
  await console.box(personWords.reason, turning).fill('lost their phone')
  await turning.getByRole('button', { name: t(turnWords.disable) }).click()
  await expect(toast(personWords.turnedOff)).toBeVisible()
  await expectAtLogin(phone)
  await expect(reading(admin, language).text(peopleWords.disabled)).toBeVisible()

  await button(turnWords.enable).click()
  const back = console.dialog(turnWords.enable)
  await console.box(personWords.reason, back).fill('found it again')
  await back.getByRole('button', { name: t(turnWords.enable) }).click()
  await expect(toast(personWords.turnedOn)).toBeVisible()

  await button(personWords.reset).click()
  const reset = console.dialog(personWords.reset)
  await console.box(personWords.reason, reset).fill('forgot the password')
  await reset.getByRole('button', { name: t(personWords.reset) }).click()
  const shown = admin.getByRole('status', { name: t(personWords.oneTime) })
  const oneTime = (await shown.innerText()).trim()
  await expectSound(admin, 'steps/console-one-time-password')
  await button(personWords.done).click()
  await expect(shown).toHaveCount(0)

  const page = await device({ language, school: { id, name: t(name) } })
  const own = 'copper lighthouse 41'
  await page.goto('/')
  await atLogin(page, language).logInByPassword(student, oneTime)
  await expectAt(page, accountPaths.newPassword)
  await expectSound(page, 'steps/one-time-new-password')
  const choosing = reading(page, language)
  await choosing.field(passwordWords.fresh).fill(own)
  await choosing.field(passwordWords.again).fill(own)
  await choosing.button(passwordWords.save).click()
  await expect(choosing.toast(recoveryWords.loggedIn)).toBeVisible()
  await expectHome(page, student)
})
