import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { Titled } from './schools.ts'

const SchoolInfo = Titled.extend({ id: Id, code: z.string() })

/** Whom to ask at the school, and when somebody is there. */
const HelpDesk = z.object({ phone: z.string(), email: z.string(), place: z.string(), hours: z.string() })

const SchoolDetail = SchoolInfo.extend({
  /** From the country or province down to the school. */
  regions: z.array(Titled),
  colleges: z.number().int(),
  campus: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  helpDesk: HelpDesk,
})

const which = z.object({ schoolId: Id.optional(), code: z.string().trim().max(50).optional() })

const schoolCall = <const Path extends `/${string}`, const Output extends z.ZodType>(path: Path, summary: string, output: Output) =>
  call({ method: 'POST', path, who: 'public', summary, body: which, output, refusals: ['school_unknown'] })

export const schoolInfo = schoolCall(
  '/system/school/getSchoolInfo',
  'The names of a school, found by its id or its short code.',
  SchoolInfo,
)
export const schoolDetail = schoolCall('/system/school/getSchoolDetail', 'A school with its region, campus and help desk.', SchoolDetail)
export const schoolLoginInfo = schoolCall(
  '/system/school/getSchoolLoginInfo',
  'How people come into a school: the user types, the ways to log in and the outside logins.',
  SchoolInfo.extend({
    ways: z.array(z.string()),
    outside: z.array(z.string()),
    userTypes: z.array(z.string()),
    registrationFor: z.array(z.string()),
    isCaptchaAlwaysWanted: z.boolean(),
    passwordMost: z.number().int(),
  }),
)

export const openSchoolInfo = call({
  method: 'GET',
  path: '/openApi/getSchoolInfo',
  who: 'public',
  summary: 'The names of a school, for a page that links to it.',
  query: which,
  output: SchoolInfo,
  refusals: ['school_unknown'],
})

export const openSchoolDetail = call({
  method: 'GET',
  path: '/openApi/getSchoolDetailInfo',
  who: 'public',
  summary: 'A school with its region, campus and help desk, for a page that links to it.',
  query: which,
  output: SchoolDetail,
  refusals: ['school_unknown'],
})

export const about = call({
  method: 'GET',
  path: '/tcyApi/about',
  who: 'user',
  summary: 'The product, its versions, and the help desk of my school.',
  output: z.object({
    product: z.object({ name: z.string(), company: z.string(), version: z.string(), appCode: z.string(), appVersion: z.string() }),
    school: SchoolInfo,
    helpDesk: HelpDesk,
    /** Numbers to call in an emergency; the app keeps them for when there is no network. */
    emergencyNumbers: z.array(Titled.extend({ phone: z.string() })),
  }),
})

export const generalSettings = call({
  method: 'GET',
  path: '/tcyApi/currency',
  who: 'public',
  summary: 'The general settings that the app offers: languages, display modes, page sizes and upload limits.',
  query: z.object({ schoolId: Id.optional() }),
  output: z.object({
    languages: z.array(z.object({ value: z.string(), label: z.string() })),
    displayModes: z.array(z.string()),
    hasHomeTab: z.boolean(),
    pageSizes: z.array(z.number().int()),
    uploads: z.object({ imageBytes: z.number().int(), imageKinds: z.array(z.string()) }),
    timeZone: z.string(),
  }),
  refusals: ['school_unknown'],
})

export const serviceUrls = call({
  method: 'GET',
  path: '/openEcApi/getServiceUrl',
  who: 'public',
  summary: 'The addresses of this installation: the calls, pictures, documents, the web app and the socket.',
  output: z.object({ baseUrl: z.string(), imageHost: z.string(), pdfHost: z.string(), webHost: z.string(), websocketServer: z.string() }),
})
