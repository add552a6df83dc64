import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { address } from './address.ts'
import { findChromium, quietFlags } from './browser/chromium.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const wide = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }

interface Picture {
  readonly name: string
  readonly language: 'zh_CN' | 'en_US'
  readonly size: typeof phone
  /** Who of the demo accounts is in; nobody sees the login page. */
  readonly account?: string
  readonly screen?: string
  /** The link on that screen that leads to what is shown. */
  readonly opens?: string
  /** What has to be there before the picture is taken. */
  readonly shows: string
}

const pictures: readonly Picture[] = [
  { name: 'login-phone', language: 'zh_CN', size: phone, shows: '.login-form form' },
  { name: 'home-phone', language: 'zh_CN', size: phone, account: '100001', screen: '/pages/sys/home/index', shows: '.service-tiles' },
  {
    name: 'certificate-phone',
    language: 'zh_CN',
    size: phone,
    account: '100001',
    screen: '/pages/electronic/my_documents',
    opens: '在读证明',
    shows: '.pdf-text span',
  },
  {
    name: 'template-wide',
    language: 'en_US',
    size: wide,
    account: 'T0003',
    screen: '/pages/console/documents/templates',
    opens: 'Certificate of Enrolment',
    shows: '.pdf-text span',
  },
]

const draw = async (browser: Browser, { name, language, size, account, screen, opens, shows }: Picture) => {
  const localStorage = [{ name: 'campus.session', value: JSON.stringify({ language }) }]
  const page = await browser.newPage({ ...size, storageState: { cookies: [], origins: [{ origin: address, localStorage }] } })
  await page.goto(screen ? `${address}/#${screen}` : address)
  // The login page of the demo lists its accounts; a tap on one fills the form and leads back to the screen.
  if (account) await page.getByRole('button', { name: account }).click()
  if (opens) await page.getByRole('link', { name: opens }).first().click()
  await page.locator(shows).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(import.meta.dirname, '..', 'docs', 'screenshots', `${name}.png`) })
  await page.close()
}

/** Draws the pictures of the README from a demo that runs at E2E_URL. */
const drawAll = async () => {
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({ executablePath, args: quietFlags, env: { ...process.env, ...env } })
  try {
    for (const picture of pictures) await draw(browser, picture)
  } finally {
    await browser.close()
  }
}

await drawAll()
