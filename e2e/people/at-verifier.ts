import type { Language } from '@campus/contract/language.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { verdictWords } from '@campus/web/features/verification/outcome/verdict-words.ts'
import { expect, type Page } from '@playwright/test'
import { reading } from './reading.ts'

/** The page on which everybody checks a document, in the browser and without sending it. */
export const atVerifier = (page: Page, language: Language) => {
  const { t } = reading(page, language)
  return {
    check: async (file: Buffer) => {
      await page.goto(`/#${verificationPaths.verify.address}`)
      // The chooser is behind the words that people press.
      await page.locator('input[type=file]').first().setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: file })
    },
    expectVerdict: (verdict: Parameters<typeof verdictWords>[0]) =>
      expect(page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) })).toContainText(
        t(verdictWords(verdict, 'browser').title),
      ),
  }
}
