import { fieldTexts } from '@campus/contract/field-texts.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { about } from '@campus/contract/school/school-info.ts'
import { articleWords } from '@campus/web/domain/articles/words.ts'
import { loginWords } from '@campus/web/features/account/login/words.ts'
import { evaluationWords } from '@campus/web/features/help/evaluation/words.ts'
import { helpWords } from '@campus/web/features/help/start/words.ts'
import { emergencyWords } from '@campus/web/features/people/emergency/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { addStudent } from '../people/newcomer.ts'
import { reading } from '../people/reading.ts'

test('an answer is found while typing, rated, and feedback is sent', async ({ device, student }) => {
  const page = await device({ as: student() })
  const { t, button, field, text } = reading(page, 'zh_CN')
  await page.goto(`/#${helpPaths.help.address}`)
  const search = page.getByRole('searchbox', { name: t(helpWords.search) })
  await search.fill('没有这样的问题')
  await expect(text(helpWords.foundNothing)).toBeVisible()
  await search.fill('卡纸')
  const found = page.getByRole('link', { name: '终端卡纸或没有出纸' })
  await expect(found).toBeVisible()
  await expectSound(page, 'steps/help-found')
  await found.click()
  await expectAt(page, helpPaths.problem)
  await button(articleWords.yes).click()
  await expect(text(articleWords.thanks)).toBeVisible()
  await button(articleWords.no).click()
  await expect(button(articleWords.no)).toHaveAttribute('aria-pressed', 'true')
  await field(articleWords.missing).fill('没有说明周末找谁维修。')
  await expectSound(page, 'steps/help-article')
  await button(articleWords.sendMissing).click()
  await expect(text(articleWords.missingSent)).toBeVisible()
  await page.reload()
  await expect(button(articleWords.no)).toHaveAttribute('aria-pressed', 'true')
})

test('who cannot log in finds help and the help desk from the login page', async ({ device }) => {
  const page = await device({ language: 'en_US', size: 'wide' })
  const { t, link, text, button } = reading(page, 'en_US')
  await page.goto('/')
  await link(loginWords.help).click()
  await page.getByRole('searchbox', { name: t(helpWords.search) }).fill('jam')
  await page.getByRole('link', { name: /jam/i }).first().click()
  await expectAt(page, helpPaths.problem)
  await expect(page.getByRole('article')).toBeVisible()
  await expect(button(articleWords.yes)).toBeHidden()
  await page.goBack()
  await expect(text(helpWords.writeFeedback)).toBeHidden()
  await page.getByRole('link', { name: t(helpWords.helpDesk) }).click()
  await expectAt(page, helpPaths.helpDesk)
  await expect(page.getByText('0199-5400 1234')).toBeVisible()
  await expectSound(page, 'steps/help-desk-open')
})

test('a service is rated with stars and a comment, and the rating is stored', async ({ device, student }) => {
  const page = await device({ as: student(), language: 'en_US' })
  const { t, button, field, text } = reading(page, 'en_US')
  await page.goto(`/#${helpPaths.evaluation.address}`)
  await field(evaluationWords.type).selectOption('terminal')
  await button(evaluationWords.submit).click()
  await expect(text(fieldTexts.required).first()).toBeVisible()
  await page.getByRole('radio', { name: t(evaluationWords.stars(4)) }).check({ force: true })
  await field(evaluationWords.suggestion).fill('More paper at the library, please.')
  await expectSound(page, 'steps/evaluation')
  await button(evaluationWords.submit).click()
  await expect(text(evaluationWords.thanks)).toBeVisible()
  await expect(page.getByText('More paper at the library, please.')).toBeVisible()
})

test('whom to call in an emergency is known without network', async ({ device, network, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const person = await addStudent(network, { name: '卢思齐' })
  const token = await tokenOf(person, network)
  const [number] = (await askServer(about, {}, network, { token })).data.emergencyNumbers
  const page = await device({ as: person, offline: true })
  const { text, button } = reading(page, 'zh_CN')
  await page.goto(`/#${peoplePaths.emergency.address}`)
  const call = page.getByRole('link', { name: number?.phone ?? 'nobody' })
  await expect(call).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.context().setOffline(true)
  await page.reload()
  await expect(call).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: reading(page, 'zh_CN').t(emergencyWords.kept) })).toBeVisible()
  await expect(button(emergencyWords.add)).toHaveCount(0)
  await expect(text(emergencyWords.none)).toBeVisible()
  await page.context().setOffline(false)
})
