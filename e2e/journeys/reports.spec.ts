import { timeDataOf } from '@campus/charts/counted/chart-data.ts'
import { dataWordsOf, textsIn } from '@campus/charts/counted/texts.ts'
import type { CallShape } from '@campus/contract/call.ts'
import { schoolMails } from '@campus/contract/certificates/console.ts'
import { schoolVerifications } from '@campus/contract/documents/console/issued.ts'
import { applicationLog } from '@campus/contract/logs/application-log.ts'
import { faceCallLog } from '@campus/contract/logs/face-log.ts'
import { loginLog } from '@campus/contract/logs/login-log.ts'
import { photoOperationLog } from '@campus/contract/logs/photo-log.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import { countedRowsPath, statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { schoolPayments } from '@campus/contract/payment/console.ts'
import { printJobs } from '@campus/contract/printing/console.ts'
import { statisticSources } from '@campus/contract/statistics/chart.ts'
import { statisticsExplorer } from '@campus/contract/statistics/console.ts'
import { statisticRows } from '@campus/contract/statistics/rows.ts'
import { mailOf } from '@campus/demo/people/invented-person.ts'
import { dayAfter, dayIn } from '@campus/server/platform/time/zoned-day.ts'
import { fieldWords } from '@campus/web/console/fields/words.ts'
import { reportsWords } from '@campus/web/features/statistics/console/reports/words.ts'
import { z } from 'zod'
import { expectSound } from '../checks/sound.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const listOf: Readonly<Record<string, CallShape>> = {
  [logPaths.logins.address]: loginLog,
  [logPaths.applications.address]: applicationLog,
  [logPaths.faceCalls.address]: faceCallLog,
  [logPaths.photos.address]: photoOperationLog,
  [consolePaths.mails.address]: schoolMails,
  [consolePaths.payments.address]: schoolPayments,
  [consolePaths.verifications.address]: schoolVerifications,
  [consolePaths.printJobs.address]: printJobs,
  [countedRowsPath.address]: statisticRows,
}

const Listed = z.object({ total: z.number() })

test('each source has marks of the last weeks, and a mark opens exactly the rows that it counts', async ({ network }) => {
  const admin = demoPerson('admin')
  const token = await tokenOf(admin, network)
  // What is over does not change while others use the demo school.
  const until = dayAfter(dayIn('Asia/Shanghai', new Date()), -1)
  const words = dataWordsOf(textsIn('en_US'))
  for (const source of statisticSources.filter((name) => name !== 'calls')) {
    const asked = { source, from: dayAfter(until, -33), until }
    // Rows are counted once a minute.
    await expect(async () => {
      const newest = []
      for (const by of ['outcome', 'subject', 'unit'] as const) {
        const { chart } = (await askServer(statisticsExplorer, { ...asked, by }, network, { token })).data
        for (const { name, cells } of timeDataOf(chart, words).series) {
          const cell = cells.findLast(({ link }) => link !== undefined)
          if (cell?.link) newest.push({ by, name, value: cell.value, link: cell.link })
        }
      }
      expect(new Set(newest.map(({ by }) => by)), `${source} has rows`).toContain('outcome')
      for (const { name, value, link } of newest) {
        const [address = '', filter] = link.split('?')
        const call = listOf[address]
        if (!call) throw new Error(`no call lists ${address}`)
        const { data } = await askServer(call, Object.fromEntries(new URLSearchParams(filter)), network, { token })
        expect(Listed.parse(data).total, `${source}: ${name} at ${link}`).toBe(value)
      }
    }).toPass({ timeout: 150_000 })
  }
})

test('a view of the explorer is saved, shared and mailed, and leads back to the same numbers', async ({ device }) => {
  const language = 'en_US'
  const page = await device({ as: demoPerson('admin'), size: 'wide', language })
  const { t, button, text } = reading(page, language)
  const console = atConsole(page, language)
  const name = `Logins by outcome ${Date.now()}`
  await console.open(statisticsPaths.explorer, { source: 'logins', kind: 'lines', against: 'week' })
  await button(reportsWords.saveAs).click()
  const dialog = console.dialog(reportsWords.saveAs)
  await console.box(reportsWords.name, dialog).fill(name)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('combobox', { name: t(reportsWords.schedule) }).selectOption('weekly')
  await console.box(reportsWords.recipients, dialog).fill('somebody@elsewhere.example')
  await expectSound(page, 'reports/save')
  await dialog.getByRole('button', { name: t(fieldWords.save) }).click()
  await expect(dialog.getByText('somebody@elsewhere.example', { exact: false }).last()).toBeVisible()
  await console.box(reportsWords.recipients, dialog).fill(mailOf('admin'))
  await dialog.getByRole('button', { name: t(fieldWords.save) }).click()
  await expect(dialog).toBeHidden()
  await console.open(statisticsPaths.reports)
  const card = page.getByRole('article').filter({ hasText: name })
  await card.getByRole('button', { name: t(reportsWords.sendNow) }).click()
  await expect(async () => {
    await page.reload()
    await expect(card).toContainText(t(reportsWords.sent(1)), { timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await expectSound(page, 'reports/list')
  const phone = await device({ as: demoPerson('manager'), language: 'zh_CN' })
  await atConsole(phone, 'zh_CN').open(statisticsPaths.reports)
  await expect(phone.getByRole('article').filter({ hasText: name })).toBeVisible()
  await expectSound(phone, 'reports/phone')
  await card.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/explorer\?.*kind=lines/)
  await expect(text(reportsWords.saveAs)).toBeVisible()
  await console.open(statisticsPaths.reports)
  await card.getByRole('button', { name: t(reportsWords.remove) }).click()
  await reading(page, language).confirm(reportsWords.remove)
  await expect(card).toBeHidden()
})
