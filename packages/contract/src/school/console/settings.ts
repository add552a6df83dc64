import { z } from 'zod'
import { LoginWay } from '../../account/login.ts'
import { OutsideProvider } from '../../account/outside-provider.ts'
import { call, Done } from '../../call.ts'
import { type FacePurpose, facePurposes } from '../../faces/face-words.ts'
import { ClockTime, Email, Instant, PhoneNumber } from '../../fields.ts'
import { leaveKinds } from '../../leave/leave-requests.ts'
import { Provider } from '../../payment/pay-ways.ts'
import { UserType } from '../../roles.ts'
import { TextBlock } from '../../text-block.ts'
import { Titled } from '../schools.ts'
import { Watermark } from '../watermark.ts'

export const directoryReaches = ['nobody', 'class', 'college', 'school'] as const

const named = z.string().trim().min(1).max(60)
/** The law asks for six months of logs, whatever a school would like. */
export const minLogDays = 180
const days = z.number().int().min(30).max(3650)
const distinct = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .max(1000)
    .refine((items) => new Set(items).size === items.length, { message: 'wrong' })

/** In the order of the calendar, however they were written down. */
const calendarDays = distinct(z.iso.date('calendar_day'))
  .max(200)
  .overwrite((days) => days.toSorted())

const WorkingHours = z
  .array(z.object({ from: ClockTime, to: ClockTime }).refine(({ from, to }) => from < to, { message: 'ends_before', path: ['to'] }))
  .min(1, 'required')
  .max(4)
  .overwrite((hours) => hours.toSorted((one, two) => one.from.localeCompare(two.from)))
  .refine((hours) => hours.every(({ from }, at) => at === 0 || (hours[at - 1]?.to ?? '') <= from), { message: 'hours_overlap' })

const minutes = (max: number) => z.number().int().min(0).max(max)

/** When people sign, where, and when the school warns them. */
const AttendanceSettings = z.object({
  /** Minutes around the beginning of a lesson, and around its end for signing out. */
  opensBefore: minutes(60),
  lateAfter: minutes(60),
  closesAfter: minutes(180).min(1),
  outBefore: minutes(60),
  outAfter: minutes(60),
  /** Metres around the building. */
  radius: z.number().int().min(20).max(2000),
  /** Where signing needs no position: addresses as `10.0.0.0/8`. */
  networks: distinct(z.union([z.cidrv4(), z.cidrv6()], 'wrong')).max(50),
  /** In percent. */
  minRate: z.number().int().min(0).max(100),
  absencesInARow: z.number().int().min(1).max(20),
  /** Of all hours of a section, one of so many missed: the first warning, and the one after which a person may bar from the exam. */
  missedFirst: z.number().int().min(2).max(20),
  missedSecond: z.number().int().min(1).max(20),
  /** Credits of failed courses, and the GPA below which the school warns; 0 for never. */
  failedCredits: z.number().int().min(0).max(100),
  gpa: z.number().min(0).max(5),
})

/** How often a day one person may do each of these; far more than anybody needs, so that it stops scripts alone. */
const aDay = z.number().int().min(20).max(100_000)
const OfficeLimits = z.object({ applications: aDay, drafts: aDay, comments: aDay })
export type OfficeLimits = z.infer<typeof OfficeLimits>

const shortText = z.string().trim().max(100)

