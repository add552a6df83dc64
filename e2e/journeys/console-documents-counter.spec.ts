import { grantRoles } from '@campus/contract/administration/people.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { stateLooks } from '@campus/web/domain/proof/document-state.ts'
import { counterWords } from '@campus/web/features/documents/console/counter/words.ts'
import { issuedWords } from '@campus/web/features/documents/console/issued/words.ts'
import { templateWords } from '@campus/web/features/documents/template/words.ts'
import { messageWords } from '@campus/web/features/messages/words.ts'
import { expectSound } from '../checks/sound.ts'
import { publishStarter } from '../documents/own-template.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

test('at the counter a manager issues what needs approval to a student of their own, and finds nobody else', async ({
  device,
  network,
}) => {
  const language = 'zh_CN'
  const school = ownSchools.counter
  const { people, units } = school
  const titles = ['出海证明', 'Certificate of Going to Sea', '出海證明'] as const
  const grants = [{ role: 'manager', reach: 'unit', scopeUnitId: units.class.id }] as const
  await askServer(grantRoles, { id: people.teacher.id, grants: [...grants] }, network, { token: await tokenOf(people.admin, network) })
  const templateId = await publishStarter(school, { titles, needsApproval: true }, network)

  const phone = await device({ as: people.student, language })
  const own = reading(phone, language)
  await phone.goto(`/#${documentsPaths.template.address}?id=${templateId}`)
  await expect(own.text(templateWords.apply)).toBeVisible()

  const page = await device({ as: people.teacher, size: 'wide', language })
  const { t, text, button, toast, confirm } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(consolePaths.counter)
  const search = page.getByRole('searchbox', { name: t(counterWords.search) })
  for (const typed of [people.stranger.number, people.stranger.name]) {
    await search.fill(typed)
    await expect(text(counterWords.nobody)).toBeVisible()
  }
  await expectSound(page, 'steps/console-counter-nobody')
  await search.fill(people.student.number)
  await page
    .getByRole('list', { name: t(counterWords.student) })
    .getByRole('button', { name: people.student.name })
    .click()
  await page.getByRole('combobox', { name: t(counterWords.certificate) }).selectOption(titles[0])
  const preview = page.getByRole('region', { name: t(counterWords.preview) })
  await expect(preview).toContainText('特此证明')
  await expect(preview).toContainText(people.student.name)
  await console.box(counterWords.note).fill('学生本人到窗口')
  await expectSound(page, 'steps/console-counter')
  await button(counterWords.issue).click()
  await confirm(counterWords.issue)
  await expect(toast(counterWords.issued)).toBeVisible()
  await expect(text(stateLooks.valid.t)).toBeVisible()
  await expect(console.fact(issuedWords.madeBy)).toHaveText(people.teacher.name)
  const serial = await console.fact(issuedWords.serial).innerText()
  await expect(page.getByRole('region', { name: titles[0] })).toContainText(people.student.name)
  await expectSound(page, 'steps/console-counter-issued')

  await phone.goto(`/#${messagesPaths.group.address}?group=progress`)
  await phone.getByRole('link', { name: serial }).click()
  await phone
    .getByRole('region', { name: t(messageWords.subject) })
    .getByRole('link')
    .click()
  await expectAt(phone, documentsPaths.ownDocument)
  await expect(phone.getByText(serial).first()).toBeVisible()
  await expect(phone.getByRole('region', { name: `${titles[0]}-` })).toContainText(people.student.name)
})
