import { randomInt } from 'node:crypto'
import type { Language } from '@campus/contract/language.ts'
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { address } from '../address.ts'
import { type Complaints, openComplaints } from '../checks/complaints.ts'
import { enter, enterOnce } from './enter.ts'
import { givePassword } from './give-password.ts'
import { type Person, takeStudent, type WantedStudent } from './person.ts'
import { reloadWhenCancelled } from './reload.ts'

export type Size = 'phone' | 'small' | 'wide'

interface DeviceChoice {
  readonly size?: Size
  readonly language?: Language
  /** What the device knows as the language of the account; `null` where nobody has logged in yet. */
  readonly accountLanguage?: Language | null
  readonly colours?: 'light' | 'dark'
  /** Already logged in as this person. */
  readonly as?: Person
  /** Where the code for that went. */
  readonly by?: 'phone' | 'email'
  /** In the session that every other look takes, too. */
  readonly isShared?: boolean
  readonly remember?: boolean
  /** The school that the login page opens with, where it is not the demo's. */
  readonly school?: { readonly id: string; readonly name: string }
  /** Keeps the app for times without network, which costs every other journey time. */
  readonly offline?: boolean
  /** Another campus than the one that most journeys visit. */
  readonly at?: string
  /** The browser inside WeChat. */
  readonly inWechat?: boolean
}

export interface Journey {
  readonly complaints: Complaints
  /** Where all devices of the test are; other tests are elsewhere, so that wrong passwords here do no harm there. */
  readonly network: string
  /** Opens a phone or a computer of its own: nothing is shared with the other devices of the test but the network. */
  readonly device: (choice?: DeviceChoice) => Promise<Page>
  /** Somebody whom no other test knows; with a password if the journey needs one. */
  readonly student: (wanted?: WantedStudent) => Person
  readonly studentWithPassword: () => Promise<Person & { readonly password: string }>
}

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  small: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1440, height: 900 } },
} as const

export const someNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

const wechat =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile MicroMessenger/8.0.60'

/**
 * As if the app had been here before. The browser's own way to begin with stored values visits the address once more for every device,
 * which takes a sixth of the processor time of opening the app. The app never removes what is stored here.
 */
const keepSession = (context: BrowserContext, origin: string, session: object) =>
  context.addInitScript(
    ({ origin, session }) => {
      if (location.origin === origin && localStorage.getItem('campus.session') === null) localStorage.setItem('campus.session', session)
    },
    { origin, session: JSON.stringify(session) },
  )

/** Left open: who opened it closes it. */
export const openDevice = async (
  browser: Browser,
  { complaints, network }: Pick<Journey, 'complaints' | 'network'>,
  choice: DeviceChoice,
) => {
  const { size = 'phone', language = 'zh_CN', colours = 'light', as, by = 'phone', remember = false, school = null, at = address } = choice
  const { accountLanguage = 'zh_CN' } = choice
  const session = as ? await (choice.isShared ? enterOnce : enter)(as, { network, language, remember, by, at }) : {}
  const context = await browser.newContext({
    ...sizes[size],
    baseURL: at,
    ...(choice.inWechat ? { userAgent: wechat } : {}),
    colorScheme: colours,
    extraHTTPHeaders: { 'x-forwarded-for': network },
    reducedMotion: 'reduce',
  })
  // The account's language is known here already, so that the language of the journey stays the device's own.
  await keepSession(context, new URL(at).origin, { language, accountLanguage, school, ...session })
  if (!choice.offline) await context.addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker)
  complaints.watch(context)
  return reloadWhenCancelled(await context.newPage())
}

export const test = base.extend<Journey & { readonly journey: Journey }>({
  journey: async ({ browser }, use, { workerIndex }) => {
    const complaints = openComplaints()
    const network = someNetwork()
    const opened: Page[] = []
    const device: Journey['device'] = async (choice = {}) => {
      const page = await openDevice(browser, { complaints, network }, choice)
      opened.push(page)
      return page
    }
    const student: Journey['student'] = (wanted) => takeStudent(workerIndex, wanted)
    await use({ complaints, network, device, student, studentWithPassword: () => givePassword(student(), network) })
    await Promise.all(opened.map((page) => page.context().close()))
    complaints.expectNone()
  },
  complaints: async ({ journey }, use) => use(journey.complaints),
  network: async ({ journey }, use) => use(journey.network),
  device: async ({ journey }, use) => use(journey.device),
  student: async ({ journey }, use) => use(journey.student),
  studentWithPassword: async ({ journey }, use) => use(journey.studentWithPassword),
})

export { expect } from '@playwright/test'
