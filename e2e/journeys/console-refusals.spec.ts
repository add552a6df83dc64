import { consolePaths } from '@campus/contract/paths/console.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { countedRowsPath } from '@campus/contract/paths/statistics.ts'
import type { Role } from '@campus/contract/roles.ts'
import { allFeatures } from '@campus/web/app/all-features.ts'
import { appWords } from '@campus/web/app/words.ts'
import { frameWords } from '@campus/web/console/frame/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const language = 'en_US'
type ConsoleScreen = keyof typeof consolePaths

const names = Object.keys(consolePaths) as ConsoleScreen[]
const forReaders: readonly ConsoleScreen[] = [
  'scheduleTerms',
  'scheduleRooms',
  'scheduleSections',
  'scheduleSection',
  'scheduleChanges',
  'attendance',
  'attendanceWarnings',
  'terminals',
  'faults',
  'terminalEvents',
  'terminalStatistics',
  'printJobs',
  'printPrices',
  'library',
  'libraryDirectories',
  'appraisals',
  'appraisalResults',
  'gradeSheets',
  'gradeAppeals',
  'logExports',
  'start',
  'statisticsOverview',
  'statisticsExplorer',
  'statisticsReports',
]
const forManagers: readonly ConsoleScreen[] = [
  ...forReaders,
  'people',
  'person',
  'recordChanges',
  'photoImports',
  'photoImport',
  'papers',
  'faceGuardians',
  'announcements',
  'announcement',
  'templates',
  'template',
  'issued',
  'counter',
  'orders',
  'payGrievances',
  'freeCopies',
  'lostItems',
  'scheduleImports',
  'scheduleImport',
  'appraisalTexts',
  'exams',
]
const forAuditors: readonly ConsoleScreen[] = [
  ...forReaders,
  'resets',
  'failedJobs',
  'sessions',
  'templates',
  'template',
  'issued',
  'signingKeys',
  'backups',
  'verifications',
  'orders',
  'payments',
  'reconciliations',
  'withdrawals',
  'grants',
  'ledger',
  'mails',
  'approvalProcesses',
  'approvalProcess',
  'approvalInstances',
  'approvalRules',
  'approvalDeliveries',
  'approvalStatistics',
  'animalCatalogue',
  'animalPlans',
  'retention',
  'accessMatrix',
  'duties',
  'accessWhy',
  'logTrail',
]

const reach: readonly (readonly [role: Role, opens: readonly ConsoleScreen[]])[] = [
  ['student', []],
  ['teacher', []],
  ['visitor', []],
  ['family', []],
  ['auditor', forAuditors],
  ['manager', forManagers],
]

test('all screens of the administration are registered', () => {
  const known = [...Object.values(consolePaths), countedRowsPath].map(({ address }) => address)
  expect(
    allFeatures
      .flatMap(({ screens }) => screens)
      .map(({ path }) => path.address)
      .filter((address) => address.startsWith('/pages/console/'))
      .toSorted(),
  ).toEqual(known.toSorted())
})

for (const [role, opens] of reach)
  test(`by its addresses the administration opens ${opens.length || 'none'} of its screens to somebody who is ${role}`, async ({
    device,
  }) => {
    const page = await device({ as: demoPerson(role), size: 'wide', language, isShared: true })
    const { t, text } = reading(page, language)
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    for (const name of names) {
      asked.length = 0
      await page.goto(`/#${consolePaths[name].address}`)
      if (opens.includes(name)) {
        await expect(page.getByRole('navigation', { name: t(frameWords.menu) })).toBeVisible()
        await expect(text(appWords.forbidden)).toHaveCount(0)
      } else {
        await expect(text(appWords.forbidden)).toBeVisible()
        expect(
          asked.filter((path) => path.startsWith('/console/')),
          `${name} asks nothing`,
        ).toEqual([])
      }
      // Between two of them the page is elsewhere, so that each opens from scratch and nothing it asks late counts for the next.
      await page.goto(`/#${shellPaths.html.address}?document=privacyPolicy`)
      await expect(page.getByRole('navigation', { name: t(frameWords.menu) })).toHaveCount(0)
    }
    if (role !== 'student') return
    await page.goto(`/#${consolePaths.people.address}`)
    await expect(text(appWords.forbidden)).toBeVisible()
    await expectSound(page, 'steps/console-forbidden')
  })
