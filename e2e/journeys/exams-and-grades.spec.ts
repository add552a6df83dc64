import { consoleExam, consoleExams } from '@campus/contract/exams/console.ts'
import { examKindNames } from '@campus/contract/exams/exams.ts'
import { appealStateNames } from '@campus/contract/grades/grades.ts'
import { partKindNames } from '@campus/contract/grades/parts.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { examsPaths } from '@campus/contract/paths/exams.ts'
import { gradesPaths } from '@campus/contract/paths/grades.ts'
import { changeRoster } from '@campus/contract/schedule/console/sections.ts'
import { dayOfTerm } from '@campus/demo/schedule/demo-term.ts'
import { fieldWords } from '@campus/web/console/fields/words.ts'
import { examConsoleWords } from '@campus/web/features/exams/console/words.ts'
import { dutyWords } from '@campus/web/features/exams/duties/words.ts'
import { examWords } from '@campus/web/features/exams/words.ts'
import { appealReviewWords, sheetReviewWords } from '@campus/web/features/grades/console/words.ts'
import { gradeViewWords } from '@campus/web/features/grades/grade/words.ts'
import { sheetWords } from '@campus/web/features/grades/sheet/words.ts'
import { expectAccessible } from '../checks/accessible.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const course = '高级算法'

test('an exam from plan to appeal: seats, a later time, marks, publication, and a score that two people correct', async ({
  device,
  network,
}) => {
  test.slow()
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
  await manager.goto(`/#${consolePaths.exams.address}?${new URLSearchParams({ words: course, state: 'draft' })}`)
  await manager.getByRole('row').filter({ hasText: examConsoleWords.draft[1] }).getByRole('button', { name: 'Advanced Algorithms' }).click()
  await expect(manager.getByRole('heading', { name: 'Advanced Algorithms' })).toBeVisible()
  await planning.button(examConsoleWords.seatAll).click()
  await expect(manager.locator('.seat-map').first()).toBeVisible()
  await expectSound(manager, 'exams/plan-wide')
  await planning.button(examConsoleWords.publish).click()
  await planning.confirm(examConsoleWords.publish)
  await expect(planning.toast(examConsoleWords.publishedNow)).toBeVisible()

  // Somebody leaves the section and comes back.
  const asManager = { token: await tokenOf(demoPerson('manager'), network, 'en_US') }
  const { data: found } = await askServer(consoleExams, { words: course, state: 'published' }, network, asManager)
  const { id = '', sections = [] } = found.rows[0] ?? {}
  const { data: seated } = await askServer(consoleExam, { id }, network, asManager)
  const left = seated.plan
    .flatMap(({ seats }) => seats)
    .find(({ person }) => person && person.number !== demoPerson('student').number)?.person
  for (const section of sections) {
    const { data } = await askServer(changeRoster, { id: section.id, remove: [left?.id ?? ''] }, network, asManager)
    const add = [{ number: left?.number ?? '' }]
    if (data.removed > 0) await askServer(changeRoster, { id: section.id, add, clashReason: 'Back in the course' }, network, asManager)
  }
  await manager.reload()
  await expect(planning.text(examConsoleWords.unseated(1))).toBeVisible()
  await expectSound(manager, 'exams/unseated-wide')
  await manager.locator('.exam-people').getByRole('button').click()
  await expect(planning.text(examConsoleWords.unseated(1))).toHaveCount(0)

  const teacher = await device({ as: demoPerson('teacher') })
  const invigilator = reading(teacher, 'zh_CN')
  await teacher.goto(`/#${examsPaths.invigilations.address}`)
  await invigilator.button(dutyWords.offer).first().click()
  await expect(invigilator.field(dutyWords.colleague)).toBeVisible()
  await expectSound(teacher, 'exams/duties-phone')
  await invigilator.button(dutyWords.confirm).first().click()
  await expect(invigilator.text(dutyWords.confirmed).first()).toBeVisible()
  await invigilator.button(dutyWords.candidates).first().click()
  await expect(teacher.getByText('林晓雨').first()).toBeVisible()
  await expectSound(teacher, 'exams/candidates-phone')

  await planning.button(examConsoleWords.move).click()
  await planning.field(examConsoleWords.startsAt).fill(`${dayOfTerm(new Date(), 18, 7)}T09:00`)
  await planning.field(examConsoleWords.reason).fill('The building is closed that day')
  await expectAccessible(manager)
  await planning.button(fieldWords.save).click()
  await expect(planning.toast(examConsoleWords.saved)).toBeVisible()
  await expect(manager.locator('.exam-history')).toContainText('The building is closed that day')
  await expectSound(manager, 'exams/moved-wide')

  const student = await device({ as: demoPerson('student') })
  const candidate = reading(student, 'zh_CN')
  await student.goto(`/#${examsPaths.exams.address}`)
  const card = student.getByRole('region', { name: `${course} · ${candidate.t(examKindNames.final)}` })
  await expect(card.locator('.exam-history')).toContainText('The building is closed that day')
  await expectSound(student, 'exams/own-phone')
  await card.getByRole('link', { name: candidate.t(examWords.toPlan) }).click()
  await expect(candidate.text(examWords.mine)).toBeVisible()
  await expectSound(student, 'exams/seats-phone')

  const marking = await device({ as: demoPerson('teacher'), size: 'wide' })
  const entering = reading(marking, 'zh_CN')
  await marking.goto(`/#${gradesPaths.sheets.address}`)
  await expectSound(marking, 'grades/sheets-wide')
  await marking.getByRole('link', { name: new RegExp(course) }).click()
  await expectAt(marking, gradesPaths.sheet)
  const finals = marking.locator('input[data-column="1"]')
  await expect(finals.first()).toBeVisible()
  const people = await finals.count()
  await marking
    .locator('input[data-column="0"]')
    .first()
    .evaluate(
      (box, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      Array.from({ length: people }, (_, at) => `${80 + (at % 15)}\t${72 + (at % 20)}.5`).join('\n'),
    )
  await expect(finals.nth(1)).toHaveValue('73.5')
  await finals.first().press('Enter')
  await expect(finals.nth(1)).toBeFocused()
  await expectSound(marking, 'grades/sheet-wide')
  await entering.button(sheetWords.submit).click()
  await entering.confirm(sheetWords.submit)
  await expect(entering.toast(sheetWords.submitted)).toBeVisible()

  await manager.goto(`/#${consolePaths.gradeSheets.address}?${new URLSearchParams({ words: course, state: 'submitted' })}`)
  await manager
    .getByRole('button', { name: /Advanced Algorithms/ })
    .first()
    .click()
  await planning.button(sheetReviewWords.pass).click()
  await planning.confirm(sheetReviewWords.pass)
  await planning.button(sheetReviewWords.publishOne).click()
  await planning.confirm(sheetReviewWords.publishOne)
  await expect(planning.toast(sheetReviewWords.published(people))).toBeVisible()

  await student.goto(`/#${documentsPaths.grades.address}`)
  await student.getByRole('link', { name: course }).click()
  await expectAt(student, gradesPaths.grade)
  await expect(student.getByRole('listitem').filter({ hasText: partKindNames.final[0] })).toBeVisible()
  await candidate.field(gradeViewWords.reason).fill('期末最后一题似乎少计了五分，请核对。')
  await expectSound(student, 'grades/score-phone')
  await candidate.button(gradeViewWords.ask).click()
  await expect(candidate.text(appealStateNames.open)).toBeVisible()

  const decide = async (role: 'manager' | 'admin') => {
    const page = await device({ as: demoPerson(role), size: 'wide' })
    await page.goto(`/#${consolePaths.gradeAppeals.address}?${new URLSearchParams({ words: course })}`)
    await page.getByRole('button', { name: /林晓雨/ }).click()
    return { page, ...reading(page, 'zh_CN') }
  }
  const first = await decide('manager')
  await first.choose(appealReviewWords.action, appealReviewWords.change)
  await first.field(appealReviewWords.newMark(partKindNames.final[0])).fill('97')
  await first.field(appealReviewWords.notes).fill('最后一题重新计分。')
  await expectSound(first.page, 'grades/appeal-wide')
  await first.button(appealReviewWords.propose).click()
  await expect(first.text(appealReviewWords.waitsForOther)).toBeVisible()
  const second = await decide('admin')
  await second.field(appealReviewWords.notes).fill('已核对，成绩更正。')
  await second.button(appealReviewWords.confirm).click()
  await second.confirm(appealReviewWords.confirm)
  await expect(second.text(appealStateNames.changed).filter({ visible: true }).first()).toBeVisible()

  await student.reload()
  await expect(candidate.text(appealStateNames.changed).filter({ visible: true }).first()).toBeVisible()
  await expectSound(student, 'grades/corrected-phone')
})
