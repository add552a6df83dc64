import { homeInit } from '@campus/contract/home/workbench.ts'
import { custodyItem, custodyItems } from '@campus/contract/lostfound/console.ts'
import { lostItem, lostItems } from '@campus/contract/lostfound/items.ts'

/** What is old after anything was done about a post. */
export const changedReads = [lostItem, lostItems, custodyItem, custodyItems, homeInit]
