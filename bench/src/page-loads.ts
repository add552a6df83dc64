import { findChromium, quietFlags } from '@campus/e2e/browser/chromium.ts'
import { type Browser, chromium, type Page } from '@playwright/test'

/** A phone of the lower price class on a slow 4G network. */
const slow = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8, offline: false }
const slowProcessor = 4

export interface Opening {
  readonly url: string
  readonly isWide?: boolean
  /** What the app keeps of somebody who is in. */
  readonly session?: object
  /** What is there once the page can be used. */
  readonly ready: string
}

export interface PageLoad {
  readonly bytes: number
  readonly requests: number
  readonly shift: number
  readonly readyMs: number
}

declare global {
  interface Window {
    layoutShift?: number
  }
}

const followShift = () => {
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const countTraffic = async (page: Page, isSlow: boolean) => {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  if (isSlow) {
    await protocol.send('Network.emulateNetworkConditions', slow)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  }
  const traffic = { bytes: 0, requests: 0 }
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return
    traffic.bytes += encodedDataLength
    traffic.requests += 1
  })
  return traffic
}

const load = async (browser: Browser, { url, isWide, session, ready }: Opening, isSlow: boolean): Promise<PageLoad> => {
  const context = await browser.newContext({
    viewport: isWide ? { width: 1440, height: 900 } : { width: 390, height: 844 },
    locale: 'zh-CN',
  })
  try {
    await context.addInitScript(followShift)
    if (session) await context.addInitScript((kept) => localStorage.setItem('campus.session', kept), JSON.stringify(session))
    const page = await context.newPage()
    const traffic = await countTraffic(page, isSlow)
    const began = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(ready).first().waitFor({ timeout: 90_000 })
    const readyMs = performance.now() - began
    await page.waitForLoadState('networkidle')
    return { ...traffic, readyMs, shift: await page.evaluate(() => window.layoutShift ?? 0) }
  } finally {
    await context.close()
  }
}

/** Each page on a device that has never seen it: once as fast as it goes, once on a slow phone. */
export const loadPages = async <Name extends string>(openings: Readonly<Record<Name, Opening>>) => {
  const browser = await chromium.launch({ ...(await findChromium()), args: quietFlags })
  try {
    const loads: Partial<Record<Name, { readonly cold: PageLoad; readonly slowMs: number }>> = {}
    for (const name of Object.keys(openings) as Name[]) {
      const cold = await load(browser, openings[name], false)
      loads[name] = { cold, slowMs: (await load(browser, openings[name], true)).readyMs }
    }
    return loads as Record<Name, { readonly cold: PageLoad; readonly slowMs: number }>
  } finally {
    await browser.close()
  }
}
