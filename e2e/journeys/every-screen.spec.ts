import type { Language } from '@campus/contract/language.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { appraisalPaths } from '@campus/contract/paths/appraisal.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { managingRoles, type Role } from '@campus/contract/roles.ts'
import { allFeatures } from '@campus/web/app/all-features.ts'
import { appWords } from '@campus/web/app/words.ts'
import type { Screen } from '@campus/web/navigation/screen.ts'
import type { Page } from '@playwright/test'
import { hasAllLooks } from '../browser/looks.ts'
import { openComplaints } from '../checks/complaints.ts'
import { expectEnglish, expectSound, expectWhole } from '../checks/sound.ts'
import { queryOf } from '../links/links.ts'
import { queryFor } from '../links/role-links.ts'
import { alwaysSeen, writtenOn } from '../links/written-texts.ts'
import { expect, openDevice, type Size, someNetwork, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson, type Person } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

interface Look {
  readonly size: Size
  readonly language: Language
  readonly colours: 'light' | 'dark'
  /** Where all looks are taken: the screen is the first thing of a visit, or comes after another in an app that is open. */
  readonly comes: 'first' | 'next'
}

/** Every size in every colour, every language at least once; the smallest phone only where all looks are taken. */
const looks: readonly [Look, ...Look[]] = [
  { size: 'phone', language: 'zh_CN', colours: 'light', comes: 'next' },
  { size: 'wide', language: 'en_US', colours: 'light', comes: 'first' },
  { size: 'wide', language: 'zh_TW', colours: 'dark', comes: 'next' },
  { size: 'phone', language: 'en_US', colours: 'dark', comes: 'first' },
]

/** The narrowest phones still in use, in the language with the longest words. */
const smallest: Look = { size: 'small', language: 'en_US', colours: 'light', comes: 'next' }

/** One theme for each screen, in turn, so that all themes are covered; every theme of every screen in `npm run test:sweep`. */
const looksFor = (turn: number) => (hasAllLooks ? [...looks, smallest] : [looks[turn % looks.length] ?? looks[0]])

/** Parts that come after their screen, by size. */
const lateParts: Readonly<Record<string, Partial<Record<'phone' | 'wide', string>>>> = {
  [accountPaths.login.address]: { wide: '.pc-login svg[role=img]' },
  [documentsPaths.template.address]: { wide: '.pdf-text span' },
  [documentsPaths.scoreProof.address]: { wide: '.pdf-text span' },
  [documentsPaths.ownDocuments.address]: { wide: '.pdf-text span' },
  [documentsPaths.ownDocument.address]: { phone: '.pdf-text span', wide: '.pdf-text span' },
  [certificatesPaths.applyFile.address]: { wide: '.pdf-text span' },
  [certificatesPaths.applyPaper.address]: { wide: '.pdf-text span' },
  [certificatesPaths.fileError.address]: { wide: '.pdf-text span' },
  [ordersPaths.files.address]: { phone: '.pdf-text span', wide: '.pdf-text span' },
  [cloudPrintPaths.preview.address]: { phone: '.pdf-text span', wide: '.pdf-text span' },
  [cloudPrintPaths.document.address]: { wide: '.pdf-text span' },
  [cloudPrintPaths.library.address]: { wide: '.pdf-text span' },
  [cloudPrintPaths.libraryFile.address]: { wide: '.pdf-text span' },
  [terminalsPaths.map.address]: { phone: '.map-paper path', wide: '.map-paper path' },
  [cloudPrintPaths.nearby.address]: { phone: '.map-paper path', wide: '.map-paper path' },
  [shellPaths.chooseLocation.address]: { phone: '.map-paper path', wide: '.map-paper path' },
  [shellPaths.openLocation.address]: { phone: '.map-paper path', wide: '.map-paper path' },
}

const shown = allFeatures.flatMap(({ screens }) => screens)
const isConsole = ({ path }: Screen) => path.address.startsWith('/pages/console/')
const begun = ownSchools.looks

/** The administration is checked at a school with much data and, in English, at an empty one. */
const personFor = (screen: Screen, { language }: Look): Person | undefined => {
  const { guard } = screen
  if (isConsole(screen) && language === 'en_US') return begun.people.admin
  if (guard === 'public') return undefined
  const role: Role | undefined = guard === 'user' ? 'student' : guard[0]
  return role && demoPerson(role)
}

interface Visit {
  readonly screen: Screen
  readonly look: Look
  readonly as: Person | undefined
}

const visits = shown.flatMap((screen, turn): Visit[] => looksFor(turn).map((look) => ({ screen, look, as: personFor(screen, look) })))

/** One device for all that a person looks at in one size and language: opening one costs more than looking at a screen. */
const nameOfVisitor = ({ look, as }: Visit) => [look.size, look.language, look.colours, as ? as.number : 'nobody'].join(' ')

const network = someNetwork()

