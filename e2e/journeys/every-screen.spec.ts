import type { Language } from '@campus/contract/language.ts'
import type { Role } from '@campus/contract/roles.ts'
import { demoUniversity } from '@campus/demo/schools.ts'
import { allScreens } from '@campus/web/app/all-screens.ts'
import type { Screen } from '@campus/web/navigation/screen.ts'
import { accountPaths } from '@campus/web/paths/account.ts'
import { shellPaths } from '@campus/web/paths/shell.ts'
import { expectEnglish, expectSound } from '../checks/sound.ts'
import { expect, type Size, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'

interface Look {
  readonly size: Size
  readonly language: Language
  readonly colours: 'light' | 'dark'
}

/** Every size in every colour, every language at least once. */
const looks: readonly Look[] = [
  { size: 'phone', language: 'zh_CN', colours: 'light' },
  { size: 'phone', language: 'en_US', colours: 'dark' },
  { size: 'wide', language: 'zh_TW', colours: 'dark' },
  { size: 'wide', language: 'en_US', colours: 'light' },
]

/** What a link to the screen usually carries. */
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [shellPaths.html.address]: { document: 'privacyPolicy' },
  [shellPaths.webview.address]: { url: 'https://campus.example/timetable' },
  [shellPaths.bridge.address]: { code: '20481024' },
  [shellPaths.openLocation.address]: { latitude: '30.245', longitude: '119.704', name: 'Library' },
}

/** Parts that come after their screen, by size. */
const lateParts: Readonly<Record<string, Partial<Record<Size, string>>>> = {
  [accountPaths.login.address]: { wide: '.pc-login svg[role=img]' },
  [shellPaths.chooseLocation.address]: { phone: '.map-paper path', wide: '.map-paper path' },
  [shellPaths.openLocation.address]: { phone: '.map-paper path', wide: '.map-paper path' },
}

const shown = allScreens.filter(({ developmentOnly }) => !developmentOnly)
const namesSeen = ['简体中文', '繁體中文', demoUniversity.name[0]]

const personFor = ({ guard }: Screen) => {
  if (guard === 'public') return undefined
  const role: Role | undefined = guard === 'user' ? 'student' : guard[0]
  return role && demoPerson(role)
}

// The pictures say what a trace would, at a tenth of its cost.
test.use({ trace: 'off' })

for (const screen of shown) {
  const { address } = screen.path
  test(`${address} opens by its address for everybody who may`, async ({ device }) => {
    const as = personFor(screen)
    for (const look of looks) {
      const page = await device({ ...look, ...(as ? { as, isShared: true } : {}) })
      await page.goto(`/#${address}?${new URLSearchParams(queries[address])}`)
      const late = lateParts[address]?.[look.size]
      if (late) await expect(page.locator(late).first()).toBeVisible()
      await expectSound(page, `${look.size}-${look.language}-${look.colours}/${address.slice(1).replaceAll('/', '.')}`)
      if (look.language === 'en_US') await expectEnglish(page, [...namesSeen, ...(as ? [as.name] : [])])
      await page.context().close()
    }
  })
}
