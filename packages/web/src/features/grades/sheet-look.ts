import type { SheetRow } from '@campus/contract/grades/sheets.ts'

export const sheetTones: Record<SheetRow['state'], 'waiting' | 'good' | 'over'> = {
  open: 'over',
  submitted: 'waiting',
  passed: 'waiting',
  published: 'good',
}
