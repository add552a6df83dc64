import { consolePaths } from '@campus/contract/paths/console.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { recordsPaths } from '@campus/contract/paths/records.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { fieldNames } from '@campus/contract/records/student-fields.ts'
import { personId } from '@campus/demo/people/person-rows.ts'
import { revealWords } from '@campus/web/console/reveal/words.ts'
import { placeWords } from '@campus/web/domain/student/words.ts'
import {
  changesWords,
  editWords,
  gradeListWords,
  historyWords,
  oldWords,
  studentsWords,
  studentWords,
} from '@campus/web/features/records/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { collegeOf, demoPerson, managerOf } from '../people/person.ts'
import { reading } from '../people/reading.ts'

test('a name is corrected by two: a manager asks, an administrator confirms, the student sees who looked', async ({ device, student }) => {
  const language = 'zh_CN'
  const person = student({ years: 3, isFullyManaged: true })
  const manager = managerOf(collegeOf(person))
  const page = await device({ as: manager, by: 'email', size: 'wide', language })
  const { t, button, toast, link } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(recordsPaths.students)
  await expect(page.getByLabel(t(placeWords.college)).getByRole('option')).toHaveCount(2)
  await page.getByRole('searchbox', { name: t(studentsWords.search) }).fill(person.number)
  await expect(page.getByRole('radio', { name: t(studentsWords.counted(studentsWords.all[0], 1)) })).toBeAttached()
  await page.getByRole('rowheader').getByRole('button', { name: person.name }).click()
  await expect(console.fact(studentWords.phone)).toContainText('****')
  await expectSound(page, 'steps/student-record')

  await button(revealWords.revealName(studentWords.phone[0])).click()
  const asking = console.dialog(revealWords.revealName(studentWords.phone[0]))
  await console.box(revealWords.reason, asking).fill('联系不上，需电话核对')
  await asking.getByRole('button', { name: t(revealWords.reveal) }).click()
  await expect(console.fact(studentWords.phone)).toHaveText(person.phone)

  await console.open(recordsPaths.student, { id: personId(person.number) })
  const newName = '张晓晓'
  await button(studentWords.edit).click()
  const editing = console.dialog(editWords.title(person.name))
  await editing.getByRole('textbox', { name: t(fieldNames.name), exact: true }).fill(newName)
  await console.box(fieldNames.examNo, editing).fill('20260001')
  await editing.getByRole('button', { name: t(editWords.save) }).click()
  await expect(console.box(editWords.reason, editing)).toHaveAttribute('aria-invalid', 'true')
  await expectSound(page, 'steps/student-record-edit')
  await console.box(editWords.reason, editing).fill('核对身份证原件后更正')
  await editing.getByRole('button', { name: t(editWords.save) }).click()
  await expect(toast(editWords.asked)).toBeVisible()
  await expect(console.fact(fieldNames.examNo).first()).toHaveText('20260001')
  await expect(page.getByRole('region', { name: t(studentWords.waiting) })).toContainText(newName)
  await expectSound(page, 'steps/student-record-waiting')
  await link(studentWords.toChange).click()
  await expect(page.getByText(t(changesWords.own))).toBeVisible()
  await expect(button(changesWords.approve)).toHaveCount(0)

  const second = await device({ as: demoPerson('admin'), language: 'en_US' })
  const own = reading(second, 'en_US')
  await second.goto(`/#${consolePaths.recordChanges.address}`)
  await second
    .getByRole('listitem')
    .getByRole('button', { name: personNameIn(person, 'en_US') })
    .click()
  await expectSound(second, 'steps/record-change-phone')
  await own.field(changesWords.notes).fill('Checked against the ID card')
  await own.button(changesWords.approve).click()
  await own.confirm(changesWords.approve)
  await expect(own.toast(changesWords.decided)).toBeVisible()
  await second.goto(`/#${recordsPaths.students.address}?words=${person.number}`)
  // The new name has a new spelling.
  await second.getByRole('listitem').getByRole('button', { name: 'Zhang Xiaoxiao' }).click()
  await expectAt(second, recordsPaths.student)
  await expect(second.getByRole('region', { name: own.t(historyWords.title) })).toContainText(
    `confirmed by ${personNameIn(demoPerson('admin'), 'en_US')}`,
  )
  await expectSound(second, 'steps/student-record-phone')
  await own.link(studentWords.scores).click()
  await expect(own.text(gradeListWords.gpa)).toBeVisible()
  await expectSound(second, 'steps/student-scores-phone')

  await console.open(recordsPaths.old, { old: 'different' })
  await page.getByRole('list', { name: '旧系统学籍' }).getByRole('button').first().click()
  await expect(page.getByRole('columnheader', { name: t(oldWords.old) })).toBeVisible()
  await expect(page.locator('[data-different]').first()).toContainText(t(oldWords.different))
  await expectSound(page, 'steps/student-old-record')

  const phone = await device({ as: { ...person, name: newName }, language })
  await phone.goto(`/#${messagesPaths.group.address}?group=progress`)
  await expect(phone.getByText('学校修改了您的档案').first()).toBeVisible()
  await phone.goto(`/#${peoplePaths.views.address}`)
  await expect(phone.getByText(manager.name).first()).toBeVisible()
  await expect(phone.getByText('查看了您的一项完整信息')).toBeVisible()
  await expectSound(phone, 'steps/student-record-views')
})
