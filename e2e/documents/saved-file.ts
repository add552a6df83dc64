import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** What a press on a button puts on the disk. */
export const saved = async (page: Page, press: () => Promise<void>): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const download = page.waitForEvent('download')
  await press()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
