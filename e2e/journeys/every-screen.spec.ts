import { join } from 'node:path'
import type { Language } from '@campus/contract/language.ts'
import type { Role } from '@campus/contract/roles.ts'
import { demoUniversity } from '@campus/demo/schools.ts'
import { allScreens } from '@campus/web/app/all-screens.ts'
import type { Screen } from '@campus/web/navigation/screen.ts'
import { shellPaths } from '@campus/web/paths/shell.ts'
import { expectAccessible } from '../checks/accessible.ts'
import { expectEnglish, expectFits, expectSettled } from '../checks/looks.ts'
import { type Size, test } from '../people/device.ts'
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
  [shellPaths.bridge.address]: { code: 'PICK-UP-2048' },
  [shellPaths.openLocation.address]: { latitude: '30.5', longitude: '114.3', name: 'Library' },
}

const shown = allScreens.filter(({ developmentOnly }) => !developmentOnly)

const personFor = ({ guard }: Screen) => {
  if (guard === 'public') return undefined
  const role: Role | undefined = guard === 'user' ? 'student' : guard[0]
  return role && demoPerson(role)
}

// The pictures say what a trace would, at a tenth of its cost.
test.use({ trace: 'off' })

const namesSeen = ['简体中文', '繁體中文', demoUniversity.name[0]]

for (const screen of shown) {
  const { address } = screen.path
  test(`${address} opens by its address for everybody who may`, async ({ device }, { outputDir }) => {
    const as = personFor(screen)
    for (const look of looks) {
      const page = await device({ ...look, ...(as ? { as } : {}) })
      await page.goto(`/#${address}?${new URLSearchParams(queries[address])}`)
      await expectSettled(page)
      const folder = `${look.size}-${look.language}-${look.colours}`
      await page.screenshot({
        path: join(outputDir, '..', 'screens', folder, `${address.slice(1).replaceAll('/', '.')}.png`),
        fullPage: true,
      })
      await expectFits(page)
      await expectAccessible(page)
      if (look.language === 'en_US') await expectEnglish(page, [...namesSeen, ...(as ? [as.name] : [])])
    }
  })
}
