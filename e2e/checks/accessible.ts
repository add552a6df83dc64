import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { expect, type Page } from '@playwright/test'
import { hasAllLooks } from '../browser/looks.ts'

// The small one; the package that drives it would take the one for debugging.
const auditor = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

type Options = Parameters<AxeBuilder['options']>[0]
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
type AuditedWindow = Window & { readonly axe?: { run(of: { readonly exclude: string[] }, options: Options): Promise<Results> } }

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const everyRule: Options = { runOnly: { type: 'tag', values: standards }, resultTypes: ['violations'] }
const unmeasured: Options = { ...everyRule, rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } } }

/** Rows and entries like the ones before them. */
const repeated = ['tbody > tr:nth-child(n+4):not(:last-child)', ':is(ul, ol) > li:nth-child(n+5):not(:last-child)']

/** The same on every screen of the console. */
const menu = '.frame-console-menu'

/** What is like something audited already took most of the time of every audit. `npm run test:sweep` leaves nothing out. */
const leftOut = (page: Page) => {
  if (hasAllLooks) return []
  return page.url().includes(consolePaths.start.address) ? repeated : [...repeated, menu]
}

const askAuditor = (page: Page, options: Options) =>
  page.evaluate(async ({ options, exclude }) => (await (window as AuditedWindow).axe?.run({ exclude }, options))?.violations, {
    options,
    exclude: leftOut(page),
  })

/** Colours during a transition are not audited. */
const holdStill = () => {
  const stillness = new CSSStyleSheet()
  stillness.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(stillness)
}

/** The auditor is large: a page keeps the one it got. */
const bringAuditor = async (page: Page) => {
  await page.evaluate(holdStill)
  await page.evaluate(auditor)
}

const audit = async (page: Page, options: Options): Promise<Results['violations']> => {
  // Only the package that drives it looks into frames, with more calls.
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).options(options).analyze()).violations
  const found = await askAuditor(page, options)
  if (found) return found
  await bringAuditor(page)
  return (await askAuditor(page, options)) ?? []
}

const targetSize: Options = { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] }

const isSmall = async (page: Page, selector: string) =>
  (await audit(page, targetSize)).some(({ nodes }) => nodes.some(({ target }) => target.join(' ') === selector))

/** A target that lay half under a bar is small only there: whoever wants it scrolls to it, and bars may leave then. */
const staysSmall = async (page: Page, selector: string) => {
  await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: 'center' }))
  try {
    await expect.poll(() => isSmall(page, selector), { timeout: 2000 }).toBe(false)
    return false
  } catch {
    return true
  }
}

export interface Audit {
  /** Contrasts and sizes are measured, which takes half of an audit: of each screen as it opens, of its further steps in `npm run test:sweep`. */
  readonly isMeasured?: boolean
}

/** No violation of WCAG 2.2 AA on the page as shown. */
export const expectAccessible = async (page: Page, { isMeasured = hasAllLooks }: Audit = {}): Promise<void> => {
  const reported: string[] = []
  for (const { id, nodes } of await audit(page, isMeasured ? everyRule : unmeasured))
    for (const { target, failureSummary } of nodes) {
      const selector = target.join(' ')
      if (id === 'target-size' && !(await staysSmall(page, selector))) continue
      reported.push(`${id} at ${selector}: ${failureSummary}`)
    }
  expect(reported, 'everybody can use this page').toEqual([])
}
