import type { Language } from '@campus/contract/language.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { animalPlanPaths } from '@campus/contract/paths/animalplan.ts'
import { appraisalPaths } from '@campus/contract/paths/appraisal.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { examsPaths } from '@campus/contract/paths/exams.ts'
import { gradesPaths } from '@campus/contract/paths/grades.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { appealsPaths, ordersPaths, walletPaths } from '@campus/contract/paths/orders.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import type { Role } from '@campus/contract/roles.ts'
import { animalTexts } from '@campus/demo/animalplan/catalogue.ts'
import { ballotTexts } from '@campus/demo/appraisal/appraisal-texts.ts'
import { approvalTexts } from '@campus/demo/approval/approval-texts.ts'
import { pastTexts } from '@campus/demo/approval/past-texts.ts'
import { demoProcesses } from '@campus/demo/approval/process-rows.ts'
import { attendanceTexts } from '@campus/demo/attendance/fill-attendance.ts'
import { dictionaryRows } from '@campus/demo/dictionaries.ts'
import { endingReasons } from '@campus/demo/documents/ending-reasons.ts'
import { examNotes } from '@campus/demo/exams/exam-rows.ts'
import { appealReasons } from '@campus/demo/grades/fill-grades.ts'
import { feedbacks } from '@campus/demo/help/feedback.ts'
import { leaves } from '@campus/demo/leave/leave-rows.ts'
import { lostTexts } from '@campus/demo/lostfound/lost-things.ts'
import { tradeTexts } from '@campus/demo/orders/trade-texts.ts'
import { inventEverybody } from '@campus/demo/people/everybody.ts'
import { demoFaults } from '@campus/demo/printing/fault-history.ts'
import { demoLibraryFiles } from '@campus/demo/printing/library.ts'
import { ownFiles } from '@campus/demo/printing/own-files.ts'
import { priceRows } from '@campus/demo/printing/price-rows.ts'
import { demoTerminals } from '@campus/demo/printing/terminals.ts'
import { demoCases } from '@campus/demo/registration/demo-cases.ts'
import { changeTexts } from '@campus/demo/schedule/change-rows.ts'
import { demoUniversity } from '@campus/demo/schools.ts'
import { allFeatures } from '@campus/web/app/all-features.ts'
import { appWords } from '@campus/web/app/words.ts'
import type { Screen } from '@campus/web/navigation/screen.ts'
import type { Page } from '@playwright/test'
import { hasAllLooks } from '../browser/looks.ts'
import { openComplaints } from '../checks/complaints.ts'
import { expectEnglish, expectSound } from '../checks/sound.ts'
import { queryOf } from '../links/links.ts'
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

/** Every size in every colour, every language at least once. */
const looks: readonly [Look, ...Look[]] = [
  { size: 'phone', language: 'zh_CN', colours: 'light', comes: 'next' },
  { size: 'wide', language: 'en_US', colours: 'light', comes: 'first' },
  { size: 'wide', language: 'zh_TW', colours: 'dark', comes: 'next' },
  { size: 'phone', language: 'en_US', colours: 'dark', comes: 'first' },
]

/** One theme for each screen, in turn, so that all themes are covered; every theme of every screen in `npm run test:sweep`. */
const looksFor = (turn: number) => (hasAllLooks ? looks : [looks[turn % looks.length] ?? looks[0]])

