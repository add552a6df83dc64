import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { address } from './address.ts'
import { findChromium, quietFlags } from './browser/chromium.ts'

const pictures = [
  { name: 'login-phone', language: 'zh_CN', viewport: { width: 390, height: 844 }, scale: 2, shows: '.login-form form' },
  { name: 'login-wide', language: 'en_US', viewport: { width: 1440, height: 900 }, scale: 1, shows: '.pc-login svg[role=img]' },
] as const

/** Draws the pictures of the README from a demo that runs at E2E_URL. */
const drawAll = async () => {
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({ executablePath, args: quietFlags, env: { ...process.env, ...env } })
  try {
    for (const { name, language, viewport, scale, shows } of pictures) {
      const localStorage = [{ name: 'campus.session', value: JSON.stringify({ language }) }]
      const storageState = { cookies: [], origins: [{ origin: address, localStorage }] }
      const page = await browser.newPage({ viewport, deviceScaleFactor: scale, storageState })
      await page.goto(address)
      await page.locator(shows).first().waitFor()
      await page.screenshot({ path: join(import.meta.dirname, '..', 'docs', 'screenshots', `${name}.png`) })
    }
  } finally {
    await browser.close()
  }
}

await drawAll()
