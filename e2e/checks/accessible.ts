import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

// The small one; the package that drives it would take the one for debugging.
const auditor = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Colours during a transition are not audited. Returns whether the page was audited before. */
const holdStill = (page: Page) =>
  page.evaluate(() => {
    if ('axe' in window) return true
    const stillness = new CSSStyleSheet()
    stillness.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(stillness)
    return false
  })

/** The auditor is large: a page without frames keeps the one it got, and adds up by itself what was found. */
const openAudit = async (page: Page) => {
  if (page.frames().length > 1) return new AxeBuilder({ page })
  if (!(await holdStill(page))) await page.evaluate(auditor)
  return new AxeBuilder({ page, axeSource: 'undefined' }).setLegacyMode()
}

/** No violation of WCAG 2.2 AA on the page as shown. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const audit = await openAudit(page)
  const { violations } = await audit
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .analyze()
  const reported = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  expect(reported, 'everybody can use this page').toEqual([])
}
