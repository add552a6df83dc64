import { z } from 'zod'
import { LoginWay } from '../account/login.ts'
import { OutsideProvider } from '../account/outside-provider.ts'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { Role, UserType } from '../roles.ts'
import { SchoolLook } from './look.ts'
import { Titled } from './schools.ts'

/** One account of each role, shown on the login page of the demo alone. */
export const DemoAccount = z.object({ role: Role, userType: UserType, account: z.string(), password: z.string() })
export type DemoAccount = z.infer<typeof DemoAccount>

export const loginInit = call({
  method: 'GET',
  path: '/openApi/login_init',
  who: 'public',
  summary: 'The data of a school and this installation for the login page.',
  query: z.object({ schoolId: Id.optional() }),
  output: z.object({
    school: Titled.extend({ id: Id, code: z.string() }),
    look: SchoolLook,
    product: z.object({ name: z.string(), company: z.string(), version: z.string(), appCode: z.string(), appVersion: z.string() }),
    ways: z.array(LoginWay),
    outside: z.array(OutsideProvider),
    userTypes: z.array(UserType),
    registrationFor: z.array(UserType),
    isCaptchaAlwaysWanted: z.boolean(),
    passwordMost: z.number().int(),
    hasHomeTab: z.boolean(),
    /** Hosts whose pages may be embedded in the app; `*.` covers subdomains. */
    webHosts: z.array(z.string()),
    documents: z.object({ privacyPolicy: z.string(), userAgreement: z.string() }),
    map: z.object({ key: z.string(), tileUrl: z.string(), satelliteUrl: z.string().nullable() }).nullable(),
    demoAccounts: z.array(DemoAccount),
    isDemo: z.boolean(),
  }),
  refusals: ['school_unknown'],
})
