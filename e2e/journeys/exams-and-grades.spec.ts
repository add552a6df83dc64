import { examKindNames } from '@campus/contract/exams/exams.ts'
import { appealStateNames } from '@campus/contract/grades/grades.ts'
import { partKindNames } from '@campus/contract/grades/parts.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { examsPaths } from '@campus/contract/paths/exams.ts'
import { gradesPaths } from '@campus/contract/paths/grades.ts'
import { dayOfTerm } from '@campus/demo/schedule/demo-term.ts'
import { examConsoleWords } from '@campus/web/features/exams/console/words.ts'
import { dutyWords } from '@campus/web/features/exams/duties/words.ts'
import { examWords } from '@campus/web/features/exams/words.ts'
import { appealReviewWords } from '@campus/web/features/grades/console/words.ts'
import { gradeViewWords } from '@campus/web/features/grades/grade/words.ts'
import { sheetWords } from '@campus/web/features/grades/sheet/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

test('a plan of exams is proposed, a candidate finds the seat, and an invigilator confirms', async ({ device }) => {
  const manager = await device({ as: demoPerson('manager'), size: 'wide', language: 'en_US' })
  const planning = reading(manager, 'en_US')
  await manager.goto(`/#${consolePaths.exams.address}`)
  await planning.button(examConsoleWords.propose).click()
  await planning.field(examConsoleWords.from).fill(dayOfTerm(new Date(), 17, 1))
  await planning.field(examConsoleWords.until).fill(dayOfTerm(new Date(), 18, 5))
  await planning.button(examConsoleWords.try).click()
  await expect(manager.getByText(examConsoleWords.result(24, 0)[1])).toBeVisible()
  await expectSound(manager, 'exams/proposal-wide')
  await planning.button(examConsoleWords.use).click()
  await expect(planning.toast(examConsoleWords.used)).toBeVisible()
  await manager
    .getByRole('button', { name: /Final exam/ })
    .first()
    .click()
  await planning.button(examConsoleWords.seatAll).click()
  await expect(manager.locator('.seat-map').first()).toBeVisible()
  await expectSound(manager, 'exams/plan-wide')

  const student = await device({ as: demoPerson('student') })
  const candidate = reading(student, 'zh_CN')
  await student.goto(`/#${examsPaths.exams.address}`)
  await expect(student.getByText(candidate.t(examKindNames.midterm)).first()).toBeVisible()
  await expectSound(student, 'exams/own-phone')
  await candidate.link(examWords.toPlan).first().click()
  await expect(candidate.text(examWords.mine)).toBeVisible()
  await expectSound(student, 'exams/seats-phone')

  const teacher = await device({ as: demoPerson('teacher') })
  const invigilator = reading(teacher, 'zh_CN')
  await teacher.goto(`/#${examsPaths.invigilations.address}`)
  await invigilator.button(dutyWords.offer).click()
  await expect(invigilator.field(dutyWords.colleague)).toBeVisible()
  await expectSound(teacher, 'exams/duties-phone')
  await invigilator.button(dutyWords.confirm).click()
  await expect(invigilator.text(dutyWords.confirmed).first()).toBeVisible()
  await invigilator.button(dutyWords.candidates).click()
  await expect(teacher.getByText('林晓雨').first()).toBeVisible()
  await expectSound(teacher, 'exams/candidates-phone')
})

test('marks are pasted into a sheet, a score is appealed, and two people correct it', async ({ device }) => {
  const teacher = await device({ as: demoPerson('teacher'), size: 'wide' })
  const entering = reading(teacher, 'zh_CN')
  await teacher.goto(`/#${gradesPaths.sheets.address}`)
  await expectSound(teacher, 'grades/sheets-wide')
  await teacher.getByRole('link', { name: /高级算法/ }).click()
  await expectAt(teacher, gradesPaths.sheet)
  const boxes = teacher.locator('input[data-column="1"]')
  await boxes.first().evaluate((box, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, '81\n82.5\n93')
  await expect(boxes.nth(1)).toHaveValue('82.5')
  await boxes.nth(2).press('Enter')
  await expect(boxes.nth(3)).toBeFocused()
  await expectSound(teacher, 'grades/sheet-wide')
  await entering.button(sheetWords.save).click()
  await expect(entering.toast(sheetWords.saved)).toBeVisible()

  const student = await device({ as: demoPerson('student') })
  const reader = reading(student, 'zh_CN')
  await student.goto(`/#${documentsPaths.grades.address}`)
  await student.getByRole('link', { name: '研究生学术英语' }).click()
  await expectAt(student, gradesPaths.grade)
  await expect(student.getByRole('listitem').filter({ hasText: partKindNames.final[0] })).toBeVisible()
  await reader.field(gradeViewWords.reason).fill('期末作文部分似乎少计了五分，请核对。')
  await expectSound(student, 'grades/score-phone')
  await reader.button(gradeViewWords.ask).click()
  await expect(reader.text(appealStateNames.open)).toBeVisible()

  const decide = async (role: 'manager' | 'admin') => {
    const page = await device({ as: demoPerson(role), size: 'wide' })
    await page.goto(`/#${consolePaths.gradeAppeals.address}?${new URLSearchParams({ words: '林晓雨' })}`)
    await page.getByRole('button', { name: /林晓雨/ }).click()
    return { page, ...reading(page, 'zh_CN') }
  }
  const first = await decide('manager')
  await first.choose(appealReviewWords.action, appealReviewWords.change)
  await first.field(appealReviewWords.newMark(partKindNames.final[0])).fill('97')
  await first.field(appealReviewWords.notes).fill('作文重新计分。')
  await expectSound(first.page, 'grades/appeal-wide')
  await first.button(appealReviewWords.propose).click()
  await expect(first.text(appealReviewWords.waitsForOther)).toBeVisible()
  const second = await decide('admin')
  await second.field(appealReviewWords.notes).fill('已核对，成绩更正。')
  await second.button(appealReviewWords.confirm).click()
  await second.confirm(appealReviewWords.confirm)
  await expect(second.text(appealStateNames.changed).filter({ visible: true }).first()).toBeVisible()

  await student.reload()
  await expect(reader.text(appealStateNames.changed).filter({ visible: true }).first()).toBeVisible()
  await expectSound(student, 'grades/corrected-phone')
})
