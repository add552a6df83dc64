import { accountPaths } from '@campus/contract/paths/account.ts'
import { walletPaths } from '@campus/contract/paths/orders.ts'
import { withdrawalStateNames } from '@campus/contract/wallet/withdrawals.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { bindingWords } from '@campus/web/features/account/bindings/words.ts'
import { providerNames } from '@campus/web/features/account/outside/providers.ts'
import { withdrawalWords } from '@campus/web/features/wallet/withdrawal/words.ts'
import { withdrawalListWords } from '@campus/web/features/wallet/withdrawal-list-words.ts'
import { expectSound } from '../checks/sound.ts'
import { buyBeans } from '../orders/buying.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

test('print beans go back to money inside WeChat alone: the withdrawal waits, and is taken back', async ({ device, student, network }) => {
  const language = 'zh_CN'
  const person = student()
  await buyBeans(person, 20, network)
  const elsewhere = await device({ as: person, isShared: true, language })
  await elsewhere.goto(`/#${walletPaths.withdrawal.address}`)
  await expect(reading(elsewhere, language).text(withdrawalWords.elsewhere)).toBeVisible()
  await expectSound(elsewhere, 'steps/withdrawal-elsewhere')

  const page = await device({ as: person, isShared: true, language, inWechat: true })
  const { t, text, button, confirm, toast } = reading(page, language)
  await page.goto(`/#${walletPaths.withdrawal.address}`)
  await button(withdrawalWords.bind).click()
  await page.getByRole('button', { name: `${t(bindingWords.bind)} ${t(providerNames.wechat)}` }).click()
  await page.getByRole('link', { name: demoPerson('auditor').name }).click()
  await expect(page.getByRole('button', { name: `${t(bindingWords.unbind)} ${t(providerNames.wechat)}` })).toBeVisible()

  await page.goto(`/#${walletPaths.withdrawal.address}`)
  await page.getByRole('textbox', { name: t(withdrawalWords.amount) }).fill('12.5')
  await button(withdrawalWords.submit).click()
  await expect(page.getByRole('alertdialog')).toContainText(t(withdrawalWords.sureTitle(yuan(1250))))
  await confirm(withdrawalWords.submit)
  await expect(toast(withdrawalWords.submitted)).toBeVisible()
  await expect(text(withdrawalWords.available(yuan(750))).first()).toBeVisible()
  const list = page.getByRole('region', { name: t(withdrawalListWords.list) })
  await expect(list).toContainText(t(withdrawalStateNames.waiting))
  await expectSound(page, 'steps/withdrawal-waiting')
  await button(withdrawalListWords.cancel).click()
  await confirm(withdrawalListWords.cancel)
  await expect(list).toContainText(t(withdrawalStateNames.cancelled))
  await expect(text(withdrawalWords.available(yuan(2000))).first()).toBeVisible()

  // That WeChat account is free for somebody else again.
  await page.goto(`/#${accountPaths.bindings.address}`)
  await page.getByRole('button', { name: `${t(bindingWords.unbind)} ${t(providerNames.wechat)}` }).click()
  await confirm(bindingWords.unbind)
  await expect(page.getByRole('button', { name: `${t(bindingWords.bind)} ${t(providerNames.wechat)}` })).toBeVisible()
})
