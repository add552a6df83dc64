import { login } from '@campus/contract/account/login.ts'
import { logTitles } from '@campus/contract/logs/log-titles.ts'
import { loginReasonNames } from '@campus/contract/logs/log-words.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { demoUniversity } from '@campus/demo/schools.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { logWords } from '@campus/web/features/logs/console/log/words.ts'
import { trailWords } from '@campus/web/features/logs/console/trail/words.ts'
import { myWords } from '@campus/web/features/people/my/words.ts'
import { address } from '../address.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const language = 'en_US'
const attack = '198.51.100.77'

test('refused logins from one network are seen by an administrator, opened to their trail, and the reading is found by the auditor', async ({
  device,
  student,
}) => {
  const victim = student()
  const schoolId = demoUniversity.id
  const { documents } = (await askServer(loginInit, { schoolId }, attack)).data
  for (let tries = 0; tries < 3; tries += 1)
    await asker(address)(
      login,
      {
        schoolId,
        userType: 'student',
        way: 'password',
        account: victim.number,
        password: `guess number ${tries}`,
        consent: { ...documents, agreed: true },
      },
      { headers: { 'x-forwarded-for': attack } },
    )

  const page = await device({ as: demoPerson('admin'), size: 'wide', language })
  const { t, text } = reading(page, language)
  await atConsole(page, language).open(logPaths.logins, { outcome: 'refused', network: attack })
  const refused = page.getByRole('row').filter({ hasText: victim.number })
  await expect(refused).toHaveCount(3)
  await expect(refused.first()).toContainText(t(loginReasonNames['wrong_password'] ?? ['', '', '']))
  await expect(text(logWords.count('3'))).toBeVisible()
  await expectSound(page, 'steps/logs-logins')
  await refused.first().getByRole('rowheader').getByRole('link').click()
  await expect(page.getByText(t(trailWords.ofRequest))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: t(logTitles.login) })).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: t(logTitles.operation) })).toHaveCount(1)
  await expectSound(page, 'steps/logs-trail')
  await page.goBack()
  await expect(refused).toHaveCount(3)
  await page.getByRole('button', { name: t(logWords.clear) }).click()
  await expect(refused.first()).toBeVisible()
  await page.getByRole('searchbox', { name: t(logWords.findPerson) }).fill(victim.number)
  await page.getByRole('button', { name: victim.number }).click()
  await expect(page.getByRole('button', { name: t(logWords.clearPerson('')).trim() })).toBeVisible()
  await expect(refused.first()).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(await refused.count())
  await expectSound(page, 'steps/logs-person')
  await page.getByRole('button', { name: t(logWords.clearPerson('')).trim() }).click()
  await expect(page.getByRole('searchbox', { name: t(logWords.findPerson) })).toBeVisible()

  const auditor = await device({ as: demoPerson('auditor'), language })
  await auditor.goto(`/#${peoplePaths.my.address}`)
  await reading(auditor, language).link(myWords.administration).click()
  await expectAt(auditor, consolePaths.start)
  await atConsole(auditor, language).open(logPaths.operations, { action: 'logs' })
  const readings = auditor.getByRole('row').filter({ hasText: personNameIn(demoPerson('admin'), language) })
  await expect(readings.first()).toContainText('Read a log')
  await expectSound(auditor, 'steps/logs-operations-phone')
  await atConsole(auditor, language).open(logPaths.photos, { tab: 'storage' })
  await expect(auditor.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSound(auditor, 'steps/logs-photos-phone')
  await atConsole(auditor, language).open(consolePaths.logTrail)
  await expect(auditor.getByText(t(trailWords.choose))).toBeVisible()
})