/** Parts that come after their screen, by size. */
const lateParts: Readonly<Record<string, Partial<Record<Size, string>>>> = {
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
const alwaysSeen = ['简体中文', '繁體中文', demoUniversity.name[0]]

const names = inventEverybody(new Date()).map(({ name }) => name)
const leaveTexts = [...names, ...leaves.flatMap(({ reason, decision }) => [reason, decision?.notes ?? ''])]
const feedbackMessages = [
  ...names,
  ...feedbacks.flatMap(({ title, content, entries }) => [title, content, ...entries.map((entry) => entry.content)]),
]

const documentTexts = [demoPerson('student').name, ...Object.values(endingReasons), ...Object.values(tradeTexts)]

/** Files and faults are shown in the author's words. */
const printTexts = [
  ...names,
  ...demoTerminals.map(({ name }) => name[0]),
  ...demoLibraryFiles.flatMap(({ name: [title], description: [about] }) => [title, about]),
  ...ownFiles.map(({ name }) => name),
  ...demoFaults.flatMap(({ notes = '', reports }) => [notes, ...reports.map(({ text }) => text)]),
  ...priceRows(new Date()).map(({ note }) => note),
]

const tradeNames = [...names, ...documentTexts, ...printTexts]

/** Who registers, and what they and those who decide wrote. */
const registrationTexts = [
  ...names,
  ...demoCases.flatMap(({ given, notes, explanation, decision }) =>
    [given?.name, notes, explanation, decision?.notes].map((text) => text ?? ''),
  ),
]

/** Every text in some data, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Forms and steps are written by the school, and what stands in them by its people. */
const approvalWritten = [...names, ...leaveTexts, ...textsIn([approvalTexts, pastTexts, animalTexts, demoProcesses])]

const appraisalWritten = [...names, ...textsIn(ballotTexts)]

const begunNames = Object.values(ownSchools.looks.people).map(({ name }) => name)

/** What people of the school wrote or are called, which no language changes. */
const written: Readonly<Record<string, readonly string[]>> = {
  [messagesPaths.book.address]: names,
  [messagesPaths.contact.address]: names,
  [messagesPaths.ownLeave.address]: leaveTexts,
  [messagesPaths.leaveRequest.address]: leaveTexts,
  [messagesPaths.leaveDecision.address]: leaveTexts,
  [messagesPaths.leaveDecisions.address]: leaveTexts,
  [messagesPaths.messages.address]: [...feedbackMessages, ...documentTexts, ...printTexts, ...approvalWritten],
  [messagesPaths.group.address]: [...documentTexts, ...printTexts, ...approvalWritten],
  [messagesPaths.message.address]: [...names, ...documentTexts, ...printTexts, ...approvalWritten],
  [messagesPaths.find.address]: [...leaveTexts, ...feedbackMessages, ...documentTexts, ...printTexts, ...approvalWritten],
  ...Object.fromEntries(Object.values(schedulePaths).map(({ address }) => [address, [...names, ...Object.values(changeTexts)]])),
  ...Object.fromEntries(Object.values(lostFoundPaths).map(({ address }) => [address, [...names, ...lostTexts]])),
  ...Object.fromEntries(Object.values(attendancePaths).map(({ address }) => [address, [...names, ...attendanceTexts]])),
  [peoplePaths.emergency.address]: names,
  [peoplePaths.views.address]: names,
  [helpPaths.feedbackHistory.address]: feedbackMessages,
  [helpPaths.feedback.address]: feedbackMessages,
  [documentsPaths.template.address]: documentTexts,
  [documentsPaths.ownDocuments.address]: documentTexts,
  [certificatesPaths.application.address]: [...tradeNames, ...approvalWritten],
  [certificatesPaths.applications.address]: tradeNames,
  [certificatesPaths.decisions.address]: tradeNames,
  [certificatesPaths.decision.address]: tradeNames,
  [ordersPaths.orders.address]: tradeNames,
  [ordersPaths.order.address]: tradeNames,
  [walletPaths.wallet.address]: tradeNames,
  [walletPaths.bills.address]: tradeNames,
  [walletPaths.prints.address]: tradeNames,
  [appealsPaths.freeCopies.address]: tradeNames,
  [terminalsPaths.faultReports.address]: printTexts,
  [terminalsPaths.entrustments.address]: printTexts,
  [terminalsPaths.entrust.address]: printTexts,
  [terminalsPaths.entrusted.address]: printTexts,
  ...Object.fromEntries(Object.values(cloudPrintPaths).map(({ address }) => [address, printTexts])),
  [verificationPaths.right.address]: documentTexts,
  [verificationPaths.rightOnPhone.address]: documentTexts,
  [verificationPaths.wrong.address]: documentTexts,
  [verificationPaths.wrongOnPhone.address]: documentTexts,
  [verificationPaths.result.address]: documentTexts,
  ...Object.fromEntries(Object.values(registrationPaths).map(({ address }) => [address, registrationTexts])),
  ...Object.fromEntries(Object.values(approvalPaths).map(({ address }) => [address, approvalWritten])),
  ...Object.fromEntries(Object.values(animalPlanPaths).map(({ address }) => [address, approvalWritten])),
  ...Object.fromEntries(Object.values(appraisalPaths).map(({ address }) => [address, appraisalWritten])),
  [consolePaths.appraisalResults.address]: appraisalWritten,
  [consolePaths.appraisalTexts.address]: appraisalWritten,
  [consolePaths.animalPlans.address]: approvalWritten,
  [consolePaths.animalCatalogue.address]: ['省实验动物中心'],
  [consolePaths.approvalProcesses.address]: approvalWritten,
  [consolePaths.approvalProcess.address]: approvalWritten,
  [consolePaths.approvalInstances.address]: approvalWritten,
  [certificatesPaths.applyFile.address]: documentTexts,
  [certificatesPaths.heading.address]: documentTexts,
  [documentsPaths.scoreProof.address]: documentTexts,
  [examsPaths.exams.address]: [...names, examNotes],
  [examsPaths.invigilations.address]: [...names, examNotes],
  [consolePaths.exams.address]: [...names, examNotes],
  [gradesPaths.sheet.address]: names,
  [consolePaths.gradeSheets.address]: names,
  [consolePaths.gradeAppeals.address]: [...names, ...appealReasons],
  [identityPaths.library.address]: names,
  [identityPaths.person.address]: names,
  [identityPaths.search.address]: names,
  [consolePaths.people.address]: begunNames,
  [consolePaths.dictionaries.address]: dictionaryRows().flatMap(({ label, label_tw }) => [label, label_tw]),
}

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
  const late = lateParts[address]?.[look.size]
  if (late) await expect(page.locator(late).first()).toBeVisible()
  await expectSound(page, `${look.size}-${look.language}-${look.colours}/${address.slice(1).replaceAll('/', '.')}`)
  if (look.language === 'en_US') await expectEnglish(page, [...alwaysSeen, ...(as ? [as.name] : []), ...(written[address] ?? [])])
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

for (const role of ['student', 'visitor'] as const)
  test(`a ${role} sees an explanation on screens without access`, async ({ device }) => {
    const closed = shown.filter((screen) => !isConsole(screen) && Array.isArray(screen.guard) && !screen.guard.includes(role))
    expect(closed.length).toBeGreaterThan(0)
    const page = await device({ as: demoPerson(role), isShared: true })
    const { text } = reading(page, 'zh_CN')
    for (const { path } of closed) {
      await page.goto(`/#${path.address}`)
      await expect(text(appWords.forbidden)).toBeVisible()
      // Elsewhere in between, so that each says it anew.
      await page.goto('/#/nowhere')
      await expect(text(appWords.forbidden)).toHaveCount(0)
    }
  })
