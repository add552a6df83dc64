import { z } from 'zod'
import type { Phrase } from '../language.ts'

export const attendanceStates = ['present', 'late', 'early', 'absent', 'leave', 'exempt'] as const
export const AttendanceState = z.enum(attendanceStates)
export type AttendanceState = z.infer<typeof AttendanceState>

export const attendanceStateNames: Record<AttendanceState, Phrase> = {
  present: ['出勤', 'Present', '出席'],
  late: ['迟到', 'Late', '遲到'],
  early: ['早退', 'Left early', '早退'],
  absent: ['缺勤', 'Absent', '缺席'],
  leave: ['请假', 'On leave', '請假'],
  exempt: ['免听', 'Exempt', '免修'],
}

export const purposes = ['in', 'out'] as const
export type Purpose = (typeof purposes)[number]

/** Why a sign waits for the teacher. */
const doubts = ['new_phone', 'other_phone', 'no_position', 'far', 'odd_position', 'typed', 'offline', 'old_code', 'logged_in'] as const
export const Doubt = z.enum(doubts)
export type Doubt = z.infer<typeof Doubt>

export const doubtNames: Record<Doubt, Phrase> = {
  new_phone: ['不是登记的手机', 'Not the registered phone', '不是登記的手機'],
  other_phone: ['他人的手机', "Someone else's phone", '他人的手機'],
  no_position: ['没有位置', 'No location', '沒有位置'],
  far: ['不在教学楼附近', 'Not near the building', '不在教學樓附近'],
  odd_position: ['位置不可信', 'Implausible location', '位置不可信'],
  typed: ['手动输入的码', 'Code entered by hand', '手動輸入的碼'],
  offline: ['离线签到', 'Signed offline', '離線簽到'],
  logged_in: ['看到签到码时已经登录', 'Already logged in when the code was seen', '看到簽到碼時已經登入'],
  old_code: ['重新开放前的签到码', 'Code from before roll call was reopened', '重新開放前的簽到碼'],
}

/** What happened to one person in one lesson, in the order in which it happened. */
const eventKinds = [
  'sign',
  'sign_out',
  'no_sign_out',
  'confirm',
  'mark',
  'unmark',
  'close',
  'exempt',
  'leave',
  'leave_ended',
  'correct',
] as const
export const EventKind = z.enum(eventKinds)
export type EventKind = z.infer<typeof EventKind>
