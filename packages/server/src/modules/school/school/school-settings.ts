import { loginWays } from '@campus/contract/account/login.ts'
import { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import { passwordLength } from '@campus/contract/account/password-rules.ts'
import { FaceSettings } from '@campus/contract/faces/console.ts'
import { checkPurposes } from '@campus/contract/faces/face-words.ts'
import { providers } from '@campus/contract/payment/pay-ways.ts'
import { RegistrationSettings, usualRegistration } from '@campus/contract/registration/settings.ts'
import { UserType, userTypes } from '@campus/contract/roles.ts'
import { EditableSettings } from '@campus/contract/school/console/settings.ts'
import { Watermark } from '@campus/contract/school/watermark.ts'
import { z } from 'zod'
import { onceATransaction } from '../../../platform/db/once-a-transaction.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { listSettings } from './school.repository.ts'

/** What a school decides for itself; what it has not decided has the value here. */
export const SchoolSettings = z.object({
  loginWays: z
    .array(z.enum(loginWays))
    .min(1)
    .default([...loginWays]),
  outsideLogins: z.array(OutsideProvider).default(['wechat', 'wecom', 'dingtalk', 'cas', 'oidc']),
  /** Single sign-on run by this school itself: there a person is called by the number they have here. */
  ownDirectories: z.array(z.enum(['cas', 'oidc'])).default([]),
  userTypes: z
    .array(UserType)
    .min(1)
    .default([...userTypes]),
  registrationFor: z.array(UserType).default([...userTypes]),
  /** What is asked of students and staff who register. */
  registration: RegistrationSettings.default(usualRegistration),
  isCaptchaAlwaysWanted: z.boolean().default(false),
  passwordMost: z.number().int().min(16).max(passwordLength.max).default(passwordLength.max),
  webHosts: EditableSettings.shape.webHosts.default([]),
  hasHomeTab: z.boolean().default(true),
  bookForStudents: EditableSettings.shape.bookForStudents.default('college'),
  helpDesk: EditableSettings.shape.helpDesk.default({
    phone: '',
    email: '',
    place: '',
    placeEn: '',
    placeTw: '',
    hours: '',
    hoursEn: '',
    hoursTw: '',
  }),
  emergencyNumbers: EditableSettings.shape.emergencyNumbers.default([]),
  // Schools that set their days before approvals had any keep them for five years.
  retention: EditableSettings.shape.retention
    .extend({ approvals: EditableSettings.shape.retention.shape.approvals.default(1825) })
    .default({ messages: 730, loginLog: 365, profileViews: 365, approvals: 1825 }),
  timeZone: EditableSettings.shape.timeZone.default('Asia/Shanghai'),
  holidays: EditableSettings.shape.holidays.default([]),
  makeUpDays: EditableSettings.shape.makeUpDays.default([]),
  workingHours: EditableSettings.shape.workingHours.default([
    { from: '08:00', to: '12:00' },
    { from: '14:00', to: '18:00' },
  ]),
  leavePictures: EditableSettings.shape.leavePictures.default([]),
  attendance: EditableSettings.shape.attendance.default({
    opensBefore: 10,
    lateAfter: 5,
    closesAfter: 30,
    outBefore: 10,
    outAfter: 10,
    radius: 80,
    networks: [],
    minRate: 80,
    absencesInARow: 3,
    missedFirst: 6,
    missedSecond: 3,
    failedCredits: 10,
    gpa: 2,
  }),
  officeLimits: EditableSettings.shape.officeLimits.default({ applications: 200, drafts: 200, comments: 500 }),
  payProviders: EditableSettings.shape.payProviders.default([...providers]),
  hasWithdrawals: EditableSettings.shape.hasWithdrawals.default(true),
  approvalDays: EditableSettings.shape.approvalDays.default(3),
  payMinutes: EditableSettings.shape.payMinutes.default(30),
  payDaysAfterApproval: EditableSettings.shape.payDaysAfterApproval.default(7),
  printFileDays: EditableSettings.shape.printFileDays.default(7),
  printDays: EditableSettings.shape.printDays.default(7),
  hasLibraryUploads: EditableSettings.shape.hasLibraryUploads.default(true),
  faces: FaceSettings.default({ isOn: false, threshold: 0.8, attempts: 5, methods: [...checkPurposes] }),
  fourEyesAbove: EditableSettings.shape.fourEyesAbove.default(10_000),
  watermark: Watermark.default({ textSize: 14, textColor: '#808080', transparency: 85, rotation: -20, watermarkText: '' }),
})
export type SchoolSettings = z.infer<typeof SchoolSettings>

export const readSettings = onceATransaction(async (sql: Sql, schoolId): Promise<SchoolSettings> => {
  const rows = await listSettings(sql, schoolId)
  return SchoolSettings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
})
