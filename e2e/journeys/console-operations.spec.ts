import { retentionStateNames } from '@campus/contract/operations/retention.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { operationsPaths } from '@campus/contract/paths/operations.ts'
import { roleNames } from '@campus/contract/roles.ts'
import { fieldWords } from '@campus/web/console/fields/words.ts'
import { accessWords } from '@campus/web/features/operations/console/access/words.ts'
import { configurationWords } from '@campus/web/features/operations/console/configuration/words.ts'
import { dutyWords } from '@campus/web/features/operations/console/duties/words.ts'
import { failedJobsWords } from '@campus/web/features/operations/console/jobs/words.ts'
import { sessionsWords } from '@campus/web/features/operations/console/sessions/words.ts'
import { statusWords } from '@campus/web/features/operations/console/status/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAtLogin, expectHome } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

const { people } = ownSchools.accounts

test('an administrator sees who is logged in, ends a login with a reason, and that browser is logged out', async ({ device }) => {
  const language = 'zh_CN'
  const phone = await device({ as: people.classmate, language })
  await phone.goto('/')
  await expectHome(phone, people.classmate)

  const admin = await device({ as: people.admin, size: 'wide', language })
  const { t, toast, text } = reading(admin, language)
  const console = atConsole(admin, language)
  await console.open(consolePaths.sessions)
  const row = admin.getByRole('row').filter({ hasText: people.classmate.number })
  await expect(row).toContainText(people.classmate.name)
  await expectSound(admin, 'steps/console-sessions')
  await row.getByRole('button', { name: t(sessionsWords.end), exact: true }).click()
  const dialog = console.dialog(sessionsWords.endTitle(people.classmate.name))
  await console.box(fieldWords.reason, dialog).fill('设备遗失')
  await dialog.getByRole('button', { name: t(sessionsWords.end) }).click()
  await expect(toast(sessionsWords.ended(1))).toBeVisible()
  await expect(row).toHaveCount(0)
  await expectAtLogin(phone)

  await console.open(operationsPaths.status)
  await expect(admin.getByRole('region', { name: t(statusWords.overall) })).toBeVisible()
  await expectSound(admin, 'steps/console-status')
  await console.open(consolePaths.retention)
  await expect(admin.getByRole('row').filter({ hasText: t(retentionStateNames.kept) })).toHaveCount(1)
  await expectSound(admin, 'steps/console-retention')
  await console.open(consolePaths.duties)
  await expect(admin.getByRole('row').filter({ hasText: people.admin.number })).toContainText(t(dutyWords.whole))
  await expectSound(admin, 'steps/console-duties')
  await console.open(consolePaths.configuration)
  const exported = admin.waitForEvent('download')
  await admin.getByRole('button', { name: t(configurationWords.export) }).click()
  await admin.getByLabel(t(configurationWords.file), { exact: true }).setInputFiles(await (await exported).path())
  await admin.getByRole('button', { name: t(configurationWords.compare) }).click()
  await expect(text(configurationWords.same)).toBeVisible()
  await expectSound(admin, 'steps/console-configuration')
  await console.open(consolePaths.failedJobs, { tab: 'schedules' })
  await expect(admin.getByRole('row').filter({ hasText: 'audit.seal' })).toBeVisible()
  await expect(text(failedJobsWords.installation)).toBeVisible()
  await expectSound(admin, 'steps/console-schedules')
})

test('the status is read on a phone, and why somebody may do something is told by their roles', async ({ device }) => {
  const language = 'en_US'
  const page = await device({ as: people.admin, language })
  const { t, text } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(operationsPaths.status)
  await expect(page.getByRole('region', { name: t(statusWords.overall) })).toBeVisible()
  await expectSound(page, 'steps/console-status-phone')
  await console.open(consolePaths.sessions)
  await expect(text(sessionsWords.thisOne).first()).toBeVisible()
  await expectSound(page, 'steps/console-sessions-phone')
  await console.open(consolePaths.accessMatrix, { words: 'operations/sessions/end' })
  await expect(page.getByRole('row').filter({ hasText: t(roleNames.admin) })).toHaveCount(1)
  await expectSound(page, 'steps/console-matrix-phone')
  await page.getByRole('link', { name: 'POST /console/operations/sessions/end' }).click()
  await console.box(accessWords.number).fill(people.student.number)
  await page.getByRole('button', { name: t(accessWords.ask) }).click()
  await expect(text(accessWords.reason('no_role'))).toBeVisible()
  await expectSound(page, 'steps/console-why-phone')
})
