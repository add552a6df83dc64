import { defineConfig } from '@playwright/test'
import { address, running } from './address.ts'
import { findChromium, quickFlags } from './browser/chromium.ts'
import { limits } from './limits.ts'

const { executablePath, env } = await findChromium()

/** The journeys write and expect days as the browser does; the server keeps the clock of a data centre. */
const timezoneId = 'Asia/Shanghai'
process.env['TZ'] = timezoneId

const own = {
  command: `"${process.execPath}" serve.ts`,
  env: { ...process.env, TZ: 'UTC' },
  url: `${address}/readyz`,
  timeout: limits.startMs,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
} as const

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Each waits for the server now and then; a third one uses that time of two cores.
  workers: 3,
  retries: 0,
  timeout: limits.testMs,
  reporter: 'list',
  expect: { timeout: limits.stepMs },
  use: {
    baseURL: address,
    actionTimeout: limits.stepMs,
    navigationTimeout: limits.stepMs,
    timezoneId,
    // A failure leaves its page in words and as a picture; E2E_TRACE adds every step on the way, and a sixth to the time.
    screenshot: 'only-on-failure',
    trace: { mode: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off', screenshots: false, sources: false },
    launchOptions: { executablePath, args: quickFlags, env: { ...process.env, ...env } },
  },
  ...(running ? {} : { webServer: own }),
})
