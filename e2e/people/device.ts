import { randomInt } from 'node:crypto'
import type { Language } from '@campus/contract/language.ts'
import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { address } from '../address.ts'
import { type Complaints, openComplaints } from '../checks/complaints.ts'
import { enter } from './enter.ts'
import { type Person, takeStudent } from './person.ts'

export type Size = 'phone' | 'wide'

interface DeviceChoice {
  readonly size?: Size
  readonly language?: Language
  readonly colours?: 'light' | 'dark'
  /** Already logged in as this person. */
  readonly as?: Person
  readonly remember?: boolean
}

interface Journey {
  readonly complaints: Complaints
  /** Opens a phone or a computer of its own: nothing is shared with the other devices of the test but the network. */
  readonly device: (choice?: DeviceChoice) => Promise<Page>
  readonly student: () => Person
}

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1440, height: 900 } },
} as const

const someNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

const kept = (session: object) => ({
  cookies: [],
  origins: [{ origin: address, localStorage: [{ name: 'campus.session', value: JSON.stringify(session) }] }],
})

export const test = base.extend<Journey>({
  complaints: [
    async ({ baseURL: _ }, use) => {
      const complaints = openComplaints()
      await use(complaints)
      complaints.expectNone()
    },
    { auto: true },
  ],
  device: async ({ browser, complaints }, use) => {
    const network = someNetwork()
    const opened: BrowserContext[] = []
    await use(async ({ size = 'phone', language = 'zh_CN', colours = 'light', as, remember = false } = {}) => {
      const session = as ? await enter(as, { network, language, remember }) : {}
      const context = await browser.newContext({
        ...sizes[size],
        colorScheme: colours,
        extraHTTPHeaders: { 'x-forwarded-for': network },
        storageState: kept({ language, ...session }),
      })
      complaints.watch(context)
      opened.push(context)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
  student: async ({ baseURL: _ }, use, { workerIndex }) => use(() => takeStudent(workerIndex)),
})

export { expect } from '@playwright/test'
