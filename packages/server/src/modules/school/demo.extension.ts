import type { OutputOf } from '@campus/contract/call.ts'
import type { loginInit } from '@campus/contract/school/login-page.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

export type DemoAccounts = (schoolId: string) => OutputOf<typeof loginInit>['demoAccounts']

/** Accounts that the login page of a demo school offers. Who opens the app gives them. */
export const demo = extensionPoint<{ readonly accounts: DemoAccounts }>('school.demo', { accounts: true })
