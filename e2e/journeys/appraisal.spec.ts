import { castBallot } from '@campus/contract/appraisal/ballots.ts'
import { consoleAppraisals } from '@campus/contract/appraisal/console.ts'
import { answerNames } from '@campus/contract/appraisal/shapes.ts'
import type { Language } from '@campus/contract/language.ts'
import { appraisalPaths } from '@campus/contract/paths/appraisal.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { appraisalQuestions, ballotTexts, closedTitle, openTitle } from '@campus/demo/appraisal/appraisal-texts.ts'
import { consoleWords } from '@campus/web/features/appraisal/console/words.ts'
import { ownWords } from '@campus/web/features/appraisal/own/words.ts'
import { recountWords } from '@campus/web/features/appraisal/recount/words.ts'
import { expectSound } from '../checks/sound.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

/** The demo makes its campaigns, and the keys of the open one, while people come in already. */
const campaignOnceThere = async (phase: 'open' | 'closed', network: string) => {
  const token = await tokenOf(demoPerson('admin'), network)
  const find = async () => (await askServer(consoleAppraisals, {}, network, { token })).data.appraisals.find((one) => one.phase === phase)
  await expect.poll(async () => (await find())?.id).toBeDefined()
  const campaign = await find()
  return { id: campaign?.id ?? '', ballots: campaign?.ballots ?? 0 }
}

test('a student casts a ballot that leaves without anything of theirs', async ({ device, network }) => {
  await campaignOnceThere('open', network)
  const page = await device({ as: demoPerson('student'), language: 'zh_CN' })
  const { text, button, confirm, toast } = reading(page, 'zh_CN')
  await page.goto(`/#${appraisalPaths.own.address}`)
  await expect(page.getByRole('heading', { name: openTitle[0] })).toBeVisible()
  await expect(text(ownWords.toAnswer).first()).toBeVisible()
  await expectSound(page, 'appraisal/own-phone')
  await page.getByRole('link').filter({ hasText: ownWords.toAnswer[0] }).first().click()
  await button(ownWords.submit).click()
  await expect(text(ownWords.nothing)).toBeVisible()
  for (const [at, { name }] of appraisalQuestions.entries())
    await page
      .getByRole('group', { name })
      .locator('label')
      .filter({ hasText: at === 1 ? ownWords.noAnswer[0] : answerNames[4][0] })
      .first()
      .click()
  await page.getByLabel(ownWords.comment[0]).fill('讲得很清楚')
  await expectSound(page, 'appraisal/form-phone')
  await button(ownWords.submit).click()
  await expect(text(ownWords.waiting)).toBeVisible()
  await expectSound(page, 'appraisal/waiting-phone')
  const leaving = page.waitForRequest((request) => new URL(request.url()).pathname === castBallot.path && request.method() === 'POST')
  await button(ownWords.sendNow).click()
  await confirm(ownWords.sendNow)
  const headers = await (await leaving).allHeaders()
  for (const name of ['authorization', 'cookie', 'x-device-id', 'x-remember', 'idempotency-key']) expect(headers[name]).toBeUndefined()
  await expect(toast(ownWords.sentNow)).toBeVisible()
  await expect(text(ownWords.sent)).toBeVisible()
  // Of what was answered the device keeps nothing.
  const kept = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('campus.ballots.'))?.[1] ?? '')
  expect(kept).toContain('"sent"')
  expect(kept).not.toContain('讲得很清楚')
})

for (const [size, language] of [
  ['phone', 'en_US'],
  ['wide', 'zh_CN'],
] as const satisfies readonly (readonly ['phone' | 'wide', Language])[])
  test(`anybody recounts the ballots without a login, and the teacher reads the results (${size})`, async ({ device, network }) => {
    const { id } = await campaignOnceThere('closed', network)
    const stranger = await device({ language, size })
    await stranger.goto(`/#${appraisalPaths.recount.address}?id=${id}`)
    await expect(reading(stranger, language).text(recountWords.right)).toHaveCount(5)
    await expectSound(stranger, `appraisal/recount-${size}`)
    const teacher = await device({ as: demoPerson('teacher'), language, size })
    await teacher.goto(`/#${appraisalPaths.results.address}`)
    await expect(teacher.getByText(ballotTexts.shown[0] ?? '')).toBeVisible()
    for (const hidden of [...ballotTexts.waiting, ...ballotTexts.hidden]) await expect(teacher.getByText(hidden)).toHaveCount(0)
    await expectSound(teacher, `appraisal/results-${size}`)
  })

test('an auditor sums the ballots again, and an administrator reviews comments and starts a campaign', async ({ device, network }) => {
  const { id, ballots } = await campaignOnceThere('closed', network)
  const auditor = await device({ as: demoPerson('auditor'), language: 'en_US', size: 'wide' })
  await auditor.goto(`/#${consolePaths.appraisalResults.address}?id=${id}`)
  await expect(auditor.getByText(consoleWords.auditRight(ballots, 1)[1])).toBeVisible()
  await expectSound(auditor, 'appraisal/console-results')
  const admin = await device({ as: demoPerson('admin'), language: 'zh_CN', size: 'wide' })
  const { button } = reading(admin, 'zh_CN')
  await admin.goto(`/#${consolePaths.appraisals.address}`)
  await expect(admin.getByRole('row').filter({ hasText: closedTitle[0] })).toBeVisible()
  await expectSound(admin, 'appraisal/console')
  await button(consoleWords.add).first().click()
  await expect(admin.getByRole('dialog')).toBeVisible()
  await expectSound(admin, 'appraisal/console-add')
  await admin.goto(`/#${consolePaths.appraisalTexts.address}?state=waiting`)
  await expect(admin.getByText(ballotTexts.waiting[0] ?? '')).toBeVisible()
  await expectSound(admin, 'appraisal/console-texts')
  await button(consoleWords.show).click()
  await expect(admin.getByText(ballotTexts.waiting[0] ?? '')).toHaveCount(0)
})
