import { fieldTexts } from '@campus/contract/field-texts.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { approvalRefusals } from '@campus/contract/refusals/approval.ts'
import { approvalFormWords } from '@campus/web/domain/approval-form/words.ts'
import { centreWords } from '@campus/web/features/approval/centre/words.ts'
import { startWords } from '@campus/web/features/approval/form/words.ts'
import { actionNames, decisionWords } from '@campus/web/features/approval/info/words.ts'
import { listWords } from '@campus/web/features/approval/lists/words.ts'
import { officeStates } from '@campus/web/features/approval/office-states.ts'
import { openTask } from '../approval/deciding.ts'
import { sealForm } from '../approval/forms.ts'
import { approvalLooks } from '../approval/looks.ts'
import { publishedProcess } from '../approval/published-process.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { addStudent, addTeacher } from '../people/newcomer.ts'
import { reading } from '../people/reading.ts'

test('an application is filled in, returned, submitted again, agreed to and passed', async ({ device, network }) => {
  const asker = await addStudent(network, { name: '程一诺' })
  const first = await addTeacher(network, { name: '郝立新' })
  const id = await publishedProcess(network, {
    name: '用印申请',
    nameEn: 'Seal request',
    steps: [['院办审核', [first]]],
    form: sealForm,
  })
  const page = await device({ as: asker, ...approvalLooks.applying })
  const { t, text, button, field, toast } = reading(page, approvalLooks.applying.language)
  await page.goto(`/#${approvalPaths.centre.address}`)
  const counts = page.getByRole('navigation', { name: t(centreWords.counts) }).getByRole('link')
  await expect(counts).toHaveCount(3)
  const tops = await counts.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size, 'the styles of a screen hold over those of all screens').toBe(1)
  await page.getByRole('searchbox', { name: t(centreWords.search) }).fill('yongyin')
  await expect(page.getByRole('link', { name: '用印申请' }).first()).toBeVisible()
  await expectSound(page, 'approval/centre-phone')
  await page.goto(`/#${approvalPaths.form.address}?id=${id}`)
  await button(startWords.submit).click()
  await expect(text(fieldTexts.required).first()).toBeVisible()
  await expect(page.getByLabel('用印事由')).toBeFocused()

  await page.getByLabel('用印事由').fill('奖学金推荐信盖章')
  await page.getByLabel('用印方式').selectOption('外借')
  await page.getByLabel(t(approvalFormWords.from)).fill('2026-12-01')
  await page.getByLabel(t(approvalFormWords.until)).fill('2026-12-03')
  await expect(page.getByText(t(approvalFormWords.lasts('3 天')))).toBeVisible()
  await page.getByLabel('用印方式').selectOption('现场用印')
  await expect(page.getByLabel(t(approvalFormWords.from))).toHaveCount(0)
  await button(approvalFormWords.addRow).click()
  await page.getByLabel('文件名称').fill('推荐信')
  await page.getByLabel('份数', { exact: true }).fill('3')
  await expect(page.getByLabel('总份数')).toHaveText('3')
  await page.getByLabel(/工本费/).fill('12.5')
  await expect(page.getByText(t(approvalFormWords.capitals('壹拾贰元伍角')))).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('用印事由')).toHaveValue('奖学金推荐信盖章')
  await expectSound(page, 'approval/form-phone')
  await button(startWords.submit).click()
  await expectAt(page, approvalPaths.instance)
  await expect(text(officeStates.running.t).first()).toBeVisible()
  await expectSound(page, 'approval/info-own-phone')

  const desk = await device({ as: first, ...approvalLooks.returning })
  const atDesk = reading(desk, approvalLooks.returning.language)
  await openTask(desk, asker)
  await expectSound(desk, 'approval/info-decide-wide')
  await atDesk.button(actionNames.refuse).click()
  await expect(atDesk.text(approvalRefusals.words_required)).toBeVisible()
  await atDesk.button(actionNames.recall).click()
  const sheet = desk.getByRole('dialog', { name: atDesk.t(actionNames.recall) })
  await sheet.getByLabel(atDesk.t(decisionWords.words)).fill('请写明收件单位')
  await expectSound(desk, 'approval/return-wide')
  await sheet.getByRole('button', { name: atDesk.t(decisionWords.confirm) }).click()
  await expect(atDesk.toast(decisionWords.done)).toBeVisible()

  await page.reload()
  await expect(page.getByText('请写明收件单位')).toBeVisible()
  await page.getByLabel('用印事由').fill('寄往基金会的推荐信盖章')
  await expectSound(page, 'approval/info-returned-phone')
  await button(decisionWords.resubmit).click()
  await expect(toast(decisionWords.done)).toBeVisible()

  await openTask(desk, asker)
  await expect(desk.getByText('寄往基金会的推荐信盖章', { exact: true })).toBeVisible()
  await atDesk.button(actionNames.agree).click()
  await expect(atDesk.text(approvalRefusals.words_required)).toBeVisible()
  await atDesk.field(decisionWords.words).fill('同意')
  await atDesk.button(actionNames.agree).click()
  await expect(atDesk.text(officeStates.passed.t).first()).toBeVisible()
  await page.reload()
  await expect(text(officeStates.passed.t).first()).toBeVisible()
  await expectSound(page, 'approval/info-passed-phone')
  await desk.goto(`/#${approvalPaths.todo.address}`)
  await expect(atDesk.text(listWords.noTodo)).toBeVisible()
  await expect(field(decisionWords.words)).toHaveCount(0)
})

test('a draft waits in the centre, goes on where it stopped, and can be deleted', async ({ device, network }) => {
  const asker = await addStudent(network, { name: '梅若兰' })
  const first = await addTeacher(network, { name: '钱卫东' })
  const id = await publishedProcess(network, {
    name: '活动用印',
    nameEn: 'Event seal',
    steps: [['院办审核', [first]]],
    form: sealForm,
  })
  const page = await device({ as: asker, ...approvalLooks.drafting })
  const { t, button, toast, confirm } = reading(page, approvalLooks.drafting.language)
  await page.goto(`/#${approvalPaths.form.address}?id=${id}`)
  await page.getByLabel('用印事由').fill('社团活动')
  await button(startWords.save).click()
  await expect(toast(startWords.saved)).toBeVisible()
  await page.goto(`/#${approvalPaths.centre.address}`)
  await expectSound(page, 'approval/centre-draft-phone')
  await page
    .getByRole('region', { name: t(centreWords.drafts) })
    .getByRole('link', { name: 'Event seal' })
    .click()
  await expect(page.getByLabel('用印事由')).toHaveValue('社团活动')
  await page.goto(`/#${approvalPaths.centre.address}`)
  await page.getByRole('button', { name: `${t(centreWords.deleteDraft)} Event seal` }).click()
  await confirm(centreWords.deleteDraft)
  await expect(toast(centreWords.deleted)).toBeVisible()
  await expect(page.getByRole('region', { name: t(centreWords.drafts) })).toHaveCount(0)
})
