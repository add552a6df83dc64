import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EditableSettings } from '@campus/contract/school/console/settings.ts'
import { changedSettings } from './changed-settings.ts'

const before: EditableSettings = {
  hasHomeTab: true,
  loginWays: ['password', 'phone'],
  outsideLogins: [],
  userTypes: ['student', 'teacher'],
  registrationFor: [],
  isCaptchaAlwaysWanted: false,
  passwordMost: 64,
  watermark: { textSize: 14, textColor: '#808080', transparency: 80, rotation: -20, watermarkText: '' },
  webHosts: [],
  bookForStudents: 'class',
  helpDesk: { phone: '', email: '', place: '', placeEn: '', placeTw: '', hours: '', hoursEn: '', hoursTw: '' },
  emergencyNumbers: [],
  retention: { messages: 365, loginLog: 180, profileViews: 180, approvals: 1825 },
  timeZone: 'Asia/Shanghai',
  payProviders: ['wechat', 'alipay'],
  leavePictures: [],
  attendance: {
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
  },
  hasWithdrawals: true,
  holidays: [],
  makeUpDays: [],
  workingHours: [{ from: '08:00', to: '12:00' }],
  approvalDays: 3,
  payMinutes: 30,
  payDaysAfterApproval: 7,
  printFileDays: 7,
  printDays: 7,
  hasLibraryUploads: true,
  officeLimits: { applications: 200, drafts: 200, comments: 500 },
  fourEyesAbove: 10_000,
}

test('only what is different is sent', () => {
  const now = { ...before, passwordMost: 16, loginWays: ['password' as const], watermark: { ...before.watermark } }
  assert.deepEqual(changedSettings(before, now), { passwordMost: 16, loginWays: ['password'] })
})

test('a change inside a group sends the group, and nothing changed sends nothing', () => {
  const watermark = { ...before.watermark, rotation: 0 }
  assert.deepEqual(changedSettings(before, { ...before, watermark }), { watermark })
  assert.deepEqual(changedSettings(before, structuredClone(before)), {})
})