/** What an administrator may decide for the school. */
export const EditableSettings = z.object({
  hasHomeTab: z.boolean(),
  loginWays: distinct(LoginWay).min(1, 'required'),
  outsideLogins: distinct(OutsideProvider),
  userTypes: distinct(UserType).min(1, 'required'),
  registrationFor: distinct(UserType),
  isCaptchaAlwaysWanted: z.boolean(),
  passwordMost: z.number().int().min(16).max(64),
  watermark: Watermark.extend({ watermarkText: z.string().trim().max(30) }),
  webHosts: distinct(
    z
      .string()
      .trim()
      .max(200)
      .regex(/^(\*\.)?[a-z0-9.-]+(:\d+)?$/, 'web_host'),
  ).max(50),
  /** How far a student sees into the address book; staff always see the school. */
  bookForStudents: z.enum(directoryReaches),
  helpDesk: z.object({
    phone: z.string().trim().max(50),
    email: z.union([z.literal(''), Email], 'email'),
    place: shortText,
    placeEn: shortText,
    placeTw: shortText,
    hours: shortText,
    hoursEn: shortText,
    hoursTw: shortText,
  }),
  emergencyNumbers: z.array(Titled.extend({ name: named, nameEn: named, nameTw: named, phone: z.string().trim().min(3).max(30) })).max(10),
  /** After how many days the school forgets. */
  retention: z.object({ messages: days, loginLog: days, profileViews: days, approvals: days }),
  timeZone: z.string().max(50),
  /** Working days: the days beside the weekends on which the school is closed, and the weekends on which it makes up for them. */
  holidays: calendarDays,
  makeUpDays: calendarDays,
  /** On a working day; deadlines in hours count them alone. */
  workingHours: WorkingHours,
  /** Kinds of leave that need a picture. */
  leavePictures: distinct(z.enum(leaveKinds)),
  attendance: AttendanceSettings,
  officeLimits: OfficeLimits,
  /** Ways to pay that the school takes; one that is not configured stays closed. */
  payProviders: distinct(Provider),
  hasWithdrawals: z.boolean(),
  /** Certificates: by when somebody should have decided, and how long an order waits for its payment. */
  approvalDays: z.number().int().min(1).max(30),
  payMinutes: z.number().int().min(5).max(1440),
  payDaysAfterApproval: z.number().int().min(1).max(60),
  /** Prints: how many days a file is kept, how many days a paid print waits, and whether people may offer files to the library. */
  printFileDays: z.number().int().min(1).max(90),
  printDays: z.number().int().min(1).max(90),
  hasLibraryUploads: z.boolean(),
  /** Appeals above this amount, in fen, need two reviewers. */
  fourEyesAbove: z.number().int().min(0).max(10_000_000),
})
export type EditableSettings = z.infer<typeof EditableSettings>

/** What was set before the rules asked for more is still read. */
const { retention, helpDesk, emergencyNumbers } = EditableSettings.shape
const LawfulRetention = retention.extend({ loginLog: days.min(minLogDays) })

export const schoolSettings = call({
  method: 'GET',
  path: '/console/school/settings',
  who: ['admin'],
  summary: 'All app settings of my school.',
  output: EditableSettings,
})

export const changeSchoolSettings = call({
  method: 'POST',
  path: '/console/school/settings',
  who: ['admin'],
  summary: 'Change some of the settings; omitted ones do not change, and every change is written to the audit log.',
  body: EditableSettings.extend({
    retention: LawfulRetention,
    helpDesk: helpDesk.extend({ phone: z.union([z.literal(''), PhoneNumber]) }),
    emergencyNumbers: z.array(emergencyNumbers.element.extend({ phone: PhoneNumber })).max(10),
  }).partial(),
  output: EditableSettings,
  refusals: ['no_way_in', 'time_zone_unknown', 'plan_clashes', 'period_unknown', 'time_missing'],
  idempotency: 'accepted',
})

/** The text in which the school asks for one use of a face. */
export const faceDocumentOf = <const Purpose extends FacePurpose>(purpose: Purpose) => `face_${purpose}` as const

export const documentKinds = ['privacy_policy', 'user_agreement', 'privacy_notice', ...facePurposes.map(faceDocumentOf)] as const
const DocumentKind = z.enum(documentKinds)
const blocks = z
  .array(TextBlock.extend({ text: z.string().trim().min(1).max(5000) }))
  .min(1, 'required')
  .max(200)

const DocumentVersion = z.object({
  kind: DocumentKind,
  version: z.string().trim().min(1).max(20),
  title: z.string().trim().min(2).max(60),
  titleEn: z.string().trim().min(2).max(120),
  titleTw: z.string().trim().min(2).max(60),
  blocks,
  blocksEn: blocks,
  blocksTw: blocks,
  publishedAt: Instant,
})

export const documentVersions = call({
  method: 'GET',
  path: '/console/school/legal-documents',
  who: ['admin'],
  summary: 'All versions of the texts that people agree to, and how many agreed to each.',
  output: z.array(DocumentVersion.extend({ agreed: z.number().int(), isInForce: z.boolean() })),
})

export const publishDocument = call({
  method: 'POST',
  path: '/console/school/legal-documents',
  who: ['admin'],
  summary: 'Publish a new version of a text, now or later; everyone is asked to agree to it at their next visit.',
  body: DocumentVersion,
  output: Done,
  refusals: ['version_taken', 'time_past'],
  idempotency: 'required',
})
