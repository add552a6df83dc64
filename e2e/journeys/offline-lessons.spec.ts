import { markRoll, openRollCall, rollCall } from '@campus/contract/attendance/roll-calls.ts'
import { attendanceStateNames } from '@campus/contract/attendance/states.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { idOf } from '@campus/demo/seed.ts'
import { rollWords } from '@campus/web/features/attendance/roll/words.ts'
import { timetableWords } from '@campus/web/features/schedule/timetable/words.ts'
import type { Locator, Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

const { people, code } = ownSchools.offline
const lessonId = idOf('journey lesson', code)

/** The app is kept on the device, and opens without network from now on. */
const loseNetwork = async (page: Page, shown: Locator) => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // Once more with everything that the first look fetched before the app was kept.
  await page.reload()
  await expect(shown).toBeVisible()
  await page.context().setOffline(true)
}

test('a timetable that was opened once opens without network, and says from when it is', async ({ device, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const page = await device({ as: people.student, offline: true })
  const { t } = reading(page, 'zh_CN')
  await page.goto(`/#${schedulePaths.timetable.address}?view=list`)
  const course = page.getByText('流体力学').last()
  await expect(course).toBeVisible()
  await loseNetwork(page, course)
  await page.reload()
  await expect(page.getByText(t(timetableWords.keptFrom))).toBeVisible()
  await expect(course).toBeVisible()
  await expectSound(page, 'steps/timetable-offline')
  await page.context().setOffline(false)
  await expect(page.getByText(t(timetableWords.keptFrom))).toHaveCount(0)
  await expect(course).toBeVisible()
})

test('marks that a teacher makes without network wait on the phone, also over a reload, and are sent once', async ({
  device,
  network,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const token = await tokenOf(people.teacher, network, 'zh_CN')
  await askServer(openRollCall, { lessonId }, network, { token })
  const page = await device({ as: people.teacher, offline: true })
  const { t, text } = reading(page, 'zh_CN')
  const answered: string[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith(markRoll.path)) answered.push(response.request().postData() ?? '')
  })
  const mark = (name: string, state: keyof typeof attendanceStateNames) =>
    page.getByRole('group', { name: t(rollWords.stateOf(name)) }).getByRole('button', { name: t(attendanceStateNames[state]), exact: true })
  await page.goto(`/#${attendancePaths.named.address}?id=${lessonId}`)
  await expect(mark(people.student.name, 'late')).toBeVisible()
  await loseNetwork(page, mark(people.student.name, 'late'))
  await mark(people.student.name, 'late').click()
  await expect(text(rollWords.waiting(1))).toBeVisible()
  await mark(people.classmate.name, 'absent').click()
  await expect(text(rollWords.waiting(2))).toBeVisible()
  await page.reload()
  await expect(text(rollWords.waiting(2))).toBeVisible()
  await expect(mark(people.student.name, 'late')).toHaveAttribute('aria-pressed', 'true')
  await expectSound(page, 'steps/roll-offline')
  expect(answered).toEqual([])

  await page.context().setOffline(false)
  await expect(text(rollWords.waiting(2))).toHaveCount(0)
  await expect(mark(people.classmate.name, 'absent')).toHaveAttribute('aria-pressed', 'true')
  const { data } = await askServer(rollCall, { lessonId }, network, { token })
  const stateOf = (of: { readonly id: string }) => data.people.find(({ id }) => id === of.id)?.state
  expect([stateOf(people.student), stateOf(people.classmate)]).toEqual(['late', 'absent'])
  // The app that opens again looks for what waits before it asks for anything else.
  await page.reload()
  await expect(mark(people.student.name, 'late')).toHaveAttribute('aria-pressed', 'true')
  expect(answered).toHaveLength(1)
})
