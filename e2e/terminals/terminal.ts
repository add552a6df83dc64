import type { TerminalAbility } from '@campus/contract/terminals/terminal-states.ts'
import { idleWords } from '@campus/kiosk/idle/words.ts'
import { type Browser, expect, type Page } from '@playwright/test'
import type { Complaints } from '../checks/complaints.ts'
import { test as base } from '../people/device.ts'
import { reading } from '../people/reading.ts'
import { type Machine, openMachine } from './own-machine.ts'

export interface Terminal extends Pick<Machine, 'id' | 'number' | 'name' | 'virtualPrinter'> {
  /** What people touch. */
  readonly screen: Page
  /** Somebody holds a code to the scanner, which types what it reads, faster than people do. */
  readonly scan: (text: string) => Promise<void>
}

const upright = { width: 1080, height: 1920 }

const openScreen = async (browser: Browser, network: string, complaints: Complaints, machine: Machine) => {
  const context = await browser.newContext({
    viewport: upright,
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': network },
    reducedMotion: 'reduce',
  })
  complaints.watch(context)
  const screen = await context.newPage()
  // The short address is a terminal of the demo's own.
  await screen.goto(`/kiosk/index.html#enrol=${await machine.screenCode()}`)
  await expect(screen.getByRole('heading', { name: reading(screen, 'zh_CN').t(idleWords.title) })).toBeVisible()
  return screen
}

const typeAsScanner = (text: string) => {
  const press = (key: string) =>
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  for (const key of text) press(key)
  press('Enter')
}

export const test = base.extend<{ readonly terminal: (seeing?: Browser, abilities?: readonly TerminalAbility[]) => Promise<Terminal> }>({
  terminal: async ({ browser, network, complaints }, use) => {
    const closings: (() => Promise<void>)[] = []
    await use(async (seeing = browser, abilities) => {
      const machine = await openMachine(network, abilities)
      closings.push(machine.close)
      const screen = await openScreen(seeing, network, complaints, machine)
      closings.unshift(() => screen.context().close())
      return { ...machine, screen, scan: (text) => screen.evaluate(typeAsScanner, text) }
    })
    for (const close of closings) await close()
  },
})

export { expect }
