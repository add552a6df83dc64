import type { OutputOf } from '@campus/contract/call.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { matchedCases, reviewedCase, unmatchedCases } from '@campus/contract/registration/console/cases.ts'

export type ReviewedCase = OutputOf<typeof reviewedCase>

/** What a decision makes old. */
export const decisionChanges = [reviewedCase, matchedCases, unmatchedCases, homeInit]
