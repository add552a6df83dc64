import { arrangeWorkbench, noteServiceUse } from '@campus/contract/home/workbench.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { ordersPaths, walletPaths } from '@campus/contract/paths/orders.ts'
import { homeWords } from '@campus/web/features/home/words.ts'
import { workbenchWords } from '@campus/web/features/home/workbench/words.ts'
import { serviceWords } from '@campus/web/launcher/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { addStudent } from '../people/newcomer.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

test('a service is found by the initials of its name, and is among the recent ones afterwards', async ({ device, student }) => {
  const page = await device({ as: student() })
  const { t } = reading(page, 'zh_CN')
  await page.goto(`/#${messagesPaths.workbench.address}`)
  await page.getByRole('searchbox', { name: t(serviceWords.search) }).fill('qj')
  const found = page.getByRole('region', { name: t(serviceWords.found) })
  await expect(found.getByRole('link', { name: '请假', exact: true })).toBeVisible()
  await expectSound(page, 'steps/workbench-found')
  const isNoted = page.waitForResponse((response) => response.url().endsWith(noteServiceUse.path))
  await found.getByRole('link', { name: '请假', exact: true }).click()
  await expectAt(page, messagesPaths.askLeave)
  await isNoted
  await page.goto(`/#${messagesPaths.home.address}`)
  await expect(page.getByRole('region', { name: t(homeWords.recent) }).getByRole('link', { name: '请假' })).toBeVisible()
})

test('a service is found by its purpose, regardless of its title', async ({ device, student }) => {
  const page = await device({ as: student() })
  const { t } = reading(page, 'zh_CN')
  await page.goto(`/#${messagesPaths.workbench.address}`)
  const search = page.getByRole('searchbox', { name: t(serviceWords.search) })
  const found = page.getByRole('region', { name: t(serviceWords.found) })
  for (const [typed, title] of [
    ['取件', '打印与取件'],
    ['无接触', '自助终端'],
    ['扫码', '扫一扫'],
  ] as const) {
    await search.fill(typed)
    await expect(found.getByRole('link').first()).toHaveText(title)
  }
})

test('the own order and the favourites are there on another device', async ({ device, network }) => {
  const person = await addStudent(network, { name: '冯子衿' })
  const page = await device({ as: person, by: 'phone' })
  const { t, button, text } = reading(page, 'zh_CN')
  await page.goto(`/#${messagesPaths.arrange.address}`)
  const office = page.getByRole('region', { name: '办事', exact: true })
  const titles = office.getByRole('listitem')
  await expect(titles.nth(1)).toContainText('请假')
  await office.getByRole('button', { name: t(workbenchWords.earlier('请假')), exact: true }).click()
  await expect(titles.first()).toContainText('请假')
  await expect(office.getByRole('button', { name: t(workbenchWords.earlier('请假')), exact: true })).toBeFocused()
  await office.getByRole('button', { name: t(workbenchWords.favourite('通讯录')) }).click()
  await office.getByRole('button', { name: t(workbenchWords.favourite('扫一扫')) }).click()
  const isKept = page.waitForResponse((response) => response.url().endsWith(arrangeWorkbench.path))
  await page
    .getByRole('region', { name: t(workbenchWords.favouritesCount(2, 12)) })
    .getByRole('button', { name: t(workbenchWords.later('通讯录')) })
    .click()
  await isKept
  await expect(text(workbenchWords.saved)).toBeVisible()
  await expectSound(page, 'steps/arrange')

  const other = await device({ as: person, by: 'email', size: 'wide' })
  await other.goto(`/#${messagesPaths.workbench.address}`)
  const favourites = other.getByRole('region', { name: t(workbenchWords.favourites) }).getByRole('listitem')
  await expect(favourites).toHaveText(['扫一扫', '通讯录'])
  await expect(other.getByRole('region', { name: '办事', exact: true }).getByRole('listitem').first()).toHaveText('请假')
  await other.reload()
  await expect(favourites).toHaveText(['扫一扫', '通讯录'])
  await expect(button(workbenchWords.saveAgain)).toHaveCount(0)
})

test('each kind of person is offered what they can use, and lists that belong together are one screen', async ({ device }) => {
  const family = await device({ as: demoPerson('family'), isShared: true })
  const { t } = reading(family, 'zh_CN')
  await family.goto(`/#${messagesPaths.workbench.address}`)
  await expect(family.getByRole('region', { name: '打印', exact: true })).toBeVisible()
  for (const absent of ['证明申请', '我的证明', '购物车', '代办', '个人资料'])
    await expect(family.getByRole('link', { name: absent })).toHaveCount(0)
  await expect(family.getByRole('link', { name: '家人共享' })).toBeVisible()

  const staff = await device({ as: demoPerson('manager'), isShared: true })
  await staff.goto(`/#${messagesPaths.home.address}`)
  const waiting = staff.getByRole('region', { name: t(homeWords.waiting) })
  await expect(waiting.getByRole('link', { name: /请假审批 (已逾期|还剩) \d+/ })).toBeVisible()
  const quick = staff.getByRole('region', { name: t(homeWords.quick) })
  await expect(quick.getByRole('link', { name: '学校管理' })).toBeVisible()
  await expect(staff.getByRole('link', { name: '购物车' })).toHaveCount(0)
  await expectSound(staff, 'steps/home-waiting')
  await staff.goto(`/#${ordersPaths.orders.address}`)
  await staff.getByRole('navigation', { name: '订单与账单' }).getByRole('link', { name: '账单' }).click()
  await expectAt(staff, walletPaths.bills)
  await staff.goBack()
  await expectAt(staff, messagesPaths.home)
})
