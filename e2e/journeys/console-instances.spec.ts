import { startProcess } from '@campus/contract/approval/starting.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { dayAfter, dayIn } from '@campus/server/platform/time/zoned-day.ts'
import { dayRangeWords } from '@campus/ui/select/words.ts'
import { instancesWords } from '@campus/web/features/approval/console/instances/words.ts'
import { movingWords } from '@campus/web/features/approval/moving/words.ts'
import { approvalLooks } from '../approval/looks.ts'
import { publishedProcess, publishVersion } from '../approval/published-process.ts'
import { expectSound } from '../checks/sound.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { exportHere } from '../people/export-here.ts'
import { addStudent, addTeacher } from '../people/newcomer.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const { language } = approvalLooks.moving

test('an administrator moves chosen applications to a new version, and sees who has how much to decide', async ({ device, network }) => {
  const asker = await addStudent(network, { name: '钟小雨' })
  const teacher = await addTeacher(network, { name: '顾长风' })
  const design = {
    steps: [['院办审核', [teacher]] as const],
    form: [{ id: 'reason', name: 'TextInput' as const, title: '用途', props: { required: true, abstract: true } }],
  }
  const id = await publishedProcess(network, { name: '礼堂借用', nameEn: 'Hall booking', ...design })
  const token = await tokenOf(asker, network)
  const instances: string[] = []
  for (const reason of ['合唱排练', '棋社活动'])
    instances.push((await askServer(startProcess, { id, formData: { reason } }, network, { token })).data.instanceId)
  await publishVersion(network, id, { ...design, steps: [...design.steps, ['学校审批', [teacher]]] })

  const page = await device({ as: demoPerson('admin'), ...approvalLooks.moving })
  const { t, button, toast } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(consolePaths.approvalInstances, { processId: id })
  const choices = page.getByRole('checkbox')
  await expect(choices).toHaveCount(2)
  await choices.first().check()
  await choices.last().check()
  await expectSound(page, 'steps/console-instances-chosen')
  await button(movingWords.moveChosen(2)).click()
  const dialog = console.dialog(movingWords.move)
  await expect(dialog).toContainText(t(movingWords.movable(2, 2)))
  await console.box(movingWords.reason, dialog).fill('增加学校审批')
  await expectSound(page, 'steps/console-instances-move')
  await dialog.getByRole('button', { name: t(movingWords.move), exact: true }).click()
  await expect(toast(movingWords.moved(2))).toBeVisible()
  await expect(choices).toHaveCount(0)

  // Who has most to decide, what waits for one of them, and the same as a table.
  await page
    .getByRole('group', { name: t(instancesWords.view) })
    .getByText(t(instancesWords.byPerson))
    .click()
  const row = page.getByRole('row').filter({ hasText: teacher.name })
  await expect(row.getByRole('cell').first()).toHaveText('2')
  await expectSound(page, 'steps/console-instances-people')
  await row.getByRole('link').click()
  await expect(page.getByText(t(instancesWords.waitsFor(teacher.name)))).toBeVisible()
  await expectSound(page, 'steps/console-instances-person')
  const exported = await exportHere(page, language, 'approvals')
  expect(exported).toHaveLength(2)
  for (const line of exported) expect(line).toContain(teacher.name)

  // A version without the field that was filled in: the page of one application says why it stays.
  await publishVersion(network, id, { ...design, form: [] })
  await page.goto(`/#${approvalPaths.instance.address}?id=${instances[0]}`)
  await expect(page.getByText('流程版本 1 → 2')).toBeVisible()
  await expect(page.getByText('增加学校审批')).toBeVisible()
  await button(movingWords.move).click()
  await expect(dialog).toContainText('用途')
  await expect(dialog).toContainText(t(movingWords.stay(1)))
  await expectSound(page, 'steps/console-instances-stay')
})

test('the applications of the school are narrowed to a process and to days, and the export follows', async ({ device, network }) => {
  const asker = await addStudent(network, { name: '冉小舟' })
  const teacher = await addTeacher(network, { name: '柏长青' })
  const form = [{ id: 'reason', name: 'TextInput' as const, title: '用途', props: { required: true, abstract: true } }]
  const token = await tokenOf(asker, network)
  const start = async (name: string, nameEn: string, reason: string) => {
    const id = await publishedProcess(network, { name, nameEn, steps: [['院办审核', [teacher]]], form })
    await askServer(startProcess, { id, formData: { reason } }, network, { token })
    return id
  }
  const tent = await start('帐篷借用', 'Loan of a tent', '秋季露营')
  await start('展板借用', 'Loan of a board', '社团招新')

  const page = await device({ as: demoPerson('admin'), ...approvalLooks.moving })
  const { t, text } = reading(page, language)
  await atConsole(page, language).open(consolePaths.approvalInstances, { words: asker.name })
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(2)
  const process = page.getByRole('combobox', { name: t(instancesWords.process) })
  await process.selectOption({ label: '帐篷借用' })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('秋季露营')
  await process.selectOption({ label: t(instancesWords.allProcesses) })
  await expect(rows).toHaveCount(2)

  const today = dayIn('Asia/Shanghai', new Date())
  const until = page.getByLabel(t(dayRangeWords.until), { exact: true })
  await until.fill(dayAfter(today, -1))
  await expect(text(instancesWords.none)).toBeVisible()
  // The address holds what was chosen, so that the list can be shared.
  await page.reload()
  await expect(text(instancesWords.none)).toBeVisible()
  await until.fill(today)
  await page.getByLabel(t(dayRangeWords.from), { exact: true }).fill(dayAfter(today, -1))
  await expect(rows).toHaveCount(2)
  await process.selectOption(tent)
  await expect(rows).toHaveCount(1)
  await expectSound(page, 'steps/console-instances-narrowed')
  const exported = await exportHere(page, language, 'approvals')
  expect(exported).toHaveLength(1)
  expect(exported[0]).toContain('秋季露营')
})
