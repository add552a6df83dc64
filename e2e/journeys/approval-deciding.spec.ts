import { startProcess } from '@campus/contract/approval/starting.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { officePeopleWords } from '@campus/web/domain/office-people/words.ts'
import { absenceWords } from '@campus/web/features/approval/absence/words.ts'
import { startWords } from '@campus/web/features/approval/form/words.ts'
import { batchWords, listWords } from '@campus/web/features/approval/lists/words.ts'
import { pathWords } from '@campus/web/features/approval/path-words.ts'
import { manyKinds } from '../approval/forms.ts'
import { approvalLooks } from '../approval/looks.ts'
import { publishedProcess } from '../approval/published-process.ts'
import { expectSound } from '../checks/sound.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { addStudent, addTeacher } from '../people/newcomer.ts'
import { reading } from '../people/reading.ts'

test('several applications are agreed to at once, each with its own answer', async ({ device, network }) => {
  const asker = await addStudent(network, { name: 'Ann Lee' })
  const teacher = await addTeacher(network, { name: 'Bo Chen' })
  const id = await publishedProcess(network, {
    name: '场地借用',
    nameEn: 'Room booking',
    steps: [['Office', [teacher]]],
    form: [{ id: 'reason', name: 'TextInput', title: 'Purpose', props: { required: true, abstract: true } }],
    settings: { batch: true },
  })
  const token = await tokenOf(asker, network, 'en_US')
  for (const reason of ['Choir practice', 'Chess evening', 'Film night'])
    await askServer(startProcess, { id, formData: { reason } }, network, { token })
  const page = await device({ as: teacher, ...approvalLooks.deciding })
  const { t, button } = reading(page, approvalLooks.deciding.language)
  await page.goto(`/#${approvalPaths.todo.address}`)
  await expect(page.getByText('Purpose: Film night')).toBeVisible()
  await expectSound(page, 'approval/todo-wide')
  await button(batchWords.begin).click()
  await page.getByRole('checkbox', { name: /Choir practice/ }).check()
  await page.getByRole('checkbox', { name: /Chess evening/ }).check()
  await expectSound(page, 'approval/batch-wide')
  await button(batchWords.agree(2)).click()
  const answers = page.getByRole('dialog', { name: t(batchWords.answers) })
  await expect(answers).toContainText(t(batchWords.done(2)))
  await button(batchWords.close).click()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.goto(`/#${approvalPaths.history.address}?tab=done`)
  await expect(page.getByText('Purpose: Choir practice').first()).toBeVisible()
  await expectSound(page, 'approval/history-wide')
})

test('a deputy decides while somebody is away, until they are back', async ({ device, network }) => {
  const asker = await addStudent(network, { name: 'Cora Wu' })
  const teacher = await addTeacher(network, { name: 'Dan Zhou' })
  const deputy = await addTeacher(network, { name: `Eve ${Date.now()}` })
  const id = await publishedProcess(network, {
    name: '来访预约',
    nameEn: 'Visit',
    steps: [['Office', [teacher]]],
    form: [{ id: 'reason', name: 'TextInput', title: 'Purpose', props: { required: true, abstract: true } }],
  })
  const page = await device({ as: teacher, ...approvalLooks.absence })
  const { t, button, field, toast, confirm } = reading(page, approvalLooks.absence.language)
  await page.goto(`/#${approvalPaths.absence.address}`)
  await page.getByRole('button', { name: t(absenceWords.deputy) }).click()
  const sheet = page.getByRole('dialog', { name: t(absenceWords.deputy) })
  await sheet.getByRole('searchbox', { name: t(officePeopleWords.search) }).fill(deputy.number)
  await sheet.getByRole('button', { name: deputy.name }).click()
  await field(absenceWords.from).fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 16))
  await expectSound(page, 'approval/absence-phone')
  await button(absenceWords.save).click()
  await expect(toast(absenceWords.saved)).toBeVisible()

  const token = await tokenOf(asker, network, 'en_US')
  await askServer(startProcess, { id, formData: { reason: 'Guest lecture' } }, network, { token })
  const other = await device({ as: deputy, language: 'en_US' })
  await other.goto(`/#${approvalPaths.todo.address}?held=for_others`)
  await expect(other.getByText(t(listWords.forOther(teacher.name)))).toBeVisible()
  await expectSound(other, 'approval/todo-phone')

  await button(absenceWords.end).click()
  await confirm(absenceWords.end)
  await expect(toast(absenceWords.ended)).toBeVisible()
  await askServer(startProcess, { id, formData: { reason: 'Open day' } }, network, { token })
  await page.goto(`/#${approvalPaths.todo.address}`)
  await expect(page.getByText('Purpose: Open day')).toBeVisible()
  await expect(page.getByText('Purpose: Guest lecture')).toHaveCount(0)
})

test('every kind of field can be filled in, on a small phone too', async ({ device, network }) => {
  const asker = await addStudent(network, { name: '倪可欣' })
  const teacher = await addTeacher(network, { name: '沈国强' })
  const id = await publishedProcess(network, {
    name: '活动申请',
    nameEn: 'Event',
    steps: [
      ['院办审核', [teacher]],
      ['学校审批', [teacher]],
    ],
    form: manyKinds,
  })
  const page = await device({ as: asker })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/#${approvalPaths.form.address}?id=${id}`)
  await page.getByLabel('事由').fill('迎新晚会')
  await expect(page.getByText(reading(page, 'zh_CN').t(pathWords.forecast))).toBeVisible()
  await expectSound(page, 'approval/kinds-small')
  const desk = await device({ as: asker, by: 'email', size: 'wide', language: 'en_US' })
  await desk.goto(`/#${approvalPaths.form.address}?id=${id}`)
  await expect(reading(desk, 'en_US').button(startWords.submit)).toBeVisible()
  await expectSound(desk, 'approval/kinds-wide')
  await desk.goto(`/#${approvalPaths.centre.address}`)
  await expect(desk.getByRole('link', { name: 'Event', exact: true })).toBeVisible()
  await expectSound(desk, 'approval/centre-wide')
})
