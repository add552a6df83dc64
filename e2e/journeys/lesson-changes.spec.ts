import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { examsPaths } from '@campus/contract/paths/exams.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { ownChanges } from '@campus/contract/schedule/changes.ts'
import { changeKindNames, changeStateNames } from '@campus/contract/schedule/lesson-change.ts'
import { changeTexts } from '@campus/demo/schedule/change-rows.ts'
import { askChangeWords } from '@campus/web/features/schedule/changes/ask-words.ts'
import { changeWords } from '@campus/web/features/schedule/changes/words.ts'
import { changeReviewWords } from '@campus/web/features/schedule/console/changes/words.ts'
import { shareWords } from '@campus/web/features/schedule/sharing/words.ts'
import { expectSound } from '../checks/sound.ts'
import { queryOf } from '../links/links.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

test('a colleague agrees to stand in, the registrar approves, and the lesson says so', async ({ device, network }) => {
  test.slow()
  const page = await device({ as: demoPerson('teacher') })
  const { button, text, toast, confirm } = reading(page, 'zh_CN')
  await page.goto(`/#${schedulePaths.changes.address}`)
  await expect(page.getByText(changeTexts.contest)).toBeVisible()
  await expectSound(page, 'steps/lesson-changes')
  await button(changeWords.accept).click()
  await confirm(changeWords.accept)
  await expect(toast(changeWords.accepted)).toBeVisible()
  await expect(text(changeStateNames.waiting_manager).first()).toBeVisible()

  const office = await device({ as: demoPerson('admin'), size: 'wide', language: 'en_US' })
  const atOffice = reading(office, 'en_US')
  await office.goto(`/#${consolePaths.scheduleChanges.address}?state=waiting_manager`)
  await office.getByRole('button', { name: atOffice.t(changeKindNames.substitute) }).click()
  await expectSound(office, 'steps/lesson-changes-console')
  await atOffice.button(changeReviewWords.approve).click()
  await atOffice.confirm(changeReviewWords.approve)
  await expect(atOffice.toast(changeReviewWords.approved)).toBeVisible()
  await page.reload()
  await expect(text(changeStateNames.approved).first()).toBeVisible()
  const { data: changes } = await askServer(ownChanges, {}, network, { token: await tokenOf(demoPerson('teacher'), network, 'zh_CN') })
  const lessonId = changes.find(({ reason }) => reason === changeTexts.contest)?.parts[0]?.lessonId ?? ''
  await page.goto(`/#${schedulePaths.lesson.address}?id=${lessonId}`)
  await expect(page.getByRole('heading', { name: changeWords.history[0] })).toBeVisible()
  await expect(page.getByText(changeKindNames.substitute[0]).first()).toBeVisible()
})

test('a teacher asks for another room from the proposals and takes it back', async ({ device, network }) => {
  const teacher = demoPerson('teacher')
  const page = await device({ as: teacher, language: 'en_US' })
  const { choose, button, field, text, toast, confirm, link } = reading(page, 'en_US')
  const { lessonId = '' } = await queryOf(schedulePaths.askChange.address, await tokenOf(teacher, network, 'en_US'), network)
  await page.goto(`/#${schedulePaths.lesson.address}?id=${lessonId}`)
  await link(changeWords.change).click()
  await expectAt(page, schedulePaths.askChange)
  await expectSound(page, 'steps/lesson-change-times')
  await choose(askChangeWords.way, askChangeWords.freely)
  await expect(field(askChangeWords.room)).toBeVisible()
  await expectSound(page, 'steps/lesson-change-freely')
  await choose(askChangeWords.kind, changeKindNames.room)
  await page.getByRole('group', { name: askChangeWords.rooms[1] }).getByRole('radio').first().check({ force: true })
  await expectSound(page, 'steps/lesson-change-rooms')
  await field(askChangeWords.reason).fill('The projector is broken')
  await button(askChangeWords.submit).click()
  await expectAt(page, schedulePaths.changes)
  await expect(page.getByText('The projector is broken')).toBeVisible()
  await button(changeWords.withdraw).first().click()
  await confirm(changeWords.withdraw)
  await expect(toast(changeWords.withdrawn)).toBeVisible()
  await expect(text(changeStateNames.withdrawn).first()).toBeVisible()
})

test('a family member sees the timetable, the attendance and the exams that a student shares, and a new code changes what is shared', async ({
  device,
}) => {
  const page = await device({ as: demoPerson('family') })
  const { link, field, button, toast } = reading(page, 'zh_CN')
  await page.goto(`/#${schedulePaths.shares.address}`)
  await expect(page.getByText(demoPerson('student').name)).toBeVisible()
  await expectSound(page, 'steps/shares-family')
  const heading = page.getByRole('heading', { name: demoPerson('student').name })
  for (const [opens, path] of [
    [shareWords.openAttendance, attendancePaths.own],
    [shareWords.openRates, attendancePaths.overview],
    [shareWords.openWarnings, attendancePaths.warnings],
    [shareWords.openExams, examsPaths.exams],
  ] as const) {
    await link(opens).click()
    await expectAt(page, path)
    await expect(heading).toBeVisible()
    await expectSound(page, `steps/shared${path.address.replaceAll('/', '-')}`)
    if (path === attendancePaths.own) {
      await page.locator('a.beside-row').first().click()
      await expectAt(page, attendancePaths.status)
      await expectSound(page, 'steps/shared-status')
    }
    await page.goto(`/#${schedulePaths.shares.address}`)
  }
  const theirs = await device({ as: demoPerson('student'), language: 'en_US' })
  const atStudent = reading(theirs, 'en_US')
  await theirs.goto(`/#${schedulePaths.shares.address}`)
  await theirs.getByText('Grades', { exact: true }).click()
  await atStudent.button(shareWords.make).click()
  const code = theirs.getByText(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/)
  await expect(code).toBeVisible()
  await expectSound(theirs, 'steps/shares-student')
  await field(shareWords.enter).fill((await code.textContent()) ?? '')
  await button(shareWords.accept).click()
  await expect(toast(shareWords.accepted)).toBeVisible()
  await expect(link(shareWords.openAttendance)).toHaveCount(0)
  await link(shareWords.openGrades).click()
  await expect(page.getByRole('heading', { name: demoPerson('student').name })).toBeVisible()
  await page.locator('.grade-attempts a').first().click()
  await expect(page.locator('.grade-figure')).toBeVisible()
  await expectSound(page, 'steps/shared-grade')
  await page.goto(`/#${schedulePaths.shares.address}`)
  await link(shareWords.openTimetable).click()
  await expectAt(page, schedulePaths.sharedTimetable)
  await expect(page.getByRole('table')).toBeVisible()
  await expectSound(page, 'steps/shared-timetable')
})
