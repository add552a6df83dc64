import { consolePaths } from '@campus/contract/paths/console.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { askChange, changeOptions, ownChanges } from '@campus/contract/schedule/changes.ts'
import { changeStateNames } from '@campus/contract/schedule/lesson-change.ts'
import { lessonDetail, ownTimetable } from '@campus/contract/schedule/timetable.ts'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { sayDay } from '@campus/web/domain/lesson/school-clock.ts'
import { lessonWords } from '@campus/web/domain/lesson/words.ts'
import { askChangeWords } from '@campus/web/features/schedule/changes/ask-words.ts'
import { changeWords } from '@campus/web/features/schedule/changes/words.ts'
import { changeReviewWords } from '@campus/web/features/schedule/console/changes/words.ts'
import type { Locator, Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson, personWithId } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const [teacher, student, registrar] = [demoPerson('teacher'), demoPerson('student'), demoPerson('admin')]
const day = 86_400_000
const atOffice = { as: registrar, size: 'wide', language: 'en_US' } as const

/** Lessons that the teacher gives to the student, the farthest first: those near are changed by other journeys. */
const sharedLessons = async (network: string) => {
  const span = { from: dateOf(Date.now() + day), to: dateOf(Date.now() + 41 * day) }
  const lessonsOf = async (who: typeof teacher) =>
    (await askServer(ownTimetable, span, network, { token: await tokenOf(who, network, 'zh_CN') })).data.lessons
  const taken = new Set((await lessonsOf(student)).map(({ id }) => id))
  return (await lessonsOf(teacher)).filter(({ id, state, isChanged }) => taken.has(id) && state === 'planned' && !isChanged).toReversed()
}

const changeFor = async (reason: string, network: string) => {
  const { data } = await askServer(ownChanges, {}, network, { token: await tokenOf(teacher, network, 'zh_CN') })
  return data.find((change) => change.reason === reason)?.id ?? ''
}

/** The registrar opens the change and approves it. */
const approve = async (office: Page, id: string) => {
  const { button, confirm, toast } = reading(office, 'en_US')
  await office.goto(`/#${consolePaths.scheduleChanges.address}?id=${id}`)
  await button(changeReviewWords.approve).click()
  await confirm(changeReviewWords.approve)
  await expect(toast(changeReviewWords.approved)).toBeVisible()
}

test('a substitute is chosen from the proposals, accepts, and the lesson is theirs once it is approved', async ({ device, network }) => {
  test.slow()
  const reason = '参加教学竞赛评审'
  const lesson = (await sharedLessons(network))[0]
  const token = await tokenOf(teacher, network, 'zh_CN')
  const options = { lessonId: lesson?.id ?? '', kind: 'substitute' } as const
  const [proposed] = (await askServer(changeOptions, options, network, { token })).data.colleagues
  const colleague = personWithId(proposed?.id ?? '')

  const page = await device({ as: teacher })
  const { button, field, text } = reading(page, 'zh_CN')
  await page.goto(`/#${schedulePaths.askChange.address}?lessonId=${lesson?.id}&kind=substitute`)
  const proposals = page.getByRole('group', { name: askChangeWords.colleagues[0] })
  await expect(proposals).toContainText(colleague.name)
  await proposals.getByRole('radio').first().check({ force: true })
  await expectSound(page, 'steps/lesson-change-substitutes')
  await field(askChangeWords.reason).fill(reason)
  await button(askChangeWords.submit).click()
  await expectAt(page, schedulePaths.changes)
  await expect(text(changeStateNames.waiting_colleague).first()).toBeVisible()

  const theirs = await device({ as: colleague })
  const atColleague = reading(theirs, 'zh_CN')
  await theirs.goto(`/#${schedulePaths.changes.address}`)
  await expect(theirs.getByText(reason)).toBeVisible()
  await atColleague.button(changeWords.accept).first().click()
  await atColleague.confirm(changeWords.accept)
  await expect(atColleague.toast(changeWords.accepted)).toBeVisible()

  await approve(await device(atOffice), await changeFor(reason, network))
  await theirs.goto(`/#${schedulePaths.lesson.address}?id=${lesson?.id}`)
  await expect(theirs.getByRole('link', { name: colleague.name })).toBeVisible()
  await expect(theirs.getByRole('heading', { name: changeWords.history[0] })).toBeVisible()
})

/** Under which day and beside which period a cell stands, as a reader of the table is told: by its headers, across rows that are joined. */
const headersOf = (cell: Locator) =>
  cell.evaluate((element) => {
    const table = element.closest('table')
    const taken: (Element | undefined)[][] = []
    for (const [at, row] of [...(table?.rows ?? [])].entries()) {
      for (const each of row.cells) {
        taken[at] ??= []
        let column = 0
        while (taken[at][column]) column += 1
        for (let down = 0; down < each.rowSpan; down += 1) (taken[at + down] ??= [])[column] = each
      }
    }
    const at = taken.findIndex((row) => row.includes(element))
    const column = taken[at]?.indexOf(element) ?? -1
    return { day: taken[0]?.[column]?.textContent ?? '', period: taken[at]?.[0]?.textContent ?? '' }
  })

test('another room that was approved stands marked in the day of the student, in a table that is read cell by cell', async ({
  device,
  network,
}) => {
  const reason = '原教室空调维修'
  const lesson = (await sharedLessons(network))[1]
  const token = await tokenOf(teacher, network, 'zh_CN')
  const lessonId = lesson?.id ?? ''
  const [room] = (await askServer(changeOptions, { lessonId, kind: 'room' }, network, { token })).data.rooms
  await askServer(askChange, { lessonId, kind: 'room', reason, roomId: room?.id }, network, { token })
  await approve(await device(atOffice), await changeFor(reason, network))

  const { week, fromPeriod, day: onDay } = (await askServer(lessonDetail, { id: lessonId }, network, { token })).data
  const page = await device({ as: student, size: 'wide' })
  await page.goto(`/#${schedulePaths.timetable.address}?week=${week}`)
  const table = page.getByRole('table')
  await expect(table).toHaveAccessibleName(/./)
  // Beside the periods the days of the week; a weekend without lessons is left out.
  await expect(table.getByRole('columnheader').nth(5)).toBeVisible()
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(table.getByRole('rowheader')).toHaveCount(await rows.count())
  const moved = table
    .getByRole('cell')
    .filter({ has: page.locator(`a[href*="${lessonId}"]`) })
    .first()
  await expect(moved).toContainText(lessonWords.changed[0])
  await expect(moved).toContainText(room?.name ?? '')
  const headers = await headersOf(moved)
  expect(headers.period.startsWith(String(fromPeriod))).toBe(true)
  expect(headers.day).toContain(sayDay(onDay, 'zh_CN', { month: 'numeric', day: 'numeric' }))
  await expectSound(page, 'steps/timetable-room-changed')
  await moved.getByRole('link').first().click()
  await expectAt(page, schedulePaths.lesson)
  await expect(page.getByRole('heading', { name: changeWords.history[0] })).toBeVisible()
})
