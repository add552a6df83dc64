import { approvalPaths } from '@campus/contract/paths/approval.ts'
import type { Page } from '@playwright/test'

/** Opens what somebody applied for, from the list of what waits. */
export const openTask = async (page: Page, { name }: { readonly name: string }) => {
  await page.goto(`/#${approvalPaths.todo.address}`)
  await page.getByRole('link', { name }).first().click()
}