/** As the first thing of a visit: the app itself is not there yet. A page of ours in between costs less than an empty one, which is nobody's. */
const openFirst = async (page: Page, link: string) => {
  await page.goto('/readyz')
  await page.goto(link)
}

/** In the app that is open, by way of a page that is none: what is seen then is the new screen, and nothing of the one before. */
const openNext = async (page: Page, link: string) => {
  const isNone = page.locator('main.frame > .notice-page')
  await page.goto('/#/nowhere')
  await expect(isNone).toBeAttached()
  await page.goto(link)
  await expect(isNone).not.toBeAttached()
}

/** The first screen of a device is opened by its address alone, and so is every one of some looks where all are looked at. */
const open = (page: Page, link: string, comes: Look['comes']) => {
  const isFirst = page.url() === 'about:blank' || (hasAllLooks && comes === 'first')
  return (isFirst ? openFirst : openNext)(page, link)
}

const expectScreen = async (page: Page, { screen, look, as }: Visit) => {
  const { address } = screen.path
  const query = await queryOf(address, as ? await tokenOf(as, network, look.language) : '', network)
  await open(page, `/#${address}?${new URLSearchParams(query)}`, look.comes)
  const late = lateParts[address]?.[look.size === 'wide' ? 'wide' : 'phone']
  if (late) await expect(page.locator(late).first()).toBeVisible()
  await expectSound(page, `${look.size}-${look.language}-${look.colours}/${address.slice(1).replaceAll('/', '.')}`, { isMeasured: true })
  if (look.language === 'en_US') await expectEnglish(page, [...alwaysSeen, ...(as ? [as.name] : []), ...(writtenOn[address] ?? [])])
}

for (const [visitor, theirs = []] of Object.entries(Object.groupBy(visits, nameOfVisitor)))
  test.describe(visitor, () => {
    // One after the other, on one device.
    test.describe.configure({ mode: 'default' })
    const complaints = openComplaints()
    let page: Page | undefined
    test.afterAll(() => page?.context().close())

    for (const visit of theirs)
      test(`${visit.screen.path.address} opens by its address for everybody who may`, async ({ browser }) => {
        const { look, as } = visit
        page ??= await openDevice(browser, { complaints, network }, { ...look, ...(as ? { as, isShared: true } : {}) })
        await expectScreen(page, visit)
        complaints.expectNone()
      })
  })

const isOfSchoolDay = ({ path }: Screen) => /^\/pages\/(console\/)?schedule\//.test(path.address)

/** Ballots are counted without a login; the manager of a college imports nothing, which is for the whole school. */
const isSeenElsewhere = ({ path }: Screen) => [appraisalPaths.recount.address, consolePaths.scheduleImport.address].includes(path.address)

/** Whether somebody else than whom all looks are taken as opens it, too. What students share with family members is seen in the journey of sharing. */
const isForAlso = (screen: Screen, role: Role) => {
  const { guard } = screen
  if (!isOfSchoolDay(screen) || isSeenElsewhere(screen)) return false
  if (guard === 'public') return role === 'student'
  if (guard === 'user') return role !== 'student'
  return guard.includes(role) && guard[0] !== role && role !== 'family'
}

for (const role of ['student', 'teacher', 'manager', 'admin', 'auditor', 'family', 'visitor'] as const)
  test(`screens of the school day open for this role as well: ${role}`, async ({ device, network }) => {
    const as = demoPerson(role)
    const page = await device({ as, isShared: true, size: managingRoles.some((one) => one === role) ? 'wide' : 'phone' })
    const token = await tokenOf(as, network)
    for (const screen of shown.filter((screen) => isForAlso(screen, role))) {
      const { path } = screen
      const query = await queryFor(role, path.address, token, network)
      await openNext(page, `/#${path.address}?${new URLSearchParams(query)}`)
      // Screens of the administration are the same for all who manage, and were audited above.
      await (isConsole(screen) ? expectWhole : expectSound)(page, `as-${role}/${path.address.slice(1).replaceAll('/', '.')}`)
      await expect(page.locator('.state-picture-refused'), `${path.address} is not refused`).toHaveCount(0)
    }
  })

for (const role of ['student', 'visitor'] as const)
  test(`a ${role} sees an explanation on screens without access`, async ({ device }) => {
    const closed = shown.filter((screen) => !isConsole(screen) && Array.isArray(screen.guard) && !screen.guard.includes(role))
    expect(closed.length).toBeGreaterThan(0)
    const page = await device({ as: demoPerson(role), isShared: true })
    const { text } = reading(page, 'zh_CN')
    for (const { path } of closed) {
      await page.goto(`/#${path.address}`)
      await expect(text(appWords.forbidden)).toBeVisible()
      // Another page in between, so that what is seen next is of the next screen.
      await page.goto('/#/nowhere')
      await expect(text(appWords.forbidden)).toHaveCount(0)
    }
  })
